"""Checks what `solver-bench answers` prints on standard input against HiGHS (PyPI's highspy).

Constants are divided by the largest of a system, so that tolerances are relative. Prints each system
that differs, with its seed, and a summary; the exit code is 1 if any does. `highs.py FILE` also writes
the smaller systems with HiGHS's answers to FILE, for the tests.

Where HiGHS, whose tolerances are absolute, sees a difference or gives up, z3 decides in exact arithmetic, and
where that takes more than a minute, a tableau of fractions (rationals.py);
`highs.py --exact` asks z3 about all systems of fewer than 12 variables.
"""

import collections
import math
import os
import sys
import time

import exact
import highspy
import numpy
import rationals

INFINITY = highspy.kHighsInf
Row = collections.namedtuple("Row", "relation priority weight constant terms")
MOST_ROWS = 28
MOST_EXACT_VARIABLES = 11
HEADER = """\
# Random systems with the answers of HiGHS {version}; written by
#   Scripts/oracle --count {count} --seed {seed} --write FILE
# which leaves out systems of more than {most} constraints.
#
# system SEED FAMILY VARIABLES
# RELATION PRIORITY WEIGHT CONSTANT (VARIABLE:COEFFICIENT)...    sum + constant, relation, 0
# feasible | infeasible            the required constraints together
# conflict BROKEN: MEMBERS         an irreducible set, and the one that is left out in what follows
# sums (PRIORITY:SUM)...           the least weighted violations, from high priorities to low ones
# values VALUE | LOW..HIGH ...     of each variable among the best points; without them not compared
"""


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


class System:
    """What `solver-bench answers` says of one system; constants are relative to `scale`."""

    def __init__(self, lines):
        self.text, self.rows, self.ranges, self.conflicts, values = [], [], {}, [], []
        self.certificate, self.seconds = "direct", 0.0
        for line in lines:
            words = line.split()
            if words[0] in ("#", "V", "C", "+", "Q"):
                self.text.append(line)
            if words[0] == "V":
                self.count = int(words[1])
            elif words[0] == "C":
                terms = [(int(words[i]), float(words[i + 1])) for i in range(7, len(words), 2)]
                priority = 1000.0 if words[3] == "R" else float(words[3])
                self.rows.append(Row(words[2], priority, float(words[4]), float(words[5]), terms))
            elif words[0] == "conflict":
                numbers = [int(w) for w in words[1:]]
                self.conflicts.append((numbers[0], numbers[1:]))
            elif words[0] == "certificate":
                self.certificate, self.seconds = words[1], float(words[2])
            elif words[0] == "range":
                self.ranges[int(words[1])] = (float(words[2]), float(words[3]))
            elif words[0] == "values":
                values = [float(w) for w in words[1:]]
        _, _, seed, family = lines[0].split()
        self.seed, self.family = int(seed.rstrip(",")), family
        self.scale = max([abs(r.constant) for r in self.rows] + [0]) or 1.0
        self.scaled = [r._replace(constant=r.constant / self.scale) for r in self.rows]
        self.plain_values = values
        self.values = [v / self.scale for v in values]

    def is_feasible(self, indices):
        return Model(self.count, [self.scaled[i] for i in indices]).minimum({}) < math.inf

    def kept(self):
        broken = {b for b, _ in self.conflicts}
        return [r for i, r in enumerate(self.scaled) if i not in broken]


class Answer:
    """What HiGHS says of a system, without the rows that RedlineSolver left out."""

    def __init__(self, system):
        required = [i for i, r in enumerate(system.rows) if r.priority == 1000]
        self.is_feasible = system.is_feasible(required)
        self.sums, self.units, self.ranges = {}, {}, []
        self.faults = list(self.check_conflicts(system))
        if self.faults:
            return
        model = Model(system.count, system.kept())
        if model.minimum({}) == math.inf:
            self.faults.append("what is left without the broken constraints is infeasible")
            return
        for priority in sorted(model.costs, reverse=True):
            costs = model.costs[priority]
            unit = max(costs.values())
            self.units[priority] = unit
            self.sums[priority] = unit * model.minimum({c: v / unit for c, v in costs.items()})
            model.keep_optimum()
        for variable in range(system.count):
            ends = model.minimum({variable: 1.0}), -model.minimum({variable: -1.0})
            self.ranges.append(ends)

    def check_conflicts(self, system):
        if self.is_feasible != (not system.conflicts):
            yield f"feasibility: {len(system.conflicts)} conflicts reported"
        for _, members in system.conflicts:
            if any(system.rows[i].priority < 1000 for i in members):
                yield f"conflict {members} has optional constraints"
            if system.is_feasible(members):
                yield f"conflict {members} is feasible"
            for left in members:
                if not system.is_feasible([i for i in members if i != left]):
                    yield f"conflict {members} is infeasible without {left}"

    def block(self, system):
        """The system and the answers, as the tests read them."""
        scale = system.scale
        lines = [f"system {system.seed} {system.family} {system.count}"]
        for row in system.rows:
            terms = " ".join(f"{v}:{number(c)}" for v, c in row.terms)
            numbers = " ".join(number(n) for n in (row.priority, row.weight, row.constant))
            lines.append(f"{row.relation} {numbers} {terms}".rstrip())
        lines.append("feasible" if self.is_feasible else "infeasible")
        if self.ranges:
            for broken, members in sorted(system.conflicts):
                lines.append(f"conflict {broken}: " + " ".join(str(m) for m in members))
            sums = (f"{number(p)}:{answer(s * scale)}" for p, s in self.sums.items())
            lines.append(" ".join(["sums", *sums]))
            lines.append(" ".join(["values", *(span(*ends, scale) for ends in self.ranges)]))
        return "\n".join(lines) + "\n"


