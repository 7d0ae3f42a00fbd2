"""Times PyPI's peers: peers-time.py pixelmatch|blazediff A.png B.png RUNS

Prints the least milliseconds by the clock, and those of all processors. blazediff runs with either
of its PNG decoders, without a tolerance and with its usual one; the fastest counts.
"""

import os
import subprocess
import sys
import time


def least(work, runs):
    work()
    times, used = [], []
    for _ in range(runs):
        start, before = time.perf_counter(), time.process_time()
        work()
        times.append(time.perf_counter() - start)
        used.append(time.process_time() - before)
        if sum(times) > 5:
            break
    return f"{min(times) * 1e3} {min(used) * 1e3}"


peer, first, second, runs = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
if peer == "pixelmatch":
    from PIL import Image
    from pixelmatch.contrib.PIL import pixelmatch

    Image.MAX_IMAGE_PIXELS = None

    def work():
        pixelmatch(*(Image.open(path).convert("RGBA") for path in (first, second)))

    print(least(work, min(runs, 3)))
elif peer == "blazediff":
    times = []
    for decoder in ({}, {"BLAZEDIFF_PNG_ENABLED": "1"}):
        for threshold in ("0.0", "0.1"):
            command = [sys.executable, __file__, threshold, first, second, str(runs)]
            output = subprocess.run(
                command, env=os.environ | decoder, stdout=subprocess.PIPE, check=True
            )
            times.append([float(word) for word in output.stdout.split()])
    print(*(min(column) for column in zip(*times)))
else:
    from blazediff import compare

    print(least(lambda: compare(first, second, threshold=float(peer)), runs))
