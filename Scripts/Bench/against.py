"""Runs two layout-bench programs by turns and prints how many times faster the second one is.

against.py ROUNDS BEFORE NOW [ARGUMENT…], both with the same arguments. Of all rounds the medians count, so
that what else the machine does hits both alike.
"""

import re
import statistics
import subprocess
import sys

LINE = re.compile(r"^\s*(\d*)\s+(first|resize)\s+([\d.]+)\s")


def times(program, arguments):
    """The milliseconds of each line that a program prints, by views and kind."""
    run = subprocess.run([program, *arguments], check=True, stdout=subprocess.PIPE, text=True)
    result, count = {}, ""
    for line in run.stdout.splitlines():
        found = LINE.match(line)
        if not found:
            continue
        count = found[1] or count
        result[int(count), found[2]] = float(found[3])
    return result


def main():
    rounds, programs, arguments = int(sys.argv[1]), sys.argv[2:4], sys.argv[4:]
    runs = ([], [])
    for number in range(rounds):
        for index, program in enumerate(programs):
            runs[index].append(times(program, arguments))
        print(f"bench: {number + 1} of {rounds} rounds", file=sys.stderr)
    print(f"{'views':>8}{'':>9}{'before':>11}{'now':>11}{'faster':>9}{'from':>8}{'to':>7}")
    for count, kind in runs[0][0]:
        before, now = ([run[count, kind] for run in each] for each in runs)
        ratios = sorted(one / other for one, other in zip(before, now))
        old, new = statistics.median(before), statistics.median(now)
        print(
            f"{count if kind == 'first' else '':>8}{'first' if kind == 'first' else 'turn':>9}"
            f"{old:>8.2f} ms{new:>8.2f} ms{old / new:>8.1f}×{ratios[0]:>8.1f}{ratios[-1]:>7.1f}"
        )
    print("\nwithout texts; from and to: the least and the greatest of single rounds")


if __name__ == "__main__":
    main()
