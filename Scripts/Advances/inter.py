"""Widths of texts in Inter, through HarfBuzz: where the fit begins, and what kerns."""

import ctypes
import ctypes.util
import subprocess

#: Weights of OpenType with those of fontconfig.
WEIGHTS = {
    100: 0, 200: 40, 300: 50, 400: 80, 500: 100, 600: 180, 700: 200, 800: 205, 900: 210,
}
library = ctypes.CDLL(ctypes.util.find_library("harfbuzz"))
for name in (
        "hb_blob_create_from_file", "hb_face_create", "hb_font_create", "hb_buffer_create",
        "hb_buffer_get_glyph_positions", "hb_buffer_get_glyph_infos"):
    getattr(library, name).restype = ctypes.c_void_p


class Feature(ctypes.Structure):
    _fields_ = [
        ("tag", ctypes.c_uint32), ("value", ctypes.c_uint32), ("start", ctypes.c_uint),
        ("end", ctypes.c_uint)]


class Face:
    """A face of Inter, installed as a file for each weight."""

    def __init__(self, weight):
        pattern = f"Inter:weight={WEIGHTS[weight]}:slant=0"
        path = subprocess.run(
            ["fc-match", "-f", "%{file}", pattern], capture_output=True, check=True).stdout
        face = ctypes.c_void_p(library.hb_face_create(
            ctypes.c_void_p(library.hb_blob_create_from_file(path)), 0))
        self.units = library.hb_face_get_upem(face)
        self.font = ctypes.c_void_p(library.hb_font_create(face))
        library.hb_font_set_scale(self.font, self.units, self.units)
        self.advances = {}

    def width(self, string, kerns=True):
        """The width in ems; `None` if Inter lacks a character."""
        buffer = ctypes.c_void_p(library.hb_buffer_create())
        text = string.encode()
        library.hb_buffer_add_utf8(buffer, text, len(text), 0, len(text))
        library.hb_buffer_guess_segment_properties(buffer)
        features = (Feature * 2)(
            Feature(int.from_bytes(b"calt", "big"), 0, 0, 0xFFFFFFFF),
            Feature(int.from_bytes(b"kern", "big"), int(kerns), 0, 0xFFFFFFFF))
        library.hb_shape(self.font, buffer, features, 2)
        count = ctypes.c_uint()
        infos = ctypes.cast(
            library.hb_buffer_get_glyph_infos(buffer, ctypes.byref(count)),
            ctypes.POINTER(ctypes.c_uint32))
        positions = ctypes.cast(
            library.hb_buffer_get_glyph_positions(buffer, ctypes.byref(count)),
            ctypes.POINTER(ctypes.c_int32))
        glyphs = range(count.value)
        width = sum(positions[5 * index] for index in glyphs) / self.units
        misses = any(infos[5 * index] == 0 for index in glyphs)
        library.hb_buffer_destroy(buffer)
        return None if misses else width

    def advance(self, character):
        if character not in self.advances:
            self.advances[character] = self.width(character)
        return self.advances[character]
