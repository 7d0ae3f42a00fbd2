#!/usr/bin/env python3
"""Checks storyboards and xibs with a mistake in each, and says which ones end in a crash or in no time.

    Scripts/mutations FOLDER … --count 20000 --seed 1

Each file is one of those below the folders with one to three mistakes: bytes, numbers, ids, elements and
attributes that are changed, gone, twice or elsewhere, or an end that is missing. `redline check` reads them
in batches on all devices that --on names, within --memory megabytes; a batch that ends by a signal, or not
in time, is run file by file, and what does so alone is kept in --keep. The same seed makes the same files.

Exit codes: 0; 1 for a crash or a hang; 64 where there is nothing to change.
"""

import argparse
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

NUMBERS = ["0", "-1", "0.5", "1e308", "-1e308", "nan", "inf", "99999999999", "1e-300", "", "1:0", "a"]
#: Longer files take more time than they show.
LARGEST = 60_000
BATCH = 100


def numbers(text, chance):
    found = list(re.finditer(r'"-?\d+(\.\d+)?"', text))
    if not found:
        return text
    number = chance.choice(found)
    return f'{text[:number.start()]}"{chance.choice(NUMBERS)}"{text[number.end():]}'


def ids(text, chance):
    """One id in another's place: twice the same, a circle, or a reference to what is of another kind."""
    found = list(re.finditer(r'"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"', text))
    if len(found) < 2:
        return text
    one, other = chance.choice(found), chance.choice(found)
    return text[:one.start()] + other.group() + text[one.end():]


def words(text, chance):
    """Another name of an element, of an attribute, or another value, of those that the file has."""
    pattern = chance.choice([r"(?<=<)\w+", r"(?<= )\w+(?==\")", r'(?<=")\w+(?=")'])
    found = list(re.finditer(pattern, text))
    if len(found) < 2:
        return text
    one, other = chance.choice(found), chance.choice(found)
    return text[:one.start()] + other.group() + text[one.end():]


def lines(text, chance):
    """Lines that are gone, twice, or elsewhere: elements that do not end, or in others."""
    rows = text.split("\n")
    start = chance.randrange(len(rows))
    end = min(len(rows), start + chance.choice([1, 1, 2, 5, 40]))
    part = rows[start:end]
    way = chance.randrange(3)
    if way != 1:
        del rows[start:end]
    if way != 0:
        place = chance.randrange(len(rows) + 1)
        rows[place:place] = part * (1 if way == 2 else chance.choice([1, 2, 50]))
    return "\n".join(rows)


def characters(text, chance):
    place = chance.randrange(len(text))
    sign = chance.choice(['"', "<", ">", "&", "/", "\0", "\u00e9", "\U0001f600", "]]>", "<!DOCTYPE a>", ""])
    return text[:place] + sign + text[place + chance.choice([0, 1, 3]):]


def end(text, chance):
    return text[:chance.randrange(len(text))]


WAYS = [numbers, numbers, numbers, ids, ids, words, words, lines, lines, characters, end]


def mutated(text, chance):
    for _ in range(chance.randint(1, 3)):
        text = chance.choice(WAYS)(text, chance) or " "
    return text


def sources(folders):
    for folder in folders:
        for path, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                file = os.path.join(path, name)
                if name.endswith((".storyboard", ".xib")) and os.path.getsize(file) <= LARGEST:
                    yield file


def run(arguments, files, seconds):
    """How it ended; `None` for well."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (arguments.memory << 20,) * 2)

    command = [arguments.program, "check", "--on", arguments.on, "--severity", "note", *files]
    try:
        code = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=seconds,
            preexec_fn=limit, check=False).returncode
    except subprocess.TimeoutExpired:
        return "does not end"
    return None if code in (0, 1, 64, 70) else f"ends with {code}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", nargs="+")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", required=True, help="the command redline")
    parser.add_argument("--on", default="own", choices=["own", "phones", "all"])
    parser.add_argument("--seconds", type=float, default=20, help="what one file may take")
    parser.add_argument("--memory", type=int, default=8192, help="address space in megabytes")
    parser.add_argument("--keep", default="mutations-that-fail", help="the folder for files that fail")
    arguments = parser.parse_args()
    originals = list(sources(arguments.folder))
    if not originals:
        print("there are no storyboards or xibs", file=sys.stderr)
        return 64
    chance = random.Random(arguments.seed)
    failures, start = 0, time.monotonic()
    for first in range(0, arguments.count, BATCH):
        with tempfile.TemporaryDirectory() as folder:
            files = []
            for number in range(first, min(first + BATCH, arguments.count)):
                original = chance.choice(originals)
                with open(original, encoding="utf-8", errors="replace", newline="") as file:
                    text = mutated(file.read() or " ", chance)
                files.append(os.path.join(folder, f"{number}{os.path.splitext(original)[1]}"))
                with open(files[-1], "w", encoding="utf-8", newline="") as file:
                    file.write(text)
            ended = run(arguments, files, arguments.seconds * 6)
            for file in files if ended else []:
                ended = run(arguments, [file], arguments.seconds)
                if ended:
                    failures += 1
                    os.makedirs(arguments.keep, exist_ok=True)
                    kept = shutil.copy(file, arguments.keep)
                    print(f"{kept}: {ended}", flush=True)
    print(
        f"{arguments.count} files of {len(originals)}, {failures} fail, "
        f"{time.monotonic() - start:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
