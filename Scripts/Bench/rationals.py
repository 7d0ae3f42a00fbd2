"""Checks a system by a simplex method in fractions, where z3 takes too long, for highs.py.

One dense tableau, all priorities at once: prices are compared level by level, so that the first vertex
where none falls is the optimum of all of them. Nothing of it is RedlineSolver's way.
"""

import math
from fractions import Fraction

import exact

ZERO = Fraction(0)
MOST_BEFORE_BLAND = 400


class Tableau:
    """Rows `sum + constant, relation, 0`: required ones hold, each other one costs what it is off by."""

    def __init__(self, count, rows):
        self.count, self.is_free, costs = count, [True] * count, {}
        priorities = sorted({r.priority for r in rows if r.priority < 1000}, reverse=True)
        equations = [self.equation(row, priorities, costs) for row in rows]
        self.width = len(self.is_free)
        self.rows = [[t.get(c, ZERO) for c in range(self.width)] + [b] for t, b in equations]
        # The first price is that of what is missing to equations.
        self.prices = [[ZERO] * (self.width + 1) for _ in range(1 + len(priorities))]
        for column, (level, weight) in costs.items():
            self.prices[level][column] = weight
        self.basis = [None] * len(self.rows)
        self.begin()
        self.run(range(self.width))
        self.is_feasible = self.prices[0][self.width] == 0

    def equation(self, row, priorities, costs):
        """The terms and the right side of a row with columns for what it is off by."""
        terms = {}
        for variable, coefficient in row.terms:
            terms[variable] = terms.get(variable, ZERO) + exact.fraction(coefficient)
        for sign, relations in [(Fraction(-1), "=<"), (Fraction(1), "=>")]:
            forbidden = row.relation in relations
            if row.priority == 1000 and forbidden:
                continue
            if forbidden:
                level = 1 + priorities.index(row.priority)
                costs[len(self.is_free)] = (level, exact.fraction(row.weight))
            terms[len(self.is_free)] = sign
            self.is_free.append(False)
        return terms, -exact.fraction(row.constant)

    def begin(self):
        """Solves for the variables; what is then missing to an equation is a part of the first price."""
        for column in range(self.count):
            usable = [i for i, row in enumerate(self.rows) if self.basis[i] is None and row[column]]
            if usable:
                fewest = min(usable, key=lambda i: sum(1 for value in self.rows[i] if value))
                self.pivot(fewest, column)
        for index, column in enumerate(self.basis):
            if column is None:
                if self.rows[index][self.width] < 0:
                    self.rows[index] = [-value for value in self.rows[index]]
                self.subtract(self.prices[0], self.rows[index], Fraction(1))

    @staticmethod
    def subtract(row, other, factor):
        for column, value in enumerate(other):
            if value:
                row[column] -= factor * value

    def pivot(self, index, column):
        divisor = self.rows[index][column]
        self.rows[index] = [value / divisor if value else value for value in self.rows[index]]
        for other, row in enumerate(self.rows):
            if other != index and row[column]:
                self.subtract(row, self.rows[index], row[column])
        for row in self.prices:
            if row[column]:
                self.subtract(row, self.rows[index], row[column])
        self.basis[index] = column

    def falling(self, column):
        """The level and the size of the first price of a column, if it falls in a direction."""
        for level, prices in enumerate(self.prices):
            if prices[column] < 0:
                return level, prices[column], 1
            if prices[column] > 0:
                return (level, -prices[column], -1) if self.is_free[column] else None
        return None

    def entering(self, columns, takes_first):
        held, best = set(self.basis), None
        for column in columns:
            price = None if column in held else self.falling(column)
            if price and takes_first:
                return column, price[2]
            if price and (best is None or price[:2] < best[0]):
                best = price[:2], column, price[2]
        return best and best[1:]

    def run(self, columns):
        """Goes to where no price of the columns falls; False if one falls for ever."""
        pivots = 0
        while found := self.entering(columns, pivots > MOST_BEFORE_BLAND):
            column, direction = found
            best = None
            for index, row in enumerate(self.rows):
                own = self.basis[index]
                rate = direction * row[column]
                # What is missing to an equation that has no column must not come back.
                if rate > 0 and (own is None or not self.is_free[own]):
                    key = row[self.width] / rate, -1 if own is None else own
                    if best is None or key < best[0]:
                        best = key, index
            if best is None:
                return False
            self.pivot(best[1], column)
            pivots += 1
        return True

    def ends(self):
        """For each variable its least and its greatest value at the optimum."""
        held = set(self.basis)
        level = [c for c in range(self.width) if all(prices[c] == 0 for prices in self.prices)]
        free = [column for column in level if column not in held]
        if not free:
            values = [ZERO] * self.count
            for index, column in enumerate(self.basis):
                if column is not None and column < self.count:
                    values[column] = self.rows[index][self.width]
            return [(value, value) for value in values]
        return [
            (self.least(variable, 1, level), -self.least(variable, -1, level))
            for variable in range(self.count)
        ]

    def least(self, variable, sign, columns):
        self.prices = [[ZERO] * (self.width + 1)]
        self.prices[0][variable] = Fraction(sign)
        if variable in self.basis:
            self.subtract(self.prices[0], self.rows[self.basis.index(variable)], Fraction(sign))
        return -self.prices[0][self.width] if self.run(columns) else -math.inf


def faults(system):
    """Where RedlineSolver is wrong, as sentences."""
    broken = {b for b, _ in system.conflicts}
    required = [i for i, r in enumerate(system.rows) if r.priority == 1000]

    def is_feasible(indices):
        return Tableau(system.count, [system.rows[i] for i in indices]).is_feasible

    if not is_feasible([i for i in required if i not in broken]):
        return ["what is left without the broken constraints is infeasible"]
    for _, members in system.conflicts:
        if is_feasible(members):
            return [f"conflict {members} is feasible"]
        for left in members:
            if not is_feasible([i for i in members if i != left]):
                return [f"conflict {members} is infeasible without {left}"]
    kept = [r for i, r in enumerate(system.rows) if i not in broken]
    return list(value_faults(system, Tableau(system.count, kept).ends()))


def value_faults(system, ends):
    scale = max([abs(r.constant) for r in system.rows if abs(r.constant) < 1e6] + [1])
    for variable, (low, high) in enumerate(ends):
        value = system.plain_values[variable]
        mine = system.ranges.get(variable, (value, value))
        near = 1e-6 * max(scale, abs(value))
        is_inside = mine[0] - near <= value <= mine[1] + near
        if not (is_inside and is_near(mine[0], low, scale) and is_near(mine[1], high, scale)):
            yield (
                f"variable {variable}: {mine[0]} … {mine[1]} at {value}, "
                f"exactly {exact.float_of(low)} … {exact.float_of(high)}"
            )


def is_near(mine, end, scale):
    """Beyond 1e290 only what stands for no bound bounds anything."""
    if abs(mine) > 1e290 or abs(end) > 1e290:
        return mine * end > 0 and abs(mine) > 1e290 and abs(end) > 1e290
    return abs(Fraction(mine) - end) <= Fraction(1e-6) * Fraction(max(scale, abs(mine)))
