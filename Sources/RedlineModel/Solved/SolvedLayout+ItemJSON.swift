import Foundation

/// An item is one object, in which the control is two values: its `kind`, and where it shows more
/// than that, `control` with its ``SolvedLayout/Control/Fields``.
extension SolvedLayout.Item: Codable {
  enum Keys: String, CodingKey {
    case id, name, className, kind, control, parent, frame, alignmentRect, firstBaseline
    case lastBaseline, baselines, intrinsicWidth, intrinsicHeight, hugging, compressionResistance
    case text, stack, style, isHidden, state, scroll, accessibility, location, reasons
  }

  /// Reads an item of format 2.
  /// - Throws: `DecodingError` for what is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let kind = try values.decode(Kind.self, forKey: .kind)
    let fields = try values.decodeIfPresent(SolvedLayout.Control.Fields.self, forKey: .control)
    let control = try SolvedLayout.Control(
      kind, fields ?? .init(), at: values.codingPath + [Keys.control])
    try self.init(values, control: control)
  }

  /// Reads everything but the control.
  init(_ values: KeyedDecodingContainer<Keys>, control: SolvedLayout.Control) throws {
    self.init(
      id: try values.decode(String.self, forKey: .id),
      name: try values.decode(String.self, forKey: .name),
      className: try values.decode(String.self, forKey: .className), control: control,
      parent: try values.decodeIfPresent(String.self, forKey: .parent),
      frame: try values.decode(CGRect.self, forKey: .frame),
      alignmentRect: try values.decode(CGRect.self, forKey: .alignmentRect),
      firstBaseline: try values.decodeIfPresent(Double.self, forKey: .firstBaseline),
      lastBaseline: try values.decodeIfPresent(Double.self, forKey: .lastBaseline),
      baselines: try values.decodeIfPresent(SolvedLayout.Baselines.self, forKey: .baselines),
      intrinsicWidth: try values.decodeIfPresent(Double.self, forKey: .intrinsicWidth),
      intrinsicHeight: try values.decodeIfPresent(Double.self, forKey: .intrinsicHeight),
      hugging: try values.decode(SolvedLayout.AxisPriorities.self, forKey: .hugging),
      compressionResistance: try values.decode(
        SolvedLayout.AxisPriorities.self, forKey: .compressionResistance),
      text: try values.decodeIfPresent(SolvedLayout.Text.self, forKey: .text).map { Shared($0) }
        ?? .noText,
      stack: try values.decodeIfPresent(SolvedLayout.Stack.self, forKey: .stack),
      style: Shared(try values.decode(SolvedLayout.Style.self, forKey: .style)),
      isHidden: try values.decode(Bool.self, forKey: .isHidden),
      state: try values.decodeIfPresent(SolvedLayout.ControlState.self, forKey: .state),
      scroll: try values.decodeIfPresent(SolvedLayout.Scroll.self, forKey: .scroll),
      accessibility: try values.decodeIfPresent(
        SolvedLayout.Accessibility.self, forKey: .accessibility),
      location: try values.decodeIfPresent(SourceLocation.self, forKey: .location),
      reasons: try values.decodeIfPresent([SolvedLayout.Reason].self, forKey: .reasons))
  }
}
