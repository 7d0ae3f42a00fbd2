// Layouts and the parts that they have many of, with their entries in the order of their keys. What is
// rare is written by its `Codable`.

extension SolvedLayout: OneLineObject {
  /// Writes a layout of format 2.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("barTitle", barTitle)
    try entries.write("bars", any: bars)
    try entries.write("constraints", constraints)
    try entries.write("diagnostics", any: diagnostics)
    try entries.write("environment", any: environment)
    try entries.write("formatVersion", formatVersion)
    try entries.write("guides", guides)
    try entries.write("items", items)
    try entries.write("name", name)
    try entries.write("spacers", any: spacers)
  }
}

extension SolvedLayout.Item: OneLineObject {
  /// Writes an item of format 2.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    let fields = control.fields
    try entries.write("accessibility", any: accessibility)
    try entries.write("alignmentRect", alignmentRect)
    try entries.write("baselines", baselines)
    try entries.write("className", className)
    try entries.write("compressionResistance", compressionResistance)
    try entries.write("control", any: fields == .init() ? nil : fields)
    try entries.write("firstBaseline", firstBaseline)
    try entries.write("frame", frame)
    try entries.write("hugging", hugging)
    try entries.write("id", id)
    try entries.write("intrinsicHeight", intrinsicHeight)
    try entries.write("intrinsicWidth", intrinsicWidth)
    try entries.write("isHidden", isHidden)
    try entries.write("kind", kind.rawValue)
    try entries.write("lastBaseline", lastBaseline)
    try entries.write("location", location)
    try entries.write("name", name)
    try entries.write("parent", parent)
    try entries.write("reasons", reasons)
    try entries.write("scroll", any: scroll)
    try entries.write("stack", any: stack)
    try entries.write("state", any: state)
    try entries.write("style", style)
    try entries.write("text", text)
  }
}

extension SolvedLayout.AxisPriorities: OneLineObject {
  /// Writes the priorities.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("horizontal", horizontal)
    try entries.write("vertical", vertical)
  }
}

extension SolvedLayout.Baselines: OneLineObject {
  /// Writes the distances.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("first", first)
    try entries.write("fromBottom", fromBottom)
    try entries.write("fromTop", fromTop)
    try entries.write("isCentered", isCentered)
    try entries.write("last", last)
  }
}

extension SolvedLayout.Text: OneLineObject {
  /// Writes a text.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("alignment", alignment.rawValue)
    try entries.write("color", color)
    try entries.write("font", font)
    try entries.write("insets", any: insets)
    try entries.write("isPlaceholder", isPlaceholder)
    try entries.write("isSecure", isSecure)
    try entries.write("isTruncated", isTruncated)
    try entries.write("numberOfLines", numberOfLines)
    try entries.write("runs", any: runs)
    try entries.write("shadow", any: shadow)
    try entries.write("string", string)
    try entries.write("truncation", truncation.rawValue)
  }
}

extension SolvedLayout.Style: OneLineObject {
  /// Writes the looks.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("alpha", alpha)
    try entries.write("background", background)
    try entries.write("borderColor", borderColor)
    try entries.write("borderWidth", borderWidth)
    try entries.write("clips", clips)
    try entries.write("contentMode", contentMode)
    try entries.write("cornerRadius", cornerRadius)
    try entries.write("mask", mask)
    try entries.write("maskedCorners", any: maskedCorners)
    try entries.write("paintings", any: paintings)
    try entries.write("shadow", any: shadow)
    try entries.write("tint", tint)
    try entries.write("transform", any: transform)
    try entries.write("zPosition", zPosition)
  }
}

extension SolvedLayout.Guide: OneLineObject {
  /// Writes a guide.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("frame", frame)
    try entries.write("id", id)
    try entries.write("insets", any: insets)
    try entries.write("kind", kind.rawValue)
    try entries.write("name", name)
    try entries.write("owner", owner)
    try entries.write("role", role.rawValue)
  }
}

extension SolvedLayout.Anchor: OneLineObject {
  /// Writes an end of a constraint.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("attribute", attribute.rawValue)
    try entries.write("item", item)
  }
}

extension SolvedLayout.Constraint: OneLineObject {
  /// Writes a constraint.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("constant", constant)
    try entries.write("first", first)
    try entries.write("holder", holder)
    try entries.write("id", id)
    try entries.write("identifier", identifier)
    try entries.write("isActive", isActive)
    try entries.write("isBroken", isBroken)
    try entries.write("isRightToLeft", isRightToLeft)
    try entries.write("isSystemSpacing", isSystemSpacing)
    try entries.write("location", location)
    try entries.write("multiplier", multiplier)
    try entries.write("origin", origin.rawValue)
    try entries.write("priority", priority)
    try entries.write("relation", relation.rawValue)
    try entries.write("residual", residual)
    try entries.write("scope", scope)
    try entries.write("second", second)
    try entries.write("sentence", sentence)
  }
}

extension SolvedLayout.Reason: OneLineObject {
  /// Writes a reason.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("attribute", attribute.rawValue)
    try entries.write("isFree", isFree)
    try entries.write("omittedCount", omittedCount)
    try entries.write("parts", parts)
    try entries.write("value", value)
  }
}

extension SolvedLayout.Reason.Part: OneLineObject {
  /// Writes a part of a reason.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("amount", amount)
    try entries.write("constraint", constraint)
    try entries.write("label", label)
    try entries.write("rate", rate)
  }
}

extension SourceLocation: OneLineObject {
  /// Writes a place in source code.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("fileID", fileID)
    try entries.write("line", line)
  }
}

extension Color: OneLineObject {
  /// Writes a colour.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("alpha", alpha)
    try entries.write("dark", Int(dark))
    try entries.write("darkAlpha", darkAlpha)
    try entries.write("light", Int(light))
    try entries.write("name", name)
  }
}

extension Font: OneLineObject {
  /// Writes a font.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(entriesOf: self) }

  func encode(into entries: inout OneLineEntries) throws {
    try entries.write("family", family)
    try entries.write("isItalic", isItalic)
    try entries.write("leading", leading)
    try entries.write("metrics", any: metrics)
    try entries.write("pointSize", pointSize)
    try entries.write("textStyle", textStyle?.rawValue)
    try entries.write("weight", weight.rawValue)
  }
}
