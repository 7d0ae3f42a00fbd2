#ifndef REDLINE_CPNG_H
#define REDLINE_CPNG_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// A growing block of memory, and why it could not be filled.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  int out_of_memory;
  char message[128];
} redline_png_buffer;

static inline void redline_png_append(png_structp png, png_bytep data, size_t length) {
  redline_png_buffer *buffer = (redline_png_buffer *)png_get_io_ptr(png);
  if (buffer->count + length > buffer->capacity) {
    size_t capacity = 2 * buffer->capacity + length + 65536;
    uint8_t *bytes = (uint8_t *)realloc(buffer->bytes, capacity);
    if (!bytes) {
      buffer->out_of_memory = 1;
      png_error(png, "out of memory");
    }
    buffer->bytes = bytes;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, data, length);
  buffer->count += length;
}

static inline void redline_png_flush(png_structp png) { (void)png; }

static inline void redline_png_fail(png_structp png, png_const_charp message) {
  redline_png_buffer *buffer = (redline_png_buffer *)png_get_error_ptr(png);
  strncpy(buffer->message, message, sizeof buffer->message - 1);
  png_longjmp(png, 1);
}

static inline void redline_png_warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

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

/// Writes straight RGBA pixels as PNG: RGB if all are opaque, with tEXt chunks before the pixels.
///
/// `keys` and `values` hold `text_count` C strings in Latin-1. Returns 1, or 0 with a message.
/// In both cases `buffer->bytes` is to be freed by the caller.
static inline int redline_png_write(
    redline_png_buffer *buffer, const uint8_t *pixels, uint32_t width, uint32_t height, int opaque,
    char *const *keys, char *const *values, int text_count, int level, int strategy,
    int filters) {
  png_structp png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, buffer, redline_png_fail, redline_png_warn);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    buffer->out_of_memory = 1;
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, buffer, redline_png_append, redline_png_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, level);
  png_set_compression_strategy(png, strategy);
  png_set_compression_buffer_size(png, 65536);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_set_IHDR(
      png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  for (int index = 0; index < text_count; index += 1) {
    png_text text;
    memset(&text, 0, sizeof text);
    text.compression = PNG_TEXT_COMPRESSION_NONE;
    text.key = keys[index];
    text.text = values[index];
    text.text_length = strlen(values[index]);
    png_set_text(png, info, &text, 1);
  }
  png_write_info(png, info);
  if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t row = 0; row < height; row += 1) {
    png_write_row(png, pixels + (size_t)row * width * 4);
  }
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
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

static inline uint8_t redline_paeth(int left, int up, int corner) {
  int estimate = left + up - corner;
  int by_left = abs(estimate - left), by_up = abs(estimate - up);
  int by_corner = abs(estimate - corner);
  if (by_left <= by_up && by_left <= by_corner) return (uint8_t)left;
  return (uint8_t)(by_up <= by_corner ? up : corner);
}

/// Takes the filter of one row back, in place: a byte that names the filter, which is then 0, and
/// `length` bytes. The row above holds pixels; it is NULL for the first row.
static inline void redline_png_unfilter_row(
    uint8_t *row, const uint8_t *above, size_t length, size_t pixel_size) {
  uint8_t filter = *row;
  *row++ = 0;
  if (above) above += 1;
  // The first row has zeros above it.
  if (!above && filter == 2) return;
  if (!above && filter == 4) filter = 1;
  if (filter == 1) {
    for (size_t i = pixel_size; i < length; i += 1) row[i] += row[i - pixel_size];
  } else if (filter == 2) {
    for (size_t i = 0; i < length; i += 1) row[i] += above[i];
  } else if (filter == 3) {
    for (size_t i = 0; i < length; i += 1) {
      int left = i < pixel_size ? 0 : row[i - pixel_size];
      row[i] += (uint8_t)((left + (above ? above[i] : 0)) / 2);
    }
  } else if (filter == 4) {
    for (size_t i = 0; i < pixel_size; i += 1) row[i] += above[i];
    for (size_t i = pixel_size; i < length; i += 1) {
      row[i] += redline_paeth(row[i - pixel_size], above[i], above[i - pixel_size]);
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

#endif
