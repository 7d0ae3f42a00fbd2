"""Checks what `redline-bench answers` prints on standard input against HiGHS (PyPI's highspy).

Constants are divided by the largest of a system, so that tolerances are relative. Prints each system
that differs, with its seed, and a summary; the exit code is 1 if any does.
"""

import collections
import math
import sys

import highspy
import numpy

INFINITY = highspy.kHighsInf
Row = collections.namedtuple("Row", "relation priority weight constant terms")


class Unknown(Exception):
    """HiGHS gave no answer."""


class Model:
    """Rows as a linear program: an optional row has a cost for each direction that it forbids."""

    def __init__(self, count, rows):
        self.highs = highspy.Highs()
        self.highs.setOptionValue("output_flag", False)
        self.highs.setOptionValue("presolve", "off")
        self.count = count
        self.size = count
        self.costs = collections.defaultdict(dict)
        self.bounds = []
        for _ in range(count):
            self.highs.addVar(-INFINITY, INFINITY)
        for row in rows:
            terms = collections.defaultdict(float)
            for variable, coefficient in row.terms:
                terms[variable] += coefficient
            scale = max((abs(c) for c in terms.values()), default=0) or 1
            terms = {v: c / scale for v, c in terms.items()}
            if row.priority < 1000:
                for sign, relations in [(-1.0, "=<"), (1.0, "=>")]:
                    if row.relation in relations:
                        self.highs.addVar(0, INFINITY)
                        self.costs[row.priority][self.size] = row.weight * scale
                        terms[self.size] = sign
                        self.size += 1
            right = -row.constant / scale
            low = -INFINITY if row.relation == "<" else right
            high = INFINITY if row.relation == ">" else right
            self.add(low, high, terms)

    def add(self, low, high, terms):
        columns = numpy.array(list(terms.keys()), dtype=numpy.int32)
        self.bounds.append((low, high))
        self.highs.addRow(low, high, len(columns), columns, numpy.array(list(terms.values())))

    def keep_optimum(self):
        """Leaves the optimal points only: what has a price stays at its bound."""
        solution = self.highs.getSolution()
        for column, price in enumerate(solution.col_dual):
            if abs(price) > 1e-9 and column >= self.count:
                self.highs.changeColBounds(column, 0, 0)
        for row, price in enumerate(solution.row_dual):
            if abs(price) > 1e-9:
                bound = min(self.bounds[row], key=lambda b: abs(b - solution.row_value[row]))
                self.bounds[row] = (bound, bound)
                self.highs.changeRowBounds(row, bound, bound)

    def minimum(self, cost):
        """The least cost: infinite if nothing is feasible, minus infinity if there is no end."""
        costs = numpy.zeros(self.size)
        for column, value in cost.items():
            costs[column] = value
        self.highs.changeColsCost(
            self.size, numpy.arange(self.size, dtype=numpy.int32), costs
        )
        for tolerance in (1e-10, 1e-9, 1e-8):
            # With a tolerance that is too small for a system, it gives up.
            for name in ("primal_feasibility_tolerance", "dual_feasibility_tolerance"):
                self.highs.setOptionValue(name, tolerance)
            self.highs.run()
            status = self.highs.getModelStatus()
            if status != highspy.HighsModelStatus.kUnknown:
                break
            self.highs.clearSolver()
        if status == highspy.HighsModelStatus.kOptimal:
            return self.highs.getInfo().objective_function_value
        if status == highspy.HighsModelStatus.kInfeasible:
            return math.inf
        if status == highspy.HighsModelStatus.kUnbounded:
            return -math.inf
        raise Unknown(f"HiGHS stopped with {status}")


def is_feasible(count, rows):
    return Model(count, rows).minimum({}) < math.inf


