"""Writes fitted advances and trackings as a table of the sources."""

import os
from collections import Counter

import fit

PATH = os.path.join(os.path.dirname(__file__), "../../Sources/RedlineText/Advances.swift")
#: A letter that fewer texts have than that keeps Inter's width and the mean correction.
FEWEST = 2
REFERENCE = 17


def advance(model, faces, letter, weight):
    """In ems at the size of reference; beyond light and bold, Inter's difference to those."""
    column = fit.column(weight)
    return (
        faces[weight].advance(letter) + model.values["letter", letter]
        + model.values["size", REFERENCE]
        + model.values.get(("weight", column, letter), 0)
        + model.values.get(("step", column, REFERENCE), 0))


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
    for is_first, tools in ((True, fit.SECOND_CUTS), (False, fit.OPTICAL_SIZES)):
        for size in fit.SIZES:
            if (old := model.values.get(("old", is_first, size))) is not None and size >= fit.OLD_SIZE:
                print(f"{size:3} pt, tools before {tools}: {1000 * old:+.1f} thousandths of an em")
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
