"""Times PyPI's pixelmatch: pixelmatch-time.py A.png B.png RUNS; prints the median in milliseconds."""

import sys
import time

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

times = []
for _ in range(int(sys.argv[3])):
    start = time.perf_counter()
    first, second = (Image.open(path).convert("RGBA") for path in sys.argv[1:3])
    pixelmatch(first, second)
    times.append(time.perf_counter() - start)
    if sum(times) > 5:
        break
print(sorted(times)[len(times) // 2] * 1e3)
