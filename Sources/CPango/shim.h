#ifndef REDLINE_CPANGO_H
#define REDLINE_CPANGO_H

#include <hb-ft.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>

/// Of the C library, which hides it from Swift on Linux.
extern void *memmem(const void *bytes, size_t count, const void *part, size_t part_count);

static inline const void *redline_find(
    const void *bytes, size_t count, const void *part, size_t part_count) {
  return memmem(bytes, count, part, part_count);
}

/// A pen: five callbacks with one context, as HarfBuzz's drawing functions call them.
typedef struct {
  void *context;
  void (*move)(void *context, float x, float y);
  void (*line)(void *context, float x, float y);
  void (*quad)(void *context, float cx, float cy, float x, float y);
  void (*cubic)(void *context, float ax, float ay, float bx, float by, float x, float y);
  void (*close)(void *context);
} redline_pen;

static inline void redline_pen_move(
    hb_draw_funcs_t *f, void *p, hb_draw_state_t *s, float x, float y, void *u) {
  ((redline_pen *)p)->move(((redline_pen *)p)->context, x, y);
}

static inline void redline_pen_line(
    hb_draw_funcs_t *f, void *p, hb_draw_state_t *s, float x, float y, void *u) {
  ((redline_pen *)p)->line(((redline_pen *)p)->context, x, y);
}

static inline void redline_pen_quad(
    hb_draw_funcs_t *f, void *p, hb_draw_state_t *s, float cx, float cy, float x, float y,
    void *u) {
  ((redline_pen *)p)->quad(((redline_pen *)p)->context, cx, cy, x, y);
}

static inline void redline_pen_cubic(
    hb_draw_funcs_t *f, void *p, hb_draw_state_t *s, float ax, float ay, float bx, float by,
    float x, float y, void *u) {
  ((redline_pen *)p)->cubic(((redline_pen *)p)->context, ax, ay, bx, by, x, y);
}

static inline void redline_pen_close(
    hb_draw_funcs_t *f, void *p, hb_draw_state_t *s, void *u) {
  ((redline_pen *)p)->close(((redline_pen *)p)->context);
}

