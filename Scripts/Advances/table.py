"""Writes fitted advances and trackings as a table of the sources."""

import os
import re
import statistics
from collections import Counter

import numpy

import fit

PATH = os.path.join(os.path.dirname(__file__), "../../Sources/RedlineText/Advances.swift")
#: A letter that fewer texts have than that keeps Inter's width and the mean correction.
FEWEST = 2
REFERENCE = 17
#: What `DocumentFonts` adds for documents in which letters of 17 pt stood further apart, in ems.
EARLY = 0.0015


def advance(model, faces, letter, weight):
    """In ems at the size of reference; beyond light and bold, Inter's difference to those."""
    column = fit.column(weight)
    return (
        faces[weight].advance(letter) + model.values["letter", letter]
        + model.values["size", REFERENCE]
        + model.values.get(("weight", column, letter), 0)
        + model.values.get(("step", column, REFERENCE), 0))


class Table:
    """The table of the sources, read as `LetterAdvances` reads it; not for sizes of the font's old cuts."""

    def __init__(self, faces):
        with open(PATH, encoding="utf-8") as file:
            text = file.read()
        self.faces = faces
        self.letters = {
            chr(int(code, 16)): [int(ems) / 1000 for ems in row.split(",")]
            for code, row in re.findall(r"\(0x([0-9A-F]+), \[([^\]]*)\]\)", text)}
        self.sizes = [
            (float(size), [float(ems) / 1000 for ems in row.split(",")])
            for size, row in re.findall(r"\n    \(([\d.]+), \[([^\]]*)\]\)", text)]
        self.display = {
            chr(int(code, 16)): int(ems) / 1000
            for code, ems in re.findall(r"\(0x([0-9A-F]+), (-?\d+)\)", text)}
        self.means = {
            weight: statistics.mean(
                row[weight // 100 - 1] - (face.advance(letter) or 0)
                for letter, row in self.letters.items() if letter != "_")
            for weight, face in faces.items()}

    def tracking(self, size, weight):
        rows = [numpy.interp(fit.column(weight), fit.COLUMNS, row) for _, row in self.sizes]
        return numpy.interp(size, [points for points, _ in self.sizes], rows)

    def width(self, sample):
        text = sample.text
        tracking = self.tracking(text.size, text.weight) + EARLY * fit.is_early(text)
        ems = sample.kerning + tracking * len(text.string)
        for letter in map(fit.base, text.string):
            if letter in self.letters:
                ems += self.letters[letter][text.weight // 100 - 1]
                ems += self.display.get(letter, 0) if text.size >= fit.DISPLAY_SIZE else 0
            else:
                ems += self.faces[text.weight].advance(letter) + self.means[text.weight]
        return text.size * ems


def write(model, samples, faces):
    uses = Counter(
        character for sample in samples for character in set(map(fit.base, sample.text.string)))
    letters = sorted(c for c, count in uses.items() if count >= FEWEST and c.isprintable())
    reference = model.values["size", REFERENCE]
    lines = []
    for letter in letters:
        advances = [str(round(1000 * advance(model, faces, letter, weight))) for weight in faces]
        lines.append(f"    (0x{ord(letter):02X}, [{', '.join(advances)}]),  // {letter}".rstrip())
    rows = []
    for size in fit.SIZES:
        trackings = [
            model.values.get(("size", size), reference) - reference
            + model.values.get(("step", weight, size), 0)
            - model.values.get(("step", weight, REFERENCE), 0) for weight in fit.COLUMNS]
        trackings[-1] += fit.display_share(size) * model.values.get(("bold", "all"), 0)
        rows.append(f"    ({size}, [{', '.join(f'{1000 * t + 0:.1f}' for t in trackings)}]),")
    digit = model.values.get(("digit", "all"), 0)
    added = {
        letter: model.values.get(("display", letter), 0) + digit * letter.isdigit()
        for letter in letters}
    display = [
        f"    (0x{ord(letter):02X}, {round(1000 * ems)}),  // {letter}".rstrip()
        for letter, ems in added.items() if round(1000 * ems)]
    early = model.values.get(("early", fit.EARLY_SIZE), 0)
    print(f"{fit.EARLY_SIZE:3} pt, tools before {fit.OPTICAL_SIZES}: {1000 * early:+.1f} thousandths of an em")
    for is_first, tools in ((True, fit.SECOND_CUTS), (False, fit.OPTICAL_SIZES)):
        differences = {}
        for sample in samples:
            if sample.is_old and is_first == (sample.text.tools < fit.SECOND_CUTS):
                letters_width = sample.text.size * len(sample.text.string)
                off = sample.text.width - sample.text.pixel / 2 - model.width(sample)
                differences.setdefault(sample.text.size, []).append(1000 * off / letters_width)
        for size, off in sorted(differences.items()):
            if len(off) >= FEWEST:
                print(
                    f"{size:3g} pt, tools before {tools}: {statistics.median(off):+.1f} thousandths of an em, "
                    f"{len(off)} texts")
    repositories = len({sample.text.repository for sample in samples})
    text = SOURCE.format(
        texts=len(samples), repositories=repositories, letters="\n".join(lines),
        sizes="\n".join(rows), display="\n".join(display))
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(text.replace("-0.0,", "0.0,").replace("-0.0]", "0.0]"))


SOURCE = '''// Written by Scripts/Advances/fit.py from {texts} widths in Interface Builder files of
// {repositories} repositories. Of Apple's font nothing was read.

/// Fitted numbers in thousandths of an em.
enum Advances {{
  /// A letter's advances at 17 pt, for the weights 100, 200 … 900.
  typealias Letter = (scalar: UInt32, advances: [Int])
  /// What each advance differs at a point size from that at 17 pt, for the weights 300 … 700.
  typealias Size = (points: Double, tracking: [Double])

  static let letters: [Letter] = [
{letters}
  ]

  static let sizes: [Size] = [
{sizes}
  ]

  /// By how much letters are wider in the display cut, but for the tracking.
  static let display: [(scalar: UInt32, added: Int)] = [
{display}
  ]
}}
'''