def number(value):
    value += 0.0
    return f"{value:.0f}" if value == round(value) and abs(value) < 1e15 else repr(value)


def answer(value):
    """With the digits that HiGHS's tolerances leave."""
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return number(float(f"{value:.9g}") + 0.0)


def is_unique(low, high):
    return math.isfinite(high - low) and high - low <= 1e-7 * max(1.0, abs(low), abs(high))


def span(low, high, scale):
    low, high = (0.0 if abs(end) < 1e-9 else end for end in (low, high))
    if is_unique(low, high):
        return answer((low + high) / 2 * scale)
    return f"{answer(low * scale)}..{answer(high * scale)}"


def differences(system, theirs):
    """Where RedlineSolver's values and ranges are not HiGHS's, as sentences."""
    values, scale = system.values, system.scale
    sums = collections.defaultdict(float)
    for row in system.kept():
        parts = [c * values[v] for v, c in row.terms]
        error = sum(parts) + row.constant
        error = {"=": abs(error), "<": max(0, error), ">": max(0, -error)}[row.relation]
        if row.priority < 1000:
            sums[row.priority] += row.weight * error
        elif error > 1e-8 * max([abs(p) for p in parts] + [1]):
            yield f"a required constraint is violated by {error * scale}"
    for priority, best in theirs.sums.items():
        if abs(sums[priority] - best) > 1e-6 * max(theirs.units[priority], best):
            yield f"objective @{priority}: {sums[priority] * scale}, HiGHS {best * scale}"
            return
    for variable, ends in enumerate(theirs.ranges):
        single = (values[variable] * scale,) * 2
        mine = [bound / scale for bound in system.ranges.get(variable, single)]
        size = max([1.0] + [abs(end) for end in ends if math.isfinite(end)])
        if any(m != e and not abs(m - e) <= 1e-5 * size for m, e in zip(mine, ends)):
            yield (
                f"variable {variable}: {mine[0] * scale} … {mine[1] * scale}, "
                f"HiGHS {ends[0] * scale} … {ends[1] * scale}"
            )


def systems(lines):
    """The systems on standard input, one at a time."""
    block = []
    for line in lines:
        block.append(line)
        if line.startswith("values"):
            yield System(block)
            block = []


def exact_faults(system, counts):
    """What exact arithmetic says: that of z3, or where it takes too long, of a tableau of fractions."""
    try:
        found = exact.faults(system)
        counts["exact"] += 1
    except exact.TooSlow:
        found = rationals.faults(system)
        counts["fractions"] += 1
    return found


def main():
    totals, counts, blocks, seeds = collections.Counter(), collections.Counter(), [], []
    certificates, seconds, slowest = collections.Counter(), collections.Counter(), []
    asks_z3 = "--exact" in sys.argv
    files = [argument for argument in sys.argv[1:] if argument != "--exact"]
    for system in systems(sys.stdin):
        totals[system.family] += 1
        certificates[system.certificate] += 1
        seconds[system.certificate] += system.seconds
        begin = time.monotonic()
        seeds.append(system.seed)
        counts["infeasible"] += bool(system.conflicts)
        counts["ambiguous"] += bool(system.ranges)
        theirs = None
        try:
            theirs = Answer(system)
            found = theirs.faults or list(differences(system, theirs))
        except Unknown as reason:
            found = [str(reason)]
        is_small = system.count <= MOST_EXACT_VARIABLES
        if found or (asks_z3 and is_small):
            decided = exact_faults(system, counts)
            counts["overruled"] += bool(found) and decided == []
            found = decided
        if theirs and len(system.rows) <= MOST_ROWS:
            blocks.append(theirs.block(system))
        slowest.append((time.monotonic() - begin, system.seed))
        if found:
            counts["failures"] += 1
            print("".join(system.text) + "".join(f"# {sentence}\n" for sentence in found))
            if theirs:
                print("To be kept in Tests/RedlineSolverTests/Oracle.txt:\n" + theirs.block(system))
            sys.stdout.flush()
    families = ", ".join(f"{n} {name}" for name, n in sorted(totals.items()))
    print(f"{sum(totals.values())} systems: {families}")
    ways = ", ".join(
        f"{n} {name} in {seconds[name]:.2f} s" for name, n in sorted(certificates.items())
    )
    print(f"certificates of RedlineSolver: {ways}")
    names = ", ".join(f"seed {seed} {time:.1f} s" for time, seed in sorted(slowest)[:-4:-1])
    print(f"longest checks: {names}")
    print(f"{counts['infeasible']} with conflicts, {counts['ambiguous']} ambiguous")
    print(f"{counts['exact']} compared with z3, {counts['fractions']} in fractions; ", end="")
    print(f"HiGHS was overruled {counts['overruled']} times")
    print(f"{counts['failures']} that differ")
    if counts["failures"] or not totals:
        sys.exit(1)
    if files:
        version = highspy.Highs().version()
        header = HEADER.format(
            version=version, count=len(seeds), seed=seeds[0], most=MOST_ROWS
        )
        temporary = files[0] + ".new"
        with open(temporary, "w", encoding="utf-8") as file:
            file.write("\n".join([header, *blocks]))
        os.replace(temporary, files[0])
        print(f"{len(blocks)} of them are in {files[0]}")


main()
