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

    // In the order in which they are written.
    private enum CodingKeys: CodingKey { case attribute, isFree, omittedCount, parts, value }

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

      private enum CodingKeys: CodingKey { case amount, constraint, label, rate }

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

    /// `top 64: safe area 44 + 20`, or with a share of something `left 87.5: screen width 375 × 0.5 - 100`.
    public var sentence: String {
      var text = ""
      for part in parts {
        if !text.isEmpty || part.amount < 0 { text += part.amount < 0 ? " - " : " + " }
        text += part.sentence
      }
      if omittedCount > 0 {
        text += " and \(omittedCount) more"
        let rest = (value - parts.reduce(0) { $0 + $1.amount }).settled
        if !isFree { text += " (\(rest < 0 ? "-" : "+") \(formatted(abs(rest))))" }
      }
      if isFree { text += text.isEmpty ? "nothing determines it" : ", the rest is free" }
      if text.isEmpty { text = "at the edge" }
      return "\(attribute.name) \(formatted(value)): \(text)".replacing(":  - ", with: ": -")
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
  /// `safe area 44`, `screen width 375 × 0.5`, or the amount alone; without a sign.
  fileprivate var sentence: String {
    let share = abs(rate)
    let length = formatted(abs(share == 0 ? amount : amount / share))
    let start = label.map { "\($0) " } ?? ""
    return start + (share == 0 || share == 1 ? length : "\(length) × \(formatted(share))")
  }
}
