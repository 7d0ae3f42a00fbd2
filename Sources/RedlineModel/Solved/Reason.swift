extension SolvedLayout {
  /// Why an edge or a size is what it is: the constraints that determine it, and how much each brings.
  ///
  /// ```swift
  /// let layout = try Login().solved(on: .iPhoneX)
  /// layout.item("title")?.reasons?.first { $0.attribute == .top }?.sentence
  /// // top 64: safe area 44 + 20
  /// ```
  public struct Reason: Codable, Hashable, Sendable {
    /// `left`, `top`, `width` or `height` of the alignment rect.
    public var attribute: Attribute
    /// The value in points; positions are root coordinates.
    public var value: Double
    /// What brings something, in this order: the screen, guides, constraints, contents.
    public var parts: [Part]
    /// How many more constraints bring something, each less than those that are listed.
    public var omittedCount: Int
    /// Whether nothing determines a part of the value, so that the rest is a choice among several.
    public var isFree: Bool

    /// What one constraint brings to a value.
    public struct Part: Codable, Hashable, Sendable {
      /// Points; all parts together are the value, apart from those that are omitted.
      public var amount: Double
      /// How many points the value moves when the constraint's constant, or the length that it asks
      /// for, grows by one.
      public var rate: Double
      /// The id of the constraint; `nil` for what no constraint of the layout stands for.
      public var constraint: String?
      /// What it is, where it is not a constant somebody wrote: `safe area`, `title's width`.
      public var label: String?

      package init(
        amount: Double, rate: Double, constraint: String? = nil, label: String? = nil
      ) {
        self.amount = amount
        self.rate = rate
        self.constraint = constraint
        self.label = label
      }
    }

    /// The most parts that a reason lists.
    public static let maximumPartCount = 6

    /// `top 64: safe area 44 + 20`; shares of things stand together, as in
    /// `left 87.5: half of screen width 375 - half of (80 + 120)`.
    public var sentence: String {
      var text = ""
      for share in shares {
        let isLess = share[0].amount < 0
        if !text.isEmpty || isLess { text += isLess ? " - " : " + " }
        text += Part.sentence(of: share)
      }
      if omittedCount > 0 {
        text += " and \(omittedCount) more"
        let rest = (value - parts.reduce(0) { $0 + $1.amount }).settled
        if !isFree { text += " (\(rest < 0 ? "-" : "+") \(formatted(abs(rest))))" }
      }
      if isFree { text += text.isEmpty ? "nothing determines it" : ", the rest is free" }
      if text.isEmpty { text = "at the edge" }
      // What is taken away first is a negative number.
      if text.hasPrefix(" - ") { text = "-" + text.dropFirst(3) }
      return "\(attribute.name) \(formatted(value)): \(text)"
    }

    /// The parts, together where the same share of them is added or taken away.
    private var shares: [[Part]] {
      var shares: [[Part]] = []
      for part in parts {
        let same =
          part.isWhole
          ? nil : shares.firstIndex { $0[0].share == part.share && $0[0].isLess == part.isLess }
        if let same { shares[same].append(part) } else { shares.append([part]) }
      }
      return shares
    }

    package init(
      attribute: Attribute, value: Double, parts: [Part], omittedCount: Int, isFree: Bool
    ) {
      self.attribute = attribute
      self.value = value
      self.parts = parts
      self.omittedCount = omittedCount
      self.isFree = isFree
    }
  }
}

extension SolvedLayout.Reason.Part {
  fileprivate var isLess: Bool { amount < 0 }
  /// How much of its length it brings, as it is written.
  fileprivate var share: String { formatted(abs(rate)) }
  /// Whether it brings its length as it is.
  fileprivate var isWhole: Bool { share == "0" || share == "1" }

  private static let words = [
    "0.5": "half of", "0.333": "a third of", "0.667": "two thirds of", "0.25": "a quarter of",
    "0.75": "three quarters of",
  ]

  /// `safe area 44`, `half of screen width 375` or `(80 + 120) × 0.4`, without a sign.
  /// - Parameter parts: At least one; several are of one share and one sign.
  fileprivate static func sentence(of parts: [Self]) -> String {
    let first = parts[0]
    let lengths = parts.map(\.length).joined(separator: " + ")
    guard !first.isWhole else { return lengths }
    let sum = parts.count == 1 ? lengths : "(\(lengths))"
    return words[first.share].map { "\($0) \(sum)" } ?? "\(sum) × \(first.share)"
  }

  /// A third for 0.333, as rates are rounded.
  private static func fraction(near rate: Double) -> Double {
    for divisor in stride(from: 1.0, through: 12, by: 1) {
      let near = (rate * divisor).rounded() / divisor
      if near != 0, abs(near - rate) <= 0.0005 { return near }
    }
    return rate
  }

  /// `safe area 44`, or the length alone.
  private var length: String {
    let text = formatted(abs(isWhole ? amount : amount / Self.fraction(near: rate)))
    return label.map { "\($0) \(text)" } ?? text
  }
}
