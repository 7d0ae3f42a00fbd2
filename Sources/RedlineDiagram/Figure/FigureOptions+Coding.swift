import RedlineModel

// Choices are saved as a list of words, the first of which says what it is.

extension FigureOptions.Crop {
  private var words: [String] {
    switch self {
    case .content(let padding): ["content", exactNumber(padding)]
    case .items(let names): ["items"] + names
    case .device: ["device"]
    }
  }

  /// Writes a list: `["content", "16"]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }

  /// Reads a list.
  public init(from decoder: any Decoder) throws {
    let words = try decoder.singleValueContainer().decode([String].self)
    let values = Array(words.dropFirst())
    switch words.first {
    case "content": self = .content(padding: values.first.flatMap(Double.init) ?? 16)
    case "items": self = .items(values)
    case "device": self = .device
    default: throw unknownWord(words, decoder)
    }
  }
}

extension FigureFilter {
  private var words: [String] {
    switch self {
    case .items(let names): ["items"] + names
    case .axis(let axis): ["axis", axis.rawValue]
    case .kinds(let kinds): ["kinds"] + kinds.map(\.rawValue)
    case .condition(let scope): ["condition", scope]
    case .common: ["common"]
    case .constraints(let ids): ["constraints"] + ids
    case .lines(let lines): ["lines"] + lines.map(String.init)
    }
  }

  /// Writes a list: `["axis", "vertical"]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }

  /// Reads a list.
  public init(from decoder: any Decoder) throws {
    let words = try decoder.singleValueContainer().decode([String].self)
    let values = Array(words.dropFirst())
    switch words.first {
    case "items": self = .items(values)
    case "axis": self = .axis(values.first.flatMap(Axis.init) ?? .horizontal)
    case "kinds": self = .kinds(values.compactMap(Kind.init))
    case "condition": self = .condition(values.first ?? "")
    case "common": self = .common
    case "constraints": self = .constraints(values)
    case "lines": self = .lines(values.compactMap(Int.init))
    default: throw unknownWord(words, decoder)
    }
  }
}

private func unknownWord(_ words: [String], _ decoder: any Decoder) -> DecodingError {
  .dataCorrupted(
    DecodingError.Context(
      codingPath: decoder.codingPath,
      debugDescription: "“\(words.first ?? "")” is no choice of a figure"))
}