/// Draws a glyph with the pen, in font units with y up.
///
/// The font that is drawn is the face of `font` with its variations, at one unit per font unit:
/// the numbers are those in the file, whatever the size, hinting or synthetic slant of `font`.
static inline void redline_draw_glyph(hb_font_t *font, unsigned glyph, redline_pen *pen) {
  hb_face_t *face = hb_font_get_face(font);
  hb_font_t *plain = hb_font_create(face);
  int units = (int)hb_face_get_upem(face);
  hb_font_set_scale(plain, units, units);
  unsigned count = 0;
  const int *coordinates = hb_font_get_var_coords_normalized(font, &count);
  if (count > 0) hb_font_set_var_coords_normalized(plain, coordinates, count);
  hb_draw_funcs_t *functions = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(functions, redline_pen_move, NULL, NULL);
  hb_draw_funcs_set_line_to_func(functions, redline_pen_line, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(functions, redline_pen_quad, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(functions, redline_pen_cubic, NULL, NULL);
  hb_draw_funcs_set_close_path_func(functions, redline_pen_close, NULL, NULL);
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(plain, glyph, functions, pen);
#else
  hb_font_get_glyph_shape(plain, glyph, functions, pen);
#endif
  hb_draw_funcs_destroy(functions);
  hb_font_destroy(plain);
}

/// The advance of a glyph in font units, with the variations of `font`.
static inline int redline_glyph_advance(hb_font_t *font, unsigned glyph) {
  hb_face_t *face = hb_font_get_face(font);
  hb_font_t *plain = hb_font_create(face);
  int units = (int)hb_face_get_upem(face);
  hb_font_set_scale(plain, units, units);
  unsigned count = 0;
  const int *coordinates = hb_font_get_var_coords_normalized(font, &count);
  if (count > 0) hb_font_set_var_coords_normalized(plain, coordinates, count);
  int advance = hb_font_get_glyph_h_advance(plain, glyph);
  hb_font_destroy(plain);
  return advance;
}

/// Whether the glyphs of a face may be painted by something other than their outlines.
static inline int redline_face_has_colour(hb_face_t *face) {
  return hb_ot_color_has_layers(face) || hb_ot_color_has_png(face) || hb_ot_color_has_svg(face);
}

/// The PostScript name of a face, cut to `capacity` - 1 bytes and closed by a NUL.
static inline void redline_face_name(hb_face_t *face, char *name, unsigned capacity) {
  unsigned size = capacity;
  name[0] = 0;
  hb_ot_name_get_utf8(
      face, HB_OT_NAME_ID_POSTSCRIPT_NAME, hb_language_from_string("en", -1), &size, name);
}

/// The face of Inter that is to be loaded next, at a size in device units.
typedef struct {
  int is_display;
  int weight;
  double size;
} redline_request;

/// Makes of a pattern the face that is asked for, whatever the machine's rules made of it before.
/// They only choose the families for characters that Inter lacks.
static inline void redline_substitute(FcPattern *pattern, void *data) {
  const redline_request *request = (const redline_request *)data;
  const FcChar8 *name = (const FcChar8 *)(request->is_display ? "Inter Display" : "Inter");
  FcPattern *fallbacks = FcPatternCreate();
  FcPatternAddString(fallbacks, FC_FAMILY, name);
  FcValue value;
  if (FcPatternGet(pattern, FC_LANG, 0, &value) == FcResultMatch) {
    FcPatternAdd(fallbacks, FC_LANG, value, FcTrue);
  }
  FcConfigSubstitute(NULL, fallbacks, FcMatchPattern);

  static const char *const properties[] = {
      FC_FAMILY, FC_STYLE,    FC_FOUNDRY,      FC_FILE,          FC_WEIGHT, FC_WIDTH,
      FC_SLANT,  FC_SPACING,  FC_SIZE,         FC_PIXEL_SIZE,    FC_DPI,    FC_SCALE,
      FC_MATRIX, FC_EMBOLDEN, FC_FONT_FEATURES, FC_FONT_VARIATIONS};
  for (unsigned index = 0; index < sizeof properties / sizeof *properties; index++) {
    FcPatternDel(pattern, properties[index]);
  }
  FcPatternAddString(pattern, FC_FAMILY, name);
  FcValueBinding binding;
  for (int index = 0; FcPatternGetWithBinding(
                          fallbacks, FC_FAMILY, index, &value, &binding) == FcResultMatch;
       index++) {
    if (binding == FcValueBindingWeak) {
      FcPatternAddWeak(pattern, FC_FAMILY, value, FcTrue);
    } else {
      FcPatternAdd(pattern, FC_FAMILY, value, FcTrue);
    }
  }
  FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(request->weight));
  FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL);
  FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddDouble(pattern, FC_SIZE, request->size);
  FcPatternAddDouble(pattern, FC_PIXEL_SIZE, request->size);
  FcPatternDestroy(fallbacks);
}

/// A font map without hinting whose device unit is a seventy-second of an inch.
///
/// Its fonts are those that `rules` knows, a text of fontconfig's configuration: what the machine's
/// rules say of a font that was found does not change it. `request` outlives the map.
static inline PangoFontMap *redline_font_map_new(const char *rules, redline_request *request) {
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  FcConfig *config = FcConfigCreate();
  if (config && FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)rules, FcTrue) &&
      FcConfigBuildFonts(config)) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  }
  if (config) FcConfigDestroy(config);
  pango_fc_font_map_set_default_substitute(
      PANGO_FC_FONT_MAP(map), redline_substitute, request, NULL);
  return map;
}

/// The glyph of a character, 0 if the font has none.
static inline hb_codepoint_t redline_nominal_glyph(hb_font_t *font, hb_codepoint_t character) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font, character, &glyph) ? glyph : 0;
}

