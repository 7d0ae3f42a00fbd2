"""Checks a system against z3 (PyPI's z3-solver) in exact arithmetic, for highs.py.

Numbers are the simplest fractions that the doubles stand for, as in RedlineSolver: 1/3 for
0.3333333333333333. Needs no tolerance but for RedlineSolver's own values.
"""

import math
import time
from fractions import Fraction

import z3

MOST_SECONDS = 30
MOST_SECONDS_OF_SYSTEM = 60


class TooSlow(Exception):
    """z3 gave no answer in time."""


class Deadline:
    """When z3 must have answered all questions about a system."""

    def __init__(self):
        self.end = time.monotonic() + MOST_SECONDS_OF_SYSTEM

    def limit(self, solver):
        """Gives a solver what is left for its next question."""
        rest = min(MOST_SECONDS, self.end - time.monotonic())
        if rest <= 0:
            raise TooSlow()
        solver.set("timeout", max(1, int(1000 * rest)))


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


def best(constraints, objective, deadline):
    """The least value of an objective: None if nothing is feasible, infinite without an end."""
    optimizer = z3.Optimize()
    deadline.limit(optimizer)
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


def is_feasible(system, indices, deadline):
    variables = z3.Reals([f"x{i}" for i in range(system.count)])
    solver = z3.Solver()
    deadline.limit(solver)
    for index in indices:
        row = system.rows[index]
        solver.add(holds(row, sum_of(row, variables)))
    result = solver.check()
    if result == z3.unknown:
        raise TooSlow()
    return result == z3.sat


def conflict_faults(system, deadline):
    broken = {b for b, _ in system.conflicts}
    required = [i for i, r in enumerate(system.rows) if r.priority == 1000]
    if not is_feasible(system, [i for i in required if i not in broken], deadline):
        yield "what is left without the broken constraints is infeasible"
    for _, members in system.conflicts:
        if is_feasible(system, members, deadline):
            yield f"conflict {members} is feasible"
        for left in members:
            if not is_feasible(system, [i for i in members if i != left], deadline):
                yield f"conflict {members} is infeasible without {left}"


def faults(system):
    """Where RedlineSolver is wrong, as sentences."""
    deadline = Deadline()
    found = list(conflict_faults(system, deadline))
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
        constraints.append(cost == number(best(constraints, cost, deadline)))
    return list(value_faults(system, constraints, variables, deadline))


def value_faults(system, constraints, variables, deadline):
    """Whether no optimum lies beyond what RedlineSolver says, and one lies at each of its ends.

    Each question is one of feasibility, which the solver answers from where the one before ended; ends
    are searched for only to be printed.
    """
    scale = max([abs(r.constant) for r in system.rows if abs(r.constant) < 1e6] + [1])
    solver = z3.Solver()
    solver.add(constraints)

    def is_possible(condition):
        solver.push()
        solver.add(condition)
        deadline.limit(solver)
        result = solver.check()
        solver.pop()
        if result == z3.unknown:
            raise TooSlow()
        return result == z3.sat

    for index, variable in enumerate(variables):
        value = system.plain_values[index]
        ends = system.ranges.get(index, (value, value))
        near = 1e-6 * max(scale, abs(value))
        if (
            ends[0] - near <= value <= ends[1] + near
            and is_end(is_possible, variable, ends[0], scale)
            and is_end(is_possible, -variable, -ends[1], scale)
        ):
            continue
        low = best(constraints, variable, deadline)
        high = -best(constraints, -variable, deadline)
        yield (
            f"variable {index}: {ends[0]} … {ends[1]} at {value}, "
            f"exactly {float_of(low)} … {float_of(high)}"
        )


def is_end(is_possible, expression, end, scale):
    """Whether the least value of an expression is `end`, but for a tolerance."""
    if end == -math.inf or end < -1e290:
        # Nothing bounds it, or only what stands for that.
        return is_possible(expression <= number(Fraction(-1e290)))
    if end == math.inf or end > 1e290:
        return not is_possible(expression < number(Fraction(1e290)))
    near = Fraction(1e-6 * max(scale, abs(end)))
    low, high = number(Fraction(end) - near), number(Fraction(end) + near)
    return not is_possible(expression < low) and is_possible(expression <= high)


def float_of(value):
    try:
        return float(value)
    except OverflowError:
        return math.copysign(math.inf, value)
