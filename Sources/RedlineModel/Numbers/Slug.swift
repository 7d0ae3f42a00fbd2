/// Lower-case ASCII letters and digits; a run of anything else is one hyphen, and `×` is an `x`.
package func slugified(_ text: String) -> String {
  var slug = ""
  for scalar in text.lowercased().replacing(" × ", with: "x").unicodeScalars {
    if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) {
      slug.unicodeScalars.append(scalar)
    } else if !slug.isEmpty && !slug.hasSuffix("-") {
      slug += "-"
    }
  }
  return slug.hasSuffix("-") ? String(slug.dropLast()) : slug
}
