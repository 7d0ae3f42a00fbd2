#ifndef REDLINE_CPNG_H
#define REDLINE_CPNG_H

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Whether all of `count` RGBA pixels have alpha 255.
static inline int redline_is_opaque(const uint8_t *pixels, size_t count) {
  typedef uint8_t bytes16 __attribute__((vector_size(16), aligned(1), may_alias));
  typedef uint64_t longs2 __attribute__((vector_size(16)));
  const bytes16 opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  size_t index = 0;
  for (; index + 4 <= count; index += 4) {
    bytes16 value = *(const bytes16 *)(pixels + 4 * index);
    longs2 rest = (longs2)((value & opaque) ^ opaque);
    if (rest[0] | rest[1]) return 0;
  }
  for (; index < count; index += 1) {
    if (pixels[4 * index + 3] != 255) return 0;
  }
  return 1;
}

/// Fills the rows of a PNG file from straight RGBA pixels: a 0, which is no filter, then the pixels,
/// without alpha if they are opaque. Up to 8 bytes more than the rows are written.
static inline void redline_png_fill_rows(
    const uint8_t *pixels, size_t width, size_t height, int opaque, uint8_t *rows) {
  for (size_t y = 0; y < height; y += 1, pixels += 4 * width) {
    *rows++ = 0;
    if (!opaque) {
      memcpy(rows, pixels, 4 * width);
      rows += 4 * width;
      continue;
    }
    size_t x = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    // Two pixels at a time, with two bytes too many that the next ones replace.
    for (; x + 2 <= width; x += 2, rows += 6) {
      uint64_t two;
      memcpy(&two, pixels + 4 * x, 8);
      two = (two & 0xFFFFFF) | (two >> 8 & 0xFFFFFF000000);
      memcpy(rows, &two, 8);
    }
#endif
    for (; x < width; x += 1, rows += 3) memcpy(rows, pixels + 4 * x, 3);
  }
}

/// Reads the size of a PNG. Returns 1, or 0 with `image->message`.
static inline int redline_png_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

