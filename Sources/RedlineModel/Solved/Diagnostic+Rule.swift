extension Diagnostic {
  /// A rule of which findings tell, by an id that stays: `truncated-text`.
  ///
  /// ``entry`` says what it means; the order is that of the catalogue.
  public enum Rule: String, Codable, Hashable, Sendable, CaseIterable, Identifiable {
    case conflict
    case conflictWithFrame = "conflict-with-frame"
    case ambiguousPosition = "ambiguous-position"
    case ambiguousSize = "ambiguous-size"
    case brokenConstraint = "broken-constraint"
    case truncatedText = "truncated-text"
    case missingGlyph = "missing-glyph"
    case outsideParent = "outside-parent"
    case zeroSize = "zero-size"
    case looseContent = "loose-content"
    case coveredView = "covered-view"
    case samePlace = "same-place"
    case goneView = "gone-view"
    case duplicateConstraint = "duplicate-constraint"
    case unsettledSolution = "unsettled-solution"
    case unsettledContent = "unsettled-content"
    case unsettledInsets = "unsettled-insets"

    case misplacedView = "misplaced-view"
    case danglingConstraint = "dangling-constraint"
    case danglingConnection = "dangling-connection"
    case unknownAttribute = "unknown-attribute"
    case incomparableAttributes = "incomparable-attributes"
    case unknownItem = "unknown-item"
    case unknownGuide = "unknown-guide"
    case missingAsset = "missing-asset"

    case overlap
    case touchSize = "touch-size"
    case offGrid = "off-grid"
    case lowContrast = "low-contrast"
    case fixedTextSize = "fixed-text-size"
    /// A rule of your own, or one of a newer version that wrote the file.
    case custom

    /// The name by which it is switched off.
    public var id: String { rawValue }
    /// What it is about.
    public var kind: Kind { entry.kind }
    /// How severe its findings are, but for those that ``Entry/meaning`` names.
    public var severity: Severity { entry.severity }
  }

  /// What rules are about, by which the ids of findings begin.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Required constraints that cannot all hold.
    case conflict
    /// An item whose position or size more than one solution allows.
    case ambiguity
    /// An optional constraint that yields to stronger ones.
    case brokenConstraint
    /// A text that does not fit into its item.
    case truncatedText
    /// A text with characters that no installed font has.
    case missingGlyph
    /// An item that reaches beyond its parent.
    case outsideParent
    /// A view without an extent, whose contents are drawn but get no touches.
    case zeroSize
    /// A view that another one hides.
    case covered
    /// A statement that does nothing.
    case statement
    /// What depends on the layout, such as line breaks, still changes it after the last pass; or the
    /// search for the best layout was given up.
    case unsettled
    /// A document of Interface Builder.
    case document
    /// What a test expects of a layout.
    case requirement
  }
}

extension Diagnostic.Rule {
  /// What the catalogue says of a rule.
  public struct Entry: Sendable {
    /// What it is about.
    public var kind: Diagnostic.Kind
    /// How severe its findings are.
    public var severity: Diagnostic.Severity
    /// When there is a finding, in a few words: `A text is cut off`.
    public var title: String
    /// The same in one or two sentences.
    public var meaning: String
    /// A finding as it may look, with its next step.
    public var example: Diagnostic { makeExample() }
    private let makeExample: @Sendable () -> Diagnostic

    init(
      _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ title: String,
      _ meaning: String, example: @escaping @Sendable () -> Diagnostic
    ) {
      (self.kind, self.severity, self.title, self.meaning) = (kind, severity, title, meaning)
      makeExample = example
    }
  }
}
