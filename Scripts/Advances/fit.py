#!/usr/bin/env python3
"""Fits advances of letters to widths that UIKit stored in Interface Builder files.

    Scripts/Advances/fit.py FOLDER …           prints how near the widths come, cross-validated
    Scripts/Advances/fit.py FOLDER … --write   also writes Sources/RedlineText/Advances.swift
    Scripts/Advances/fit.py FOLDER … --table   prints how near the table comes that is there

The folders below each FOLDER are taken for repositories: none is used to judge itself. Needs numpy,
libharfbuzz and Inter. Of Apple's font nothing is read: a width is the sum of one advance for each
letter and weight, Inter's kerning and a tracking for each size, and these are what is fitted.

A stored width stands for half a pixel below it: of the device, or half a point where heights of
labels end on whole points, because Xcode rounds to the pixels of the screen that it runs on. Labels
that something else made wide or narrow, and frames that are older than the font, are outliers: weights
of Geman and McClure's function hold them off. A width is judged after it was rounded as Redline does.
What is not seen often stays near Inter (ridge). Widths off by more than 3.5 % of what Inter gives, 7 %
from 20 pt on, are left out from the start, and hold for no content size in the tables either.
"""

import argparse
import math
import sys
import unicodedata
from collections import Counter, defaultdict

import numpy

import inter
import table
import texts

SIZES = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 26, 28, 34]
COLUMNS = [300, 400, 500, 600, 700]
#: Inter's tracking that is only used to tell content sizes from others, by size.
ROUGH = [(9, 17), (12, 1), (17, -25), (22, -41), (28, -45)]
#: How far each kind of number may lie from its prior, in ems.
SPREAD = {
    "letter": 0.02, "sign": 0.06, "weight": 0.008, "size": 0.03, "step": 0.001, "bold": 0.03, "digit": 0.05,
    "display": 0.02, "early": 0.02}
#: Of how fast the tracking may change from size to size.
SMOOTHNESS = 0.006
#: Below that version of the tools, sizes from 18 pt on had other trackings: there were two cuts of the font
#: then, and one that changes with the size since; and others again below the first version. Texts of then are
#: no part of the fit; by how much they differ from it is printed.
SECOND_CUTS, OPTICAL_SIZES = 15500, 17000
OLD_SIZE = 18
#: Letters of that size stood further apart then, too, by as much in both of these.
EARLY_SIZE = 17
#: Below that one, such sizes are left out: the system's font was another.
OTHER_FONT = 9000
#: From that size on, letters are those of the display cut: each has a width of its own, and bold soon
#: stands further apart.
DISPLAY_SIZE = 20


class Sample:
    def __init__(self, text, faces):
        self.text = text
        face = faces[text.weight]
        characters = [face.advance(base(character)) for character in text.string]
        kerned, plain = face.width(text.string), face.width(text.string, kerns=False)
        self.ems = None
        if None in characters or kerned is None or plain is None:
            return
        self.kerning = kerned - plain
        self.ems = sum(characters) + self.kerning
        self.target = text.width - text.pixel / 2 - text.size * self.ems
        self.is_old = is_old(text)

    @property
    def is_content_size(self):
        if self.ems is None or self.is_old and self.text.tools < OTHER_FONT:
            return False
        tracking = numpy.interp(self.text.size, *zip(*ROUGH)) / 1000
        rough = self.text.size * (self.ems + tracking * len(self.text.string))
        off = abs(rough - self.text.width + self.text.pixel / 2)
        reach = 0.035 if self.text.size < DISPLAY_SIZE else 0.07
        return off <= max(1.5, reach * self.text.width)


def is_old(text):
    return text.size >= OLD_SIZE and text.tools < OPTICAL_SIZES


def is_early(text):
    return EARLY_SIZE <= text.size < OLD_SIZE and text.tools < OPTICAL_SIZES


def base(character):
    """The letter below an accent, which is as wide."""
    return unicodedata.normalize("NFD", character)[0]


def column(weight):
    return min(max(weight, 300), 700)


def parameters(text):
    """What adds to a width in ems, with how often."""
    result = defaultdict(float)
    for character in map(base, text.string):
        result["letter", character] += 1
        result["weight", column(text.weight), character] += 1
    size = min(max(text.size, SIZES[0]), SIZES[-1])
    upper = next(index for index, value in enumerate(SIZES) if value >= size)
    lower = max(upper - 1, 0)
    part = 1 if upper == lower else (size - SIZES[lower]) / (SIZES[upper] - SIZES[lower])
    for index, share in ((lower, 1 - part), (upper, part)):
        result["size", SIZES[index]] += share * len(text.string)
        result["step", column(text.weight), SIZES[index]] += share * len(text.string)
    if is_early(text):
        result["early", EARLY_SIZE] += len(text.string)
    if column(text.weight) == COLUMNS[-1]:
        result["bold", "all"] += display_share(text.size) * len(text.string)
    if text.size >= DISPLAY_SIZE:
        result["digit", "all"] += sum(character.isdigit() for character in text.string)
        for character in map(base, text.string):
            result["display", character] += 1
    return result


def spread(name):
    """How far a number may lie from its prior: signs look less alike than letters do."""
    is_sign = name[0] == "letter" and not name[1].isalnum() and name[1] != " "
    return SPREAD["sign" if is_sign else name[0]]


def display_share(size):
    """How much of what bold letters stand further apart in the display cut they do at a size."""
    return min(max((size - DISPLAY_SIZE) / 4, 0), 1)