/// Reads the pixels as straight RGBA into `pixels`, 4 × width × height bytes. Frees the image.
static inline int redline_png_finish(png_image *image, void *pixels) {
  image->format = PNG_FORMAT_RGBA;
  // Without a chunk that says otherwise, 16-bit channels are sRGB as 8-bit ones are.
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

static inline const char *redline_png_message(const png_image *image) { return image->message; }

typedef uint8_t redline_bytes4 __attribute__((vector_size(4)));
typedef int16_t redline_shorts4 __attribute__((vector_size(8)));

/// A pixel of three or four bytes; `size` is a constant where this is inlined.
static inline __attribute__((always_inline)) redline_shorts4 redline_load_pixel(
    const uint8_t *bytes, size_t size) {
  redline_bytes4 pixel = {0, 0, 0, 0};
  memcpy(&pixel, bytes, size);
  return __builtin_convertvector(pixel, redline_shorts4);
}

static inline __attribute__((always_inline)) void redline_store_pixel(
    uint8_t *bytes, redline_shorts4 pixel, size_t size) {
  redline_bytes4 low = __builtin_convertvector(pixel, redline_bytes4);
  memcpy(bytes, &low, size);
}

static inline __attribute__((always_inline)) redline_shorts4 redline_magnitude(
    redline_shorts4 value) {
  redline_shorts4 sign = value >> 15;
  return (value ^ sign) - sign;
}

/// Takes the filter Paeth back, all channels of a pixel at once.
static inline __attribute__((always_inline)) void redline_unfilter_paeth(
    uint8_t *row, const uint8_t *above, size_t length, size_t size) {
  redline_shorts4 left = {0, 0, 0, 0}, corner = {0, 0, 0, 0};
  for (size_t i = 0; i < length; i += size) {
    redline_shorts4 up = redline_load_pixel(above + i, size);
    redline_shorts4 by_left = up - corner, by_up = left - corner;
    redline_shorts4 by_corner = redline_magnitude(by_left + by_up);
    by_left = redline_magnitude(by_left);
    by_up = redline_magnitude(by_up);
    redline_shorts4 is_left = (by_left <= by_up) & (by_left <= by_corner);
    redline_shorts4 is_up = by_up <= by_corner;
    redline_shorts4 other = (is_up & up) | (~is_up & corner);
    redline_shorts4 guess = (is_left & left) | (~is_left & other);
    left = (redline_load_pixel(row + i, size) + guess) & 255;
    redline_store_pixel(row + i, left, size);
    corner = up;
  }
}

/// Takes the filter Average back; without a row above it is one of zeros.
static inline __attribute__((always_inline)) void redline_unfilter_average(
    uint8_t *row, const uint8_t *above, size_t length, size_t size) {
  redline_shorts4 left = {0, 0, 0, 0}, up = {0, 0, 0, 0};
  for (size_t i = 0; i < length; i += size) {
    if (above) up = redline_load_pixel(above + i, size);
    left = (redline_load_pixel(row + i, size) + ((left + up) >> 1)) & 255;
    redline_store_pixel(row + i, left, size);
  }
}

/// Takes the filter Sub back.
static inline __attribute__((always_inline)) void redline_unfilter_sub(
    uint8_t *row, size_t length, size_t size) {
  redline_bytes4 left = {0, 0, 0, 0};
  for (size_t i = 0; i < length; i += size) {
    redline_bytes4 pixel = {0, 0, 0, 0};
    memcpy(&pixel, row + i, size);
    left += pixel;
    memcpy(row + i, &left, size);
  }
}

/// Takes the filter of one row back, in place: a byte that names the filter, which is then 0, and
/// `length` bytes of pixels of 3 or 4. The row above holds pixels; it is NULL for the first row.
static inline void redline_png_unfilter_row(
    uint8_t *row, const uint8_t *above, size_t length, size_t pixel_size) {
  uint8_t filter = *row;
  *row++ = 0;
  if (above) above += 1;
  // The first row has zeros above it.
  if (!above && filter == 2) return;
  if (!above && filter == 4) filter = 1;
  if (filter == 1) {
    if (pixel_size == 3) {
      redline_unfilter_sub(row, length, 3);
    } else {
      redline_unfilter_sub(row, length, 4);
    }
  } else if (filter == 2) {
    typedef uint8_t bytes16 __attribute__((vector_size(16), aligned(1), may_alias));
    size_t i = 0;
    for (; i + 16 <= length; i += 16) *(bytes16 *)(row + i) += *(const bytes16 *)(above + i);
    for (; i < length; i += 1) row[i] += above[i];
  } else if (filter == 3) {
    if (pixel_size == 3) {
      redline_unfilter_average(row, above, length, 3);
    } else {
      redline_unfilter_average(row, above, length, 4);
    }
  } else if (filter == 4) {
    if (pixel_size == 3) {
      redline_unfilter_paeth(row, above, length, 3);
    } else {
      redline_unfilter_paeth(row, above, length, 4);
    }
  }
}

/// Takes the filters of a row back, and of those above it that it depends on.
static inline void redline_png_unfilter_through(
    uint8_t *rows, size_t index, size_t length, size_t pixel_size) {
  size_t first = index, stride = length + 1;
  while (first > 0 && rows[first * stride] > 1) first -= 1;
  for (; first <= index; first += 1) {
    uint8_t *row = rows + first * stride;
    if (*row) redline_png_unfilter_row(row, first ? row - stride : NULL, length, pixel_size);
  }
}

/// Whether each of `height` rows begins with one of PNG's filters.
static inline int redline_png_has_filters(const uint8_t *rows, size_t length, size_t height) {
  for (size_t index = 0; index < height; index += 1) {
    if (rows[index * (length + 1)] > 4) return 0;
  }
  return 1;
}

/// Copies `count` RGB pixels as opaque RGBA.
static inline void redline_rgb_to_rgba(const uint8_t *rgb, uint8_t *rgba, size_t count) {
  if (count == 0) return;
  for (size_t index = 0; index + 1 < count; index += 1) {
    // One byte too many is read and then made the alpha; the last pixel must not do that.
    memcpy(rgba + 4 * index, rgb + 3 * index, 4);
    rgba[4 * index + 3] = 255;
  }
  memcpy(rgba + 4 * count - 4, rgb + 3 * count - 3, 3);
  rgba[4 * count - 1] = 255;
}

/// A pixel of three or four bytes as a number; four bytes may be read there.
static inline __attribute__((always_inline)) uint32_t redline_color(
    const uint8_t *bytes, size_t size) {
  uint32_t color;
  memcpy(&color, bytes, 4);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return size == 3 ? color & 0xFFFFFF : color;
#else
  return size == 3 ? color >> 8 : color;
#endif
}

/// Whether two pixels look the same: they have the same bytes, or both are wholly transparent.
static inline __attribute__((always_inline)) int redline_is_same(
    const uint8_t *a, const uint8_t *b, size_t size) {
  if (redline_color(a, size) == redline_color(b, size)) return 1;
  return size == 4 && (a[3] | b[3]) == 0;
}

/// The first pixel from `x` on, before `end`, that does not look the same in two rows; else `end`.
static inline size_t redline_next_difference(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size) {
  // Blocks first: memcmp is fast in any build.
  while (x + 64 <= end && memcmp(a + x * size, b + x * size, 64 * size) == 0) x += 64;
  while (x < end && redline_is_same(a + x * size, b + x * size, size)) x += 1;
  return x;
}

/// The first pixel from `x` on, before `end`, that has not the two colours of the pixel before `x`,
/// where at least 64 have; else `x`. A block that is the same one pixel further left is of one colour.
static inline size_t redline_pass_repetition(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size) {
  size_t start = x;
  while (x + 64 <= end && memcmp(a + x * size, a + (x - 1) * size, 64 * size) == 0
         && memcmp(b + x * size, b + (x - 1) * size, 64 * size) == 0) x += 64;
  if (x == start) return x;
  uint32_t colors[2] = {
      redline_color(a + start * size, size), redline_color(b + start * size, size)};
  while (x < end && redline_color(a + x * size, size) == colors[0]
         && redline_color(b + x * size, size) == colors[1]) x += 1;
  return x;
}

/// The first pixel from `x` on, before `end`, that looks the same in two rows, or that begins a
/// repetition; else `end`.
static inline size_t redline_next_equality(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size) {
  size_t start = x;
  while (x < end) {
    if (x > start && redline_pass_repetition(a, b, x, end, size) > x) return x;
    size_t stop = end - x < 16 ? end : x + 16;
    for (; x < stop; x += 1) {
      if (redline_is_same(a + x * size, b + x * size, size)) return x;
    }
  }
  return x;
}

enum { redline_seen_bits = 12, redline_seen_count = 1 << redline_seen_bits };

typedef float redline_floats4 __attribute__((vector_size(16)));
typedef int32_t redline_ints4 __attribute__((vector_size(16)));

/// Cube roots of numbers from 0 to 1, within 0.0001: a third of the exponent, and a step of Halley's.
static inline __attribute__((always_inline)) redline_floats4 redline_near_cube_roots(
    redline_floats4 value) {
  value += 1e-18f;
  redline_ints4 bits = (redline_ints4)value;
  redline_floats4 third = __builtin_convertvector(bits, redline_floats4) * (1.0f / 3.0f);
  bits = __builtin_convertvector(third + 709921077.0f, redline_ints4);
  redline_floats4 root = (redline_floats4)bits;
  redline_floats4 cube = root * root * root;
  return root * ((cube + 2 * value) / (2 * cube + value));
}

/// The first pixel from `x` on, before `end`, whose colours in two rows may be further apart in OKLab
/// than `limit`; else `end`. A pixel that it passes over is nearer than `limit` + 0.001 for sure, one
/// that it names may be as near as `limit` − 0.001. Translucent pixels are always named; of pixels
/// with the same two colours it looks at few.
///
/// `linear` has the light of each value of a channel, 0 to 1. `seen` has `redline_seen_count` pairs of
/// colours that were passed over or named, zeros at first; they are passed over from then on, so that
/// `limit` must become at least the distance of what is named, and never less.
static inline size_t redline_next_distant(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size, const float *linear,
    uint64_t *seen, float limit) {
  for (; x < end; x += 4) {
    size_t count = end - x < 4 ? end - x : 4;
    const uint8_t *here = a + x * size, *there = b + x * size;
    uint64_t pairs[4];
    size_t slots[4];
    int is_seen = 1;
    for (size_t lane = 0; lane < count; lane += 1) {
      uint64_t first = redline_color(here + lane * size, size);
      uint64_t second = redline_color(there + lane * size, size);
      pairs[lane] = first << 32 | second;
      slots[lane] = (size_t)((pairs[lane] * 0x9E3779B97F4A7C15u) >> (64 - redline_seen_bits));
      is_seen &= seen[slots[lane]] == pairs[lane];
    }
    if (is_seen) continue;
    redline_floats4 red[2], green[2], blue[2];
    int translucent = 4;
    for (size_t lane = 0; lane < 4; lane += 1) {
      size_t place = (lane < count ? lane : count - 1) * size;
      const uint8_t *pair[2] = {here + place, there + place};
      for (size_t side = 0; side < 2; side += 1) {
        red[side][lane] = linear[pair[side][0]];
        green[side][lane] = linear[pair[side][1]];
        blue[side][lane] = linear[pair[side][2]];
        if (size == 4 && pair[side][3] != 255 && translucent == 4) translucent = (int)lane;
      }
    }
    redline_floats4 roots[2][3];
    for (size_t side = 0; side < 2; side += 1) {
      redline_floats4 r = red[side], g = green[side], b = blue[side];
      roots[side][0] =
          redline_near_cube_roots(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b);
      roots[side][1] =
          redline_near_cube_roots(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b);
      roots[side][2] =
          redline_near_cube_roots(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b);
    }
    redline_floats4 l = roots[0][0] - roots[1][0], m = roots[0][1] - roots[1][1];
    redline_floats4 s = roots[0][2] - roots[1][2];
    redline_floats4 lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s;
    redline_floats4 redness = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
    redline_floats4 yellowness = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
    redline_floats4 square = lightness * lightness + redness * redness + yellowness * yellowness;
    redline_ints4 near = square <= (redline_floats4){limit, limit, limit, limit} * limit;
    for (size_t lane = 0; lane < count; lane += 1) {
      int is_known = seen[slots[lane]] == pairs[lane];
      seen[slots[lane]] = pairs[lane];
      if (!is_known && (limit < 0 || !near[lane] || translucent <= (int)lane)) return x + lane;
    }
  }
  return end;
}

#endif
