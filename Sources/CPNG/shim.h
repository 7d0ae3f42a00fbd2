#ifndef REDLINE_CPNG_H
#define REDLINE_CPNG_H

#include <png.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t redline_bytes16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint64_t redline_longs2 __attribute__((vector_size(16)));

/// Whether all of `count` RGBA pixels have alpha 255.
static inline int redline_is_opaque(const uint8_t *pixels, size_t count) {
  const redline_bytes16 opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  size_t index = 0;
  for (; index + 4 <= count; index += 4) {
    redline_bytes16 value = *(const redline_bytes16 *)(pixels + 4 * index);
    redline_longs2 rest = (redline_longs2)((value & opaque) ^ opaque);
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
typedef uint8_t redline_bytes8 __attribute__((vector_size(8)));
typedef int16_t redline_shorts4 __attribute__((vector_size(8)));

/// Four bytes; the last one is not of a pixel of three.
static inline __attribute__((always_inline)) uint32_t redline_load_word(const uint8_t *bytes) {
  uint32_t word;
  memcpy(&word, bytes, 4);
  return word;
}

static inline __attribute__((always_inline)) redline_bytes4 redline_channels(uint32_t word) {
  redline_bytes4 channels;
  memcpy(&channels, &word, 4);
  return channels;
}

static inline __attribute__((always_inline)) redline_shorts4 redline_wide_channels(uint32_t word) {
  return __builtin_convertvector(redline_channels(word), redline_shorts4);
}

/// Stores a pixel over the word that was there. A byte behind a pixel of three is stored as it was.
///
/// Whoever goes on to the next pixel has loaded it before this: a load that overlaps the last store
/// in part waits for it to reach the cache, which takes longer than all else.
static inline __attribute__((always_inline)) void redline_store_pixel(
    uint8_t *bytes, redline_bytes4 pixel, uint32_t was, size_t size) {
  uint32_t word;
  memcpy(&word, &pixel, 4);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  const uint32_t behind = 0xFF000000;
#else
  const uint32_t behind = 0xFF;
#endif
  if (size == 3) word = (word & ~behind) | (was & behind);
  memcpy(bytes, &word, 4);
}

/// Whether 16 pixels of `size` bytes are zeros.
static inline __attribute__((always_inline)) int redline_are_zeros(
    const uint8_t *bytes, size_t size) {
  redline_bytes16 all = *(const redline_bytes16 *)bytes;
  for (size_t part = 1; part < size; part += 1) all |= *(const redline_bytes16 *)(bytes + 16 * part);
  redline_longs2 halves = (redline_longs2)all;
  return (halves[0] | halves[1]) == 0;
}

/// What the filter Paeth adds: of left, up and corner the one nearest to left + up - corner.
///
/// With 3 corner - (left + up) below both of left and up it is the greater of them, above both the
/// lesser, else the corner. Reference: the form that stb_image has of it, by F. Giesen.
static inline __attribute__((always_inline)) redline_shorts4 redline_paeth(
    redline_shorts4 left, redline_shorts4 up, redline_shorts4 corner) {
  redline_shorts4 threshold = corner * 3 - up - left;
  redline_shorts4 is_less = left < up;
  redline_shorts4 lesser = (is_less & left) | (~is_less & up);
  redline_shorts4 greater = (is_less & up) | (~is_less & left);
  redline_shorts4 is_above = greater <= threshold, is_below = threshold <= lesser;
  redline_shorts4 rest = (is_above & lesser) | (~is_above & corner);
  return (is_below & greater) | (~is_below & rest);
}

/// Takes the filter Paeth back, all channels of a pixel at once. Four bytes behind the row are read.
///
/// Where left is corner it adds what is above; as long as nothing was stored to be added to that, a
/// row is then the one above, which 16 pixels at a time are taken from.
static inline __attribute__((always_inline)) void redline_unfilter_paeth(
    uint8_t *row, const uint8_t *above, size_t length, size_t size) {
  const size_t block = 16 * size;
  redline_bytes4 left = {0, 0, 0, 0}, corner = {0, 0, 0, 0};
  for (size_t i = 0; i < length;) {
    size_t end = length;
    if (length - i >= block) {
      end = i + block;
      redline_bytes4 apart = left ^ corner;
      if (size == 3) apart[3] = 0;
      uint32_t word;
      memcpy(&word, &apart, 4);
      if (word == 0 && redline_are_zeros(row + i, size)) {
        memcpy(row + i, above + i, block);
        i = end;
        left = corner = redline_channels(redline_load_word(above + i - size));
        continue;
      }
    }
    uint32_t next = redline_load_word(row + i);
    redline_shorts4 wide_left = __builtin_convertvector(left, redline_shorts4);
    redline_shorts4 wide_corner = __builtin_convertvector(corner, redline_shorts4);
    for (; i < end; i += size) {
      uint32_t word = next;
      next = redline_load_word(row + i + size);
      redline_shorts4 up = redline_wide_channels(redline_load_word(above + i));
      redline_shorts4 guess = redline_paeth(wide_left, up, wide_corner);
      // Bytes of 16 bits each, whose upper ones stay zeros.
      wide_left =
          (redline_shorts4)((redline_bytes8)redline_wide_channels(word) + (redline_bytes8)guess);
      left = __builtin_convertvector(wide_left, redline_bytes4);
      redline_store_pixel(row + i, left, word, size);
      wide_corner = up;
    }
    corner = __builtin_convertvector(wide_corner, redline_bytes4);
  }
}

/// Takes the filter Average back; without a row above it is one of zeros. Four bytes behind the row
/// are read.
static inline __attribute__((always_inline)) void redline_unfilter_average(
    uint8_t *row, const uint8_t *above, size_t length, size_t size) {
  redline_shorts4 left = {0, 0, 0, 0}, up = {0, 0, 0, 0};
  uint32_t next = redline_load_word(row);
  for (size_t i = 0; i < length; i += size) {
    uint32_t word = next;
    next = redline_load_word(row + i + size);
    if (above) up = redline_wide_channels(redline_load_word(above + i));
    left = (redline_wide_channels(word) + ((left + up) >> 1)) & 255;
    redline_store_pixel(row + i, __builtin_convertvector(left, redline_bytes4), word, size);
  }
}

/// Takes the filter Sub back. Four bytes behind the row are read.
static inline __attribute__((always_inline)) void redline_unfilter_sub(
    uint8_t *row, size_t length, size_t size) {
  redline_bytes4 left = {0, 0, 0, 0};
  uint32_t next = redline_load_word(row);
  for (size_t i = 0; i < length; i += size) {
    uint32_t word = next;
    next = redline_load_word(row + i + size);
    left += redline_channels(word);
    redline_store_pixel(row + i, left, word, size);
  }
}

/// Takes the filter of one row back, in place: a byte that names the filter, which is then 0, and
/// `length` bytes of pixels of 3 or 4, behind which four bytes can be read. The row above holds
/// pixels; it is NULL for the first row.
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
    size_t i = 0;
    for (; i + 16 <= length; i += 16) {
      *(redline_bytes16 *)(row + i) += *(const redline_bytes16 *)(above + i);
    }
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

/// The greatest of the filters that `height` rows begin with; those of PNG are 0 to 4.
static inline uint8_t redline_png_greatest_filter(
    const uint8_t *rows, size_t length, size_t height) {
  uint8_t greatest = 0;
  for (size_t index = 0; index < height; index += 1) {
    uint8_t filter = rows[index * (length + 1)];
    if (filter > greatest) greatest = filter;
  }
  return greatest;
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
static inline __attribute__((always_inline)) size_t redline_pass_repetition(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size) {
  size_t start = x;
  if (x + 64 > end) return x;
  // Few blocks are, and most that are not differ at once, often in one of the rows alone.
  const uint8_t *first = a + x * size, *second = b + x * size;
  redline_longs2 apart = (redline_longs2)((*(const redline_bytes16 *)first
                                           ^ *(const redline_bytes16 *)(first - size))
                                          | (*(const redline_bytes16 *)second
                                             ^ *(const redline_bytes16 *)(second - size)));
  if (apart[0] | apart[1]) return x;
  while (x + 64 <= end && memcmp(a + x * size, a + (x - 1) * size, 64 * size) == 0
         && memcmp(b + x * size, b + (x - 1) * size, 64 * size) == 0) x += 64;
  if (x == start) return x;
  uint32_t colors[2] = {
      redline_color(a + start * size, size), redline_color(b + start * size, size)};
  while (x < end && redline_color(a + x * size, size) == colors[0]
         && redline_color(b + x * size, size) == colors[1]) x += 1;
  return x;
}

typedef uint32_t redline_words4 __attribute__((vector_size(16)));

/// Whether none of 16 pixels looks the same in two rows for sure. Two bytes behind them are read.
static inline __attribute__((always_inline)) int redline_all_differ(
    const uint8_t *a, const uint8_t *b, size_t size) {
  redline_bytes16 same = {0};
  for (size_t part = 0; part < 16 * size; part += 16) {
    const redline_bytes16 *first = (const redline_bytes16 *)(a + part);
    const redline_bytes16 *second = (const redline_bytes16 *)(b + part);
    if (size == 4) {
      const redline_bytes16 alphas = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
      redline_words4 clear = (redline_words4)((*first | *second) & alphas) == 0;
      redline_words4 equal = (redline_words4)*first == (redline_words4)*second;
      same |= (redline_bytes16)(clear | equal);
    } else {
      // Three bytes in sequence, wherever a pixel begins.
      redline_bytes16 equal = (redline_bytes16)(*first == *second);
      for (size_t next = 1; next < 3; next += 1) {
        equal &= (redline_bytes16)(*(const redline_bytes16 *)(a + part + next)
                                   == *(const redline_bytes16 *)(b + part + next));
      }
      same |= equal;
    }
  }
  redline_longs2 halves = (redline_longs2)same;
  return (halves[0] | halves[1]) == 0;
}

static inline __attribute__((always_inline)) size_t redline_next_equality_of(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size) {
  size_t start = x;
  while (x < end) {
    if (x > start && redline_pass_repetition(a, b, x, end, size) > x) return x;
    size_t stop = end - x < 16 ? end : x + 16;
    if (stop == x + 16 && redline_all_differ(a + x * size, b + x * size, size)) x = stop;
    for (; x < stop; x += 1) {
      if (redline_is_same(a + x * size, b + x * size, size)) return x;
    }
  }
  return x;
}

/// The first pixel from `x` on, before `end`, that looks the same in two rows, or that begins a
/// repetition; else `end`.
static inline size_t redline_next_equality(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size) {
  return size == 3 ? redline_next_equality_of(a, b, x, end, 3)
                   : redline_next_equality_of(a, b, x, end, 4);
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

enum { redline_slope_bits = 3, redline_slope_count = 1 << redline_slope_bits };

/// Whether the opaque colours of each of 16 × `blocks` pixels in two rows are no further apart than
/// `limit` for sure, whatever they are.
///
/// `slopes` has the most that a step of one channel can do, by the uppermost bits of the least and of
/// the greatest value of all channels.
static inline __attribute__((always_inline)) int redline_are_near(
    const uint8_t *a, const uint8_t *b, size_t blocks, size_t size, const float *slopes,
    float limit) {
  redline_bytes16 colors = ~(redline_bytes16){0}, alphas = {0};
  if (size == 4) {
    alphas = (redline_bytes16){0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
    colors = ~alphas;
  }
  redline_bytes16 least = ~(redline_bytes16){0}, greatest = {0}, apart = {0}, opaque = least;
  for (size_t part = 0; part < size * blocks; part += 1) {
    redline_bytes16 first = *(const redline_bytes16 *)(a + 16 * part);
    redline_bytes16 second = *(const redline_bytes16 *)(b + 16 * part);
    redline_bytes16 lesser = __builtin_elementwise_min(first, second);
    redline_bytes16 greater = __builtin_elementwise_max(first, second);
    least = __builtin_elementwise_min(least, lesser);
    greatest = __builtin_elementwise_max(greatest, greater & colors);
    apart = __builtin_elementwise_max(apart, greater - lesser);
    opaque &= lesser | colors;
  }
  if (__builtin_reduce_min(opaque) != 255) return 0;
  size_t low = __builtin_reduce_min(least) >> (8 - redline_slope_bits);
  size_t high = __builtin_reduce_max(greatest) >> (8 - redline_slope_bits);
  return __builtin_reduce_max(apart) * slopes[low * redline_slope_count + high] <= limit;
}

/// Whether 16 pixels are those `stride` bytes before them.
static inline __attribute__((always_inline)) int redline_repeat_above(
    const uint8_t *pixels, size_t stride, size_t size) {
  redline_bytes16 apart = {0};
  for (size_t part = 0; part < size; part += 1) {
    const uint8_t *here = pixels + 16 * part;
    apart |= *(const redline_bytes16 *)here ^ *(const redline_bytes16 *)(here - stride);
  }
  redline_longs2 halves = (redline_longs2)apart;
  return (halves[0] | halves[1]) == 0;
}

/// That of `redline_next_distant`, for pixels of one size.
static inline __attribute__((always_inline)) size_t redline_next_distant_of(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size, size_t a_stride,
    size_t b_stride, const float *linear, const float *slopes, uint64_t *seen, float limit) {
  size_t checked = x, widely_checked = x;
  for (; x < end; x += 4) {
    const uint8_t *here = a + x * size, *there = b + x * size;
    if (x >= widely_checked && end - x >= 64) {
      if (redline_are_near(here, there, 4, size, slopes, limit)) {
        x += 60;
        continue;
      }
      widely_checked = x + 64;
    }
    if (x >= checked && end - x >= 16) {
      if (redline_are_near(here, there, 1, size, slopes, limit)
          || (a_stride && redline_repeat_above(here, a_stride, size)
              && redline_repeat_above(there, b_stride, size))) {
        x += 12;
        continue;
      }
      checked = x + 16;
    }
    size_t count = end - x < 4 ? end - x : 4;
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

/// The first pixel from `x` on, before `end`, whose colours in two rows may be further apart in OKLab
/// than `limit`; else `end`. A pixel that it passes over is nearer than `limit` + 0.001 for sure, one
/// that it names may be as near as `limit` − 0.001. Translucent pixels are always named; of pixels
/// with the same two colours it looks at few.
///
/// `a_stride` and `b_stride` are the bytes from the rows above, which were looked at, and 0 without
/// any. `linear` has the light of each value of a channel, 0 to 1; `slopes` is that of
/// `redline_are_near`. `seen` has `redline_seen_count` pairs of
/// colours that were passed over or named, zeros at first; they are passed over from then on, so that
/// `limit` must become at least the distance of what is named, and never less.
static inline size_t redline_next_distant(
    const uint8_t *a, const uint8_t *b, size_t x, size_t end, size_t size, size_t a_stride,
    size_t b_stride, const float *linear, const float *slopes, uint64_t *seen, float limit) {
  if (size == 3) {
    return redline_next_distant_of(
        a, b, x, end, 3, a_stride, b_stride, linear, slopes, seen, limit);
  }
  return redline_next_distant_of(a, b, x, end, 4, a_stride, b_stride, linear, slopes, seen, limit);
}

#endif
