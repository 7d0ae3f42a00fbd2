"""Checks a system against z3 (PyPI's z3-solver) in exact arithmetic, for highs.py.

Numbers are the simplest fractions that the doubles stand for, as in RedlineSolver: 1/3 for
0.3333333333333333. Needs no tolerance but for RedlineSolver's own values.
"""

import math
from fractions import Fraction

import z3

MOST_MILLISECONDS = 20_000


class TooSlow(Exception):
    """z3 gave no answer in time."""


def fraction(value):
    """The simplest fraction that rounds to a double, by its continued fraction."""
    rest = abs(value)
    low, high = (1.0, 0.0), (0.0, 1.0)
    for _ in range(40):
        whole = math.floor(rest)
        low, high = (whole * low[0] + high[0], whole * low[1] + high[1]), low
        if low[0] >= 2.0**53 or low[1] >= 2.0**40:
            break
        if low[0] / low[1] == abs(value):
            return math.copysign(1, value).__int__() * Fraction(int(low[0]), int(low[1]))
        if rest == whole:
            break
        rest = 1 / (rest - whole)
    return Fraction(value)


def number(value):
    return z3.RatVal(value.numerator, value.denominator)


def sum_of(row, variables):
    parts = [number(fraction(c)) * variables[v] for v, c in row.terms]
    return z3.Sum(parts + [number(fraction(row.constant))])


def holds(row, total):
    return {"=": total == 0, "<": total <= 0, ">": total >= 0}[row.relation]


def best(constraints, objective):
    """The least value of an objective: None if nothing is feasible, infinite without an end."""
    optimizer = z3.Optimize()
    optimizer.set("timeout", MOST_MILLISECONDS)
    optimizer.add(constraints)
    handle = optimizer.minimize(objective)
    result = optimizer.check()
    if result == z3.unsat:
        return None
    if result != z3.sat:
        raise TooSlow()
    if "oo" in str(handle.value()):
        return -math.inf
    value = optimizer.model().eval(objective, model_completion=True)
    return Fraction(z3.simplify(value).as_fraction())


def is_feasible(system, indices):
    variables = z3.Reals([f"x{i}" for i in range(system.count)])
    solver = z3.Solver()
    solver.set("timeout", MOST_MILLISECONDS)
    for index in indices:
        row = system.rows[index]
        solver.add(holds(row, sum_of(row, variables)))
    result = solver.check()
    if result == z3.unknown:
        raise TooSlow()
    return result == z3.sat


def conflict_faults(system):
    broken = {b for b, _ in system.conflicts}
    required = [i for i, r in enumerate(system.rows) if r.priority == 1000]
    if not is_feasible(system, [i for i in required if i not in broken]):
        yield "what is left without the broken constraints is infeasible"
    for _, members in system.conflicts:
        if is_feasible(system, members):
            yield f"conflict {members} is feasible"
        for left in members:
            if not is_feasible(system, [i for i in members if i != left]):
                yield f"conflict {members} is infeasible without {left}"


def faults(system):
    """Where RedlineSolver is wrong, as sentences."""
    found = list(conflict_faults(system))
    if found:
        return found
    broken = {b for b, _ in system.conflicts}
    variables = z3.Reals([f"x{i}" for i in range(system.count)])
    constraints, costs = [], {}
    for index, row in enumerate(system.rows):
        if index in broken:
            continue
        total = sum_of(row, variables)
        if row.priority == 1000:
            constraints.append(holds(row, total))
            continue
        error = z3.Real(f"e{index}")
        constraints += [error >= 0]
        if row.relation in "=<":
            constraints.append(error >= total)
        if row.relation in "=>":
            constraints.append(error >= -total)
        costs.setdefault(row.priority, []).append(number(fraction(row.weight)) * error)
    for priority in sorted(costs, reverse=True):
        cost = z3.Sum(costs[priority])
        constraints.append(cost == number(best(constraints, cost)))
    return list(value_faults(system, constraints, variables))


def value_faults(system, constraints, variables):
    scale = max([abs(r.constant) for r in system.rows if abs(r.constant) < 1e6] + [1])
    for index, variable in enumerate(variables):
        low = best(constraints, variable)
        high = -best(constraints, -variable)
        value = system.plain_values[index]
        mine = system.ranges.get(index, (value, value))
        for end, other in zip(mine, (low, high)):
            if end == other or (abs(end) > 1e290 and abs(other) > 1e290):
                continue
            size = max(scale, abs(other) if math.isfinite(other) else 0)
            if math.isinf(end) or math.isinf(other) or abs(Fraction(end) - other) > 1e-6 * size:
                yield (
                    f"variable {index}: {mine[0]} … {mine[1]} at {value}, "
                    f"exactly {float_of(low)} … {float_of(high)}"
                )
                break
        size = max(scale, abs(value))
        if value < low - Fraction(1e-6 * size) or value > high + Fraction(1e-6 * size):
            yield f"variable {index} is {value}, not in {float_of(low)} … {float_of(high)}"


def float_of(value):
    try:
        return float(value)
    except OverflowError:
        return math.copysign(math.inf, value)