/// The letter below the accents of a character, or the character itself.
static inline hb_codepoint_t redline_base(hb_codepoint_t character) {
  hb_unicode_funcs_t *functions = hb_unicode_funcs_get_default();
  hb_codepoint_t base = character, accent = 0;
  while (hb_unicode_decompose(functions, base, &base, &accent)) {
  }
  return base;
}

/// The advances of the glyphs of a font, in its units.
typedef struct {
  unsigned count;
  int32_t *values;
} redline_advance_table;

/// Room for advances, which `free` gives back.
static inline int32_t *redline_advances(long count) {
  return (int32_t *)malloc(sizeof(int32_t) * (size_t)count);
}

static inline void redline_advance_table_free(void *data) {
  free(((redline_advance_table *)data)->values);
  free(data);
}

static inline hb_position_t redline_advance(
    hb_font_t *font, void *data, hb_codepoint_t glyph, void *user) {
  const redline_advance_table *table = (const redline_advance_table *)data;
  return glyph < table->count ? table->values[glyph] : 0;
}

/// What gives the fonts of a map their advances: `values` are freed with `free`; none leaves a font
/// as it is.
typedef struct {
  void *context;
  redline_advance_table (*table)(void *context, PangoFont *font, hb_font_t *plain);
} redline_advance_source;

static const char *const redline_advance_key = "redline-advances";
static const char *const redline_plain_key = "redline-plain-font";

/// The font of HarfBuzz for a font of Pango; one of a map with a source of advances has those.
static inline hb_font_t *redline_create_font(PangoFont *font) {
  hb_font_t *(*create)(PangoFont *) = (hb_font_t * (*)(PangoFont *)) g_type_get_qdata(
      G_OBJECT_TYPE(font), g_quark_from_static_string(redline_plain_key));
  hb_font_t *plain = create ? create(font) : NULL;
  PangoFontMap *map = pango_font_get_font_map(font);
  redline_advance_source *source =
      map ? (redline_advance_source *)g_object_get_data(G_OBJECT(map), redline_advance_key) : NULL;
  if (!plain || !source) return plain;
  redline_advance_table found = source->table(source->context, font, plain);
  if (!found.values) return plain;
  redline_advance_table *table = (redline_advance_table *)malloc(sizeof *table);
  *table = found;
  hb_font_t *result = hb_font_create_sub_font(plain);
  hb_font_funcs_t *functions = hb_font_funcs_create();
  hb_font_funcs_set_glyph_h_advance_func(functions, redline_advance, NULL, NULL);
  hb_font_set_funcs(result, functions, table, redline_advance_table_free);
  hb_font_funcs_destroy(functions);
  hb_font_destroy(plain);
  return result;
}

/// Lets a source say how wide the glyphs of a map's fonts are, before they are used.
///
/// Pango asks a font's class for the font of HarfBuzz that it shapes with. The class of these fonts
/// is changed once for the process, and asks further for fonts of other maps as before.
static inline void redline_set_advances(
    PangoFontMap *map, PangoFont *any, redline_advance_source *source) {
  g_object_set_data(G_OBJECT(map), redline_advance_key, source);
  PangoFontClass *fonts = (PangoFontClass *)G_OBJECT_GET_CLASS(any);
  GQuark key = g_quark_from_static_string(redline_plain_key);
  if (g_type_get_qdata(G_TYPE_FROM_CLASS(fonts), key)) return;
  g_type_set_qdata(G_TYPE_FROM_CLASS(fonts), key, (gpointer)fonts->create_hb_font);
  fonts->create_hb_font = redline_create_font;
}

static inline int redline_glyph_is_empty(PangoGlyph glyph) {
  return glyph == PANGO_GLYPH_EMPTY;
}

static inline int redline_glyph_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}

static inline int redline_line_is_right_to_left(PangoLayoutLine *line) {
  return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL;
}

static inline void redline_unref(void *object) { g_object_unref(object); }
static inline void *redline_ref(void *object) { return g_object_ref(object); }

#endif
