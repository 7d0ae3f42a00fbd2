"""Times commands in a repository of many goldens: goldens.py REDLINE SAMPLE OTHER FOLDER [COUNT]

Makes FOLDER a repository with COUNT goldens (100,000), all of them copies of SAMPLE, and the results of
a run that took them. On a branch twenty of them are OTHER, and failed. Prints the seconds by the clock
and of the processor of each command, with the memory that it took, for COUNT and a hundredth of it, so
that one sees what grows with what is there.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

CHANGED = 20

# What was written in the last seconds may be written again without another time, and is not taken for
# known: a run that follows one of ten minutes meets next to no such results.
SETTLING = 4


def main(redline, sample, other, folder, count="100000"):
    for number in (int(count) // 100, int(count)):
        root = pathlib.Path(folder) / str(number)
        made = time.perf_counter()
        make(root, pathlib.Path(sample).read_bytes(), pathlib.Path(other).read_bytes(), number)
        print(f"\n{number} goldens, made in {time.perf_counter() - made:.0f} s")
        time.sleep(SETTLING)
        rows = [
            ("verify --no-run, first", ["verify", "--no-run"], 1),
            ("verify --no-run, again", ["verify", "--no-run"], 1),
            ("verify --no-run --report", ["verify", "--no-run", "--report", "report"], 1),
            ("obsolete", ["obsolete"], 0),
            ("diff main..HEAD", ["diff", "main..HEAD"], 1),
            ("git diff --stat main..HEAD", None, 0),
        ]
        for title, arguments, status in rows:
            command = [redline, *arguments] if arguments else ["git", *title.split()[1:]]
            print(f"{title:28}" + timed(command, root, status), flush=True)
    size = sum(path.stat().st_size for path in (root / "report").rglob("*") if path.is_file())
    print(f"{'the report':28}{size / 1e6:8.1f} MB")


def timed(command, root, status):
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment(root)
    )
    errors = process.stderr.read()
    _, code, usage = os.wait4(process.pid, 0)
    elapsed = time.perf_counter() - start
    if os.waitstatus_to_exitcode(code) != status:
        ended = os.waitstatus_to_exitcode(code)
        sys.exit(f"{' '.join(command)} ended with {ended}\n{errors.decode()}")
    used = usage.ru_utime + usage.ru_stime
    return f"{elapsed:8.2f} s {used:8.2f} s of processor {usage.ru_maxrss / 1024:8.0f} MB"


def environment(root):
    kept = {key: value for key, value in os.environ.items() if key != "CI"}
    return kept | {"PATH": f"{root / '.build' / 'bin'}:{os.environ['PATH']}"}


def make(root, sample, other, count):
    shutil.rmtree(root, ignore_errors=True)
    (root / "Sources").mkdir(parents=True)
    (root / "Package.swift").write_text("// swift-tools-version: 6.2\n")
    # Says which tests there are, in place of a build of ten thousand.
    swift = root / ".build" / "bin" / "swift"
    names = sorted({f"AppTests.Suite{n // 1000}/test{n // 10 % 100}()" for n in range(count)})
    write(swift, ("#!/bin/sh\ncat <<'END'\n" + "\n".join(names) + "\nEND\n").encode())
    swift.chmod(0o755)
    (root / ".gitignore").write_text(".build\n")
    names = [f"Suite{n // 1000}/test{n // 10 % 100}/{n % 10}" for n in range(count)]
    for name in names:
        write(root / "Snapshots" / f"{name}.svg", sample)
    git = ["git", "-c", "user.name=Bench", "-c", "user.email=bench@example.org", "-c", "gc.auto=0"]
    run(git + ["init", "--quiet", "--initial-branch", "main"], root)
    run(git + ["add", "."], root)
    run(git + ["commit", "--quiet", "--message", "Goldens"], root)
    run(git + ["checkout", "--quiet", "-b", "change"], root)
    changed = set(names[:: max(1, count // CHANGED)][:CHANGED])
    for name in changed:
        write(root / "Snapshots" / f"{name}.svg", other)
    run(git + ["commit", "--quiet", "--all", "--message", "Other goldens"], root)
    leave_results(root, names, changed, sample)


def leave_results(root, names, changed, sample):
    results = root / ".build" / "redline"
    for name in names:
        suite, test, _ = name.split("/")
        is_changed = name in changed
        result = {
            "environment": [],
            "file": {"id": name, "kind": "svg"},
            "golden": f"Snapshots/{name}.svg",
            "message": f"{name} is another layout: Snapshots/{name}.svg" if is_changed else "",
            "run": "verify-1",
            "rung": "layout",
            "seconds": 0.001,
            "test": {
                "arguments": [],
                "file": f"AppTests/{suite}.swift",
                "function": f"{test}()",
                "library": "swift-testing",
                "line": 7,
                "module": "AppTests",
                "suite": suite,
            },
            "title": name,
            "variant": "",
            "verdict": "changed" if is_changed else "passed",
        }
        if is_changed:
            result["cause"] = "a constant"
            result["difference"] = "a.top = b.top + 8 → + 9"
            result["actual"] = f".build/redline/pending/{name}.svg"
            write(results / "pending" / f"{name}.svg", sample)
        write(results / "results" / f"{name}.svg.json", json.dumps(result).encode())
    tests = sorted({name.rsplit("/", 1)[0] for name in names})
    run_record = {
        "endedTests": tests,
        "hasEnded": True,
        "id": "verify-1",
        "library": "swift-testing",
        "methods": [],
        "openTests": [],
        "runningTests": [],
        "skippedTests": [],
        "takenLines": "\n".join(f"{name}.svg" for name in names),
    }
    write(results / "runs" / "verify-1-swift-testing-1.json", json.dumps(run_record).encode())
    note = {
        "run": "verify-1",
        "number": 1,
        "otherFailures": [],
        "lacksOutcomes": False,
        "end": {"exit": {"_0": 0}},
        "problems": [],
        "obsolete": [],
    }
    write(results / "commands" / "verify-1.json", json.dumps(note).encode())


def write(path, data):
    try:
        path.write_bytes(data)
    except FileNotFoundError:
        path.parent.mkdir(parents=True)
        path.write_bytes(data)


def run(command, root):
    subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)


main(*sys.argv[1:])
