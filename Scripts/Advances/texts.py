"""Texts of one line with the widths that UIKit gave them, from Interface Builder files."""

import math
import os
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

LINE_HEIGHT = 1.193359375
STYLES = {
    "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17,
    "Body": 17, "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
}
WEIGHTS = {
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
}
THREE_PIXELS = {
    "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
    "retina6_72", "retina6_9",
}


@dataclass
class Text:
    repository: str
    kind: str
    string: str
    size: float
    weight: int
    #: The width in points, rounded up to pixels, or to points.
    width: float
    #: What it was rounded up to.
    pixel: float
    #: What Redline rounds up to: a point for buttons, else the device's pixel.
    step: float
    tools: int
    #: The height in points.
    height: float


def texts(folder):
    """All labels and buttons below a folder whose first folders are repositories."""
    for path, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if name.endswith((".storyboard", ".xib")):
                file = os.path.join(path, name)
                repository = os.path.relpath(file, folder).split(os.sep)[0]
                try:
                    yield from document_texts(ElementTree.parse(file).getroot(), repository)
                except (ElementTree.ParseError, ValueError):
                    continue


def document_texts(root, repository):
    runtime = root.get("targetRuntime", "")
    if not root.get("type", "").startswith("com.apple.InterfaceBuilder3.CocoaTouch"):
        return
    if "TV" in runtime or "watch" in runtime:
        return
    tools = int(re.match(r"\d*", root.get("toolsVersion", "")).group(0) or 0)
    pixel = 1 / scale(root)
    found = list(elements(root, repository, pixel, tools))
    grids = [grid(text, pixel) for text in found]
    is_whole = grids.count(1) > grids.count(pixel) and pixel < 1
    for text, own in zip(found, grids):
        text.pixel = own or (1 if is_whole else pixel)
        # Titles of buttons end at whole points.
        if text.kind == "button":
            text.pixel = text.step = 1
        yield text


def grid(text, pixel):
    """What a label's height was rounded up to, as its width was; `None` where that does not tell."""
    if text.kind != "label" or pixel == 1:
        return None
    fine, whole = (math.ceil(LINE_HEIGHT * text.size / step - 1e-3) * step for step in (pixel, 1))
    if whole - fine < 0.1:
        return None
    near = [step for step, height in ((pixel, fine), (1, whole)) if abs(text.height - height) < 0.05]
    return near[0] if near else None


def elements(root, repository, pixel, tools):
    for element in root.iter():
        found = text(element)
        if found is None:
            continue
        kind, string, font = found
        frame = child(element, "frame")
        if frame is None or not string or font is None or "\n" in string:
            continue
        size, weight = font
        width, height = float(frame.get("width", 0)), float(frame.get("height", 0))
        line = LINE_HEIGHT * size
        # Another height means another text size on the author's canvas, or a frame from code.
        if kind == "label" and not line - 0.6 <= height <= line + 1.6:
            continue
        # A button is at least 46 pt wide in some versions, whatever its title.
        if kind == "button" and width <= 46:
            continue
        yield Text(repository, kind, string, size, weight, width, pixel, pixel, tools, height)


def text(element):
    """Kind, string and font of a label or button that only its text makes as wide as it is."""
    if element.tag == "label" and element.get("adjustsFontSizeToFit") != "YES":
        string = element.get("text")
        if string is None and (part := child(element, "text")) is not None:
            string = part.text
        return "label", string, font(child(element, "fontDescription"))
    if element.tag == "button":
        state = child(element, "normal")
        if state is None or state.get("image") or state.get("backgroundImage"):
            return None
        if child(state, "attributedTitle") is not None or child(element, "configuration") is not None:
            return None
        if any((part.get("key") or "").endswith("EdgeInsets") for part in element):
            return None
        is_system = element.get("buttonType") in ("roundedRect", "system")
        described = child(element, "fontDescription")
        usual = (15 if is_system else 18, 400)
        return "button", state.get("title"), usual if described is None else font(described)
    return None


def font(description):
    if description is None:
        return None
    if style := description.get("style"):
        name = style.replace("UICTFontTextStyle", "")
        return (STYLES[name], 600 if name == "Headline" else 400) if name in STYLES else None
    kind = description.get("type")
    if kind not in ("system", "boldSystem") or not float(description.get("pointSize") or 0) > 0:
        return None
    usual = "bold" if kind == "boldSystem" else "regular"
    weight = WEIGHTS.get(description.get("weight", usual).lower())
    return None if weight is None else (float(description.get("pointSize")), weight)


def child(element, key):
    return next((part for part in element if part.get("key") == key), None)


def scale(root):
    """Pixels in a point of the device; of a canvas without one 1, unless frames lie on halves."""
    device = root.find("device")
    if device is not None:
        return 3 if device.get("id") in THREE_PIXELS else 2
    values = (
        float(rect.get(name, 0)) for rect in root.iter("rect") for name in ("x", "y", "width", "height"))
    return 2 if any(abs(value - round(value)) > 0.1 for value in values) else 1