def check(count, rows, values, ranges, conflicts):
    """What differs, as sentences."""
    scale = max([abs(r.constant) for r in rows] + [0]) or 1.0
    rows = [r._replace(constant=r.constant / scale) for r in rows]
    values = [v / scale for v in values]
    required = [r for r in rows if r.priority == 1000]
    if is_feasible(count, required) != (not conflicts):
        yield f"feasibility: {len(conflicts)} conflicts reported"
        return
    for _, members in conflicts:
        chosen = [rows[i] for i in members]
        if any(r.priority < 1000 for r in chosen):
            yield f"conflict {members} has optional constraints"
        if is_feasible(count, chosen):
            yield f"conflict {members} is feasible"
        for left in members:
            if not is_feasible(count, [rows[i] for i in members if i != left]):
                yield f"conflict {members} is infeasible without {left}"
    broken = {b for b, _ in conflicts}
    kept = [r for i, r in enumerate(rows) if i not in broken]
    sums = collections.defaultdict(float)
    for row in kept:
        parts = [c * values[v] for v, c in row.terms]
        error = sum(parts) + row.constant
        error = {"=": abs(error), "<": max(0, error), ">": max(0, -error)}[row.relation]
        if row.priority < 1000:
            sums[row.priority] += row.weight * error
        elif error > 1e-8 * max([abs(p) for p in parts] + [1]):
            yield f"a required constraint is violated by {error * scale}"
    model = Model(count, kept)
    if model.minimum({}) == math.inf:
        yield "what is left without the broken constraints is infeasible"
        return
    for priority in sorted(model.costs, reverse=True):
        costs = model.costs[priority]
        unit = max(costs.values())
        best = model.minimum({column: cost / unit for column, cost in costs.items()})
        if abs(sums[priority] / unit - best) > 1e-6 * max(1.0, best):
            ours, theirs = sums[priority] * scale, best * unit * scale
            yield f"objective @{priority}: {ours}, HiGHS {theirs}"
            return
        model.keep_optimum()
    for variable in range(count):
        low = model.minimum({variable: 1.0})
        high = -model.minimum({variable: -1.0})
        mine = [bound / scale for bound in ranges.get(variable, (values[variable] * scale,) * 2)]
        for bound, found in zip(mine, (low, high)):
            size = max([1.0] + [abs(b) for b in (low, high) if math.isfinite(b)])
            if bound != found and not abs(bound - found) <= 1e-5 * size:
                yield (
                    f"variable {variable}: {mine[0] * scale} … {mine[1] * scale}, "
                    f"HiGHS {low * scale} … {high * scale}"
                )
                break


def main():
    totals, failures, infeasible, ambiguous, unknown = collections.Counter(), 0, 0, 0, 0
    text, rows, ranges, conflicts, count = [], [], {}, [], 0
    for line in sys.stdin:
        words = line.split()
        if words[0] == "#":
            text, rows, ranges, conflicts = [], [], {}, []
        if words[0] in ("#", "V", "C", "+", "Q"):
            text.append(line)
        if words[0] == "V":
            count = int(words[1])
        elif words[0] == "C":
            terms = [(int(words[i]), float(words[i + 1])) for i in range(7, len(words), 2)]
            priority = 1000.0 if words[3] == "R" else float(words[3])
            rows.append(Row(words[2], priority, float(words[4]), float(words[5]), terms))
        elif words[0] == "conflict":
            numbers = [int(w) for w in words[1:]]
            conflicts.append((numbers[0], numbers[1:]))
        elif words[0] == "range":
            ranges[int(words[1])] = (float(words[2]), float(words[3]))
        elif words[0] == "values":
            totals[text[0].split()[-1]] += 1
            infeasible += bool(conflicts)
            ambiguous += bool(ranges)
            try:
                found = list(check(count, rows, [float(w) for w in words[1:]], ranges, conflicts))
            except Unknown:
                unknown += 1
                found = []
            if found:
                failures += 1
                print("".join(text) + "".join(f"# {sentence}\n" for sentence in found), flush=True)
    families = ", ".join(f"{n} {name}" for name, n in sorted(totals.items()))
    print(f"{sum(totals.values())} systems: {families}")
    if unknown:
        print(f"{unknown} on which HiGHS gave up, not compared")
    print(f"{infeasible} with conflicts, {ambiguous} ambiguous, {failures} that differ from HiGHS")
    sys.exit(1 if failures or not totals else 0)


main()
