"""Times PyPI's kiwisolver on a workload: kiwi.py FILE SECONDS [--per-add]; its last line is the median in µs.

Each line before is the time in seconds at which a run starts its clock.

The format is described in redline-bench/Sources/solver-bench/Workload.swift. The levels S, M and W are kiwi's own
strong, medium and weak. Variables and constraints are made before the clock starts.
"""

import sys
import time

from kiwisolver import Constraint, Expression, Solver, Term, Variable

LEVELS = {"S": 1e6, "M": 1e3, "W": 1.0}
PROCESS_START = time.perf_counter()
RELATIONS = {"=": "==", "<": "<=", ">": ">="}


def read(path):
    count, definitions, operations = 0, {}, []
    with open(path) as lines:
        for line in lines:
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            if words[0] == "V":
                count += int(words[1])
            elif words[0] == "C":
                strength = "required" if words[3] == "R" else LEVELS[words[3]] * float(words[4])
                terms = [
                    (int(words[i]), float(words[i + 1])) for i in range(7, len(words) - 1, 2)
                ]
                definitions[words[1]] = (terms, float(words[5]), RELATIONS[words[2]], strength)
            else:
                operations.append(words)
    return count, definitions, operations


def prepare(workload, per_add):
    """The calls of one run on a new solver; None starts and stops the clock."""
    count, definitions, operations = workload
    variables = [Variable() for _ in range(count)]
    constraints = {
        name: Constraint(
            Expression([Term(variables[v], c) for v, c in terms], constant), relation, strength
        )
        for name, (terms, constant, relation, strength) in definitions.items()
    }
    solver = Solver()
    calls = []
    for words in operations:
        kind = words[0]
        if kind == "+":
            calls.append((solver.addConstraint, (constraints[words[1]],)))
            if per_add:
                calls.append((solver.updateVariables, ()))
        elif kind == "-":
            calls.append((solver.removeConstraint, (constraints[words[1]],)))
        elif kind == "E":
            strength = LEVELS[words[2]] * float(words[3])
            calls.append((solver.addEditVariable, (variables[int(words[1])], strength)))
        elif kind == "S":
            calls.append((solver.suggestValue, (variables[int(words[1])], float(words[2]))))
        elif kind == "U":
            calls.append((solver.updateVariables, ()))
        elif kind in "BX":
            calls.append((None, ()))
    return calls


def run(calls):
    total, start = 0.0, None
    for function, arguments in calls:
        if function is not None:
            function(*arguments)
        elif start is None:
            if not total:
                # Who stops this process can tell how long the clock ran.
                print(time.perf_counter() - PROCESS_START, flush=True)
            start = time.perf_counter()
        else:
            total += time.perf_counter() - start
            start = None
    return total * 1e6


def main():
    workload = read(sys.argv[1])
    per_add = "--per-add" in sys.argv
    end = time.perf_counter() + float(sys.argv[2])
    times = []
    while not times or (time.perf_counter() < end and len(times) < 1000):
        times.append(run(prepare(workload, per_add)))
    times.sort()
    print(times[len(times) // 2])


main()