class Model:
    """Robust ridge regression, by reweighting, on texts of the font of today."""

    def __init__(self, samples):
        samples = [sample for sample in samples if not sample.is_old]
        rows = [parameters(sample.text) for sample in samples]
        names = sorted({name for row in rows for name in row}, key=str)
        index = {name: number for number, name in enumerate(names)}
        matrix = numpy.zeros((len(samples), len(names)))
        for number, (sample, row) in enumerate(zip(samples, rows)):
            for name, count in row.items():
                matrix[number, index[name]] = count * sample.text.size
        target = numpy.array([sample.target for sample in samples])
        twins = Counter((s.text.string, s.text.size, s.text.weight, s.text.width) for s in samples)
        trust = numpy.array([
            1 / math.sqrt(twins[s.text.string, s.text.size, s.text.weight, s.text.width])
            for s in samples])
        error = numpy.array([
            max(0.12, s.text.pixel / 3.46) + 0.0008 * s.text.width for s in samples])
        prior = numpy.diag([1 / spread(name) ** 2 for name in names])
        for one, other in zip(SIZES, SIZES[1:]):
            pair = [index.get(("size", size)) for size in (one, other)]
            if None not in pair:
                prior[numpy.ix_(pair, pair)] += numpy.array([[1, -1], [-1, 1]]) / SMOOTHNESS**2
        weights, reach = numpy.ones(len(samples)), 6.0
        for _ in range(12):
            scaled = trust * weights / error**2
            solution = numpy.linalg.solve(
                matrix.T @ (matrix * scaled[:, None]) + prior, matrix.T @ (scaled * target))
            reach = max(2.2, 0.8 * reach)
            weights = 1 / (1 + ((target - matrix @ solution) / error / reach) ** 2) ** 2
        self.values = dict(zip(names, solution))

    def width(self, sample):
        ems = sum(
            count * self.values.get(name, 0) for name, count in parameters(sample.text).items())
        return sample.text.size * (sample.ems + ems)


def folds(samples, count=8):
    """Repositories in groups of about as many samples each."""
    sizes = Counter(sample.text.repository for sample in samples)
    groups = [set() for _ in range(count)]
    for repository in sorted(sizes, key=lambda name: (-sizes[name], name)):
        min(groups, key=lambda group: sum(sizes[name] for name in group)).add(repository)
    return [group for group in groups if group]


def error(sample, width):
    """By how much a width is off that is rounded up as Redline does."""
    step = sample.text.step
    return math.ceil(width / step - 1e-6) * step - sample.text.width


def cross_validated(samples):
    """Pairs of a sample and by how much the width is off that the other repositories give."""
    for group in folds(samples):
        model = Model([sample for sample in samples if sample.text.repository not in group])
        for sample in samples:
            if sample.text.repository in group:
                yield sample, error(sample, model.width(sample))


def report(pairs):
    def line(title, wanted):
        errors = numpy.array([abs(error) for sample, error in pairs if wanted(sample)])
        if len(errors):
            half, one = (100 * numpy.mean(errors <= limit + 1e-6) for limit in (0.5, 1))
            print(
                f"{title:24} {len(errors):5} {half:7.1f} % {one:7.1f} % "
                f"{numpy.median(errors):7.2f} {numpy.quantile(errors, 0.9):7.2f}")

    print(f"{'':24} {'texts':>5} {'≤ 0.5 pt':>9} {'≤ 1 pt':>9} {'median':>7} {'p90':>7}")
    line("all", lambda s: True)
    line("two cuts, from 18 pt on", lambda s: s.is_old)
    for weight in COLUMNS:
        line(f"weight {weight}", lambda s: column(s.text.weight) == weight and not s.is_old)
        line(
            "  since Xcode 11.4",
            lambda s: column(s.text.weight) == weight and s.text.tools >= OPTICAL_SIZES)
    for weight in (400, 700):
        line(f"{weight} from 20 pt on", lambda s: (
            column(s.text.weight) == weight and s.text.size >= DISPLAY_SIZE and not s.is_old))
    for size in sorted({sample.text.size for sample, _ in pairs}):
        line(f"regular, {size:g} pt", lambda s: (s.text.size, s.text.weight) == (size, 400) and not s.is_old)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", nargs="+")
    parser.add_argument("--write", action="store_true", help="write the table of the sources")
    parser.add_argument("--table", action="store_true", help="judge the table of the sources only")
    arguments = parser.parse_args()
    faces = {weight: inter.Face(weight) for weight in inter.WEIGHTS}
    seen, samples = set(), []
    for folder in arguments.folder:
        for text in texts.texts(folder):
            key = (text.repository, text.string, text.size, text.weight, text.width)
            if key in seen or any(ord(character) > 0x2122 for character in text.string):
                continue
            seen.add(key)
            sample = Sample(text, faces)
            if sample.is_content_size:
                samples.append(sample)
    repositories = len({sample.text.repository for sample in samples})
    if repositories < 2:
        sys.exit("there are no two repositories with texts of one line at the size of their content")
    print(f"{len(samples)} texts of {repositories} repositories")
    if arguments.table:
        known = table.Table(faces)
        report([(sample, error(sample, known.width(sample))) for sample in samples])
        return
    report(list(cross_validated(samples)))
    if arguments.write:
        table.write(Model(samples), samples, faces)


if __name__ == "__main__":
    main()
