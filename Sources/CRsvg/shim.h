#ifndef REDLINE_CRSVG_H
#define REDLINE_CRSVG_H

#include <cairo.h>
#include <glib.h>
#include <librsvg/rsvg.h>
#include <stdint.h>
#include <string.h>

/// The libraries that draw, at run time and compile time.
static inline int redline_rsvg_version(void) {
  return LIBRSVG_MAJOR_VERSION * 10000 + LIBRSVG_MINOR_VERSION * 100 + LIBRSVG_MICRO_VERSION;
}

static inline void redline_rsvg_unref(RsvgHandle *handle) { g_object_unref(handle); }

typedef uint8_t redline_bytes16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint64_t redline_longs2 __attribute__((vector_size(16)));

/// Turns cairo's premultiplied ARGB32 into straight RGBA bytes in place.
///
/// Sixteen bytes at a time where all is opaque, so that builds without optimisation are quick too.
/// The rounding is that of cairo's own PNG writer.
static inline void redline_argb_to_rgba(uint8_t *pixels, size_t count) {
  size_t index = 0;
  while (index < count) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    const redline_bytes16 opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
    while (index + 4 <= count) {
      redline_bytes16 *four = (redline_bytes16 *)(pixels + 4 * index);
      redline_bytes16 value = *four;
      redline_longs2 rest = (redline_longs2)((value & opaque) ^ opaque);
      if (rest[0] | rest[1]) break;
      *four = __builtin_shufflevector(
          value, value, 2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15);
      index += 4;
    }
    if (index >= count) break;
#endif
    uint8_t *pixel = pixels + 4 * index;
    uint32_t value;
    memcpy(&value, pixel, 4);
    uint32_t alpha = value >> 24;
    if (alpha == 0) {
      memset(pixel, 0, 4);
    } else {
      pixel[0] = (uint8_t)((((value >> 16) & 255) * 255 + alpha / 2) / alpha);
      pixel[1] = (uint8_t)((((value >> 8) & 255) * 255 + alpha / 2) / alpha);
      pixel[2] = (uint8_t)(((value & 255) * 255 + alpha / 2) / alpha);
      pixel[3] = (uint8_t)alpha;
    }
    index += 1;
  }
}

#endif
