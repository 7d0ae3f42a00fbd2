import Foundation

extension Diagnostic.Rule {
  /// What it is about, how severe it is, what it means and an example.
  public var entry: Entry {
    switch self {
    case .conflict:
      Entry(
        .conflict, .error, "Required constraints cannot all hold",
        """
        Required constraints cannot all hold. The smallest set that contradicts itself is named, and \
        the one without which the layout was solved.
        """
      ) {
        let narrow = Self.member("button.width=", "button.width = 120", line: 14)
        let wide = Self.member("button.width>=", "button.width ≥ 160", line: 21)
        return Diagnostic(
          .conflict, of: "button.width=,button.width>=",
          .conflict(members: [narrow, wide], givenUp: wide),
          constraints: ["button.width=", "button.width>="], rank: 1)
      }
    case .conflictWithFrame:
      Entry(
        .conflict, .error, "A kept frame contradicts constraints",
        """
        The constraints of an autoresizing mask, which keep a view's frame, contradict those that \
        were written. Mostly the mask was meant to be off.
        """
      ) {
        Diagnostic(
          .conflictWithFrame, of: "button.autoresizingMask",
          .conflictWithFrame(
            CGRect(x: 0, y: 0, width: 100, height: 44),
            givenUp: [Self.member("button.width=", "button.width = 120", line: 14)]),
          items: ["button"], constraints: ["button.width="], rank: 1)
      }
    case .ambiguousPosition:
      Entry(
        .ambiguity, .warning, "More than one place is possible",
        """
        More than one place solves all constraints equally well, so which one is taken may change. A \
        note for layout guides.
        """
      ) {
        Self.ambiguity(.ambiguousPosition, edge: (0, 275), size: (100, 100))
      }
    case .ambiguousSize:
      Entry(
        .ambiguity, .warning, "More than one size is possible",
        """
        More than one size solves all constraints equally well; the place may be free with it. A note \
        for layout guides.
        """
      ) {
        Self.ambiguity(.ambiguousSize, edge: (16, 16), size: (0, 359))
      }
    case .brokenConstraint:
      Entry(
        .brokenConstraint, .note, "An optional constraint does not hold",
        "An optional constraint does not hold, because stronger ones win. That may be meant."
      ) {
        Diagnostic(
          .brokenConstraint, of: "card.width=",
          .brokenConstraint(sentence: "card.width = 400 @750", distance: 57),
          items: ["card"], constraints: ["card.width="])
      }
    case .truncatedText:
      Entry(
        .truncatedText, .warning, "A text is cut off",
        "A text does not fit into its view and is cut off. Text fields, which scroll, are left out."
      ) {
        Diagnostic(
          .truncatedText, of: "title",
          .truncatedText(
            needed: CGSize(width: 214, height: 20.5), given: CGSize(width: 160, height: 20.5),
            isOneLine: true), items: ["title"])
      }
    case .missingGlyph:
      Entry(
        .missingGlyph, .warning, "No font has a character",
        """
        No installed font has a character of a text: it is drawn as a box, and its width is a guess. \
        On another machine the text may be wider or narrower.
        """
      ) {
        Diagnostic(
          .missingGlyph, of: "title",
          .missingGlyph(characters: ["漢 (U+6F22)"], package: "fonts-noto-cjk"), items: ["title"])
      }
    case .outsideParent:
      Entry(
        .outsideParent, .warning, "A view reaches beyond its parent",
        """
        A view reaches beyond its parent by more than half a point: what is outside gets no touches, \
        or is cut off. Contents of scroll views may.
        """
      ) {
        Diagnostic(
          .outsideParent, of: "form/button",
          .outsideParent(EdgeInsets(right: 24), meant: nil),
          items: ["form/button", "form"])
      }
    case .zeroSize:
      Entry(
        .zeroSize, .warning, "A view without an extent has contents",
        "A view without a width or a height has contents: they are drawn but get no touches."
      ) {
        Diagnostic(.zeroSize, of: "form", .zeroSize(.vertical), items: ["form"])
      }
    case .looseContent, .coveredView, .samePlace, .goneView, .duplicateConstraint: mistakeEntry
    case .unsettledSolution, .unsettledContent, .unsettledInsets: unsettledEntry
    case .overlap, .touchSize, .offGrid, .lowContrast, .fixedTextSize, .custom: requirementEntry
    case .misplacedView, .danglingConstraint, .danglingConnection,
      .unknownAttribute, .incomparableAttributes, .unknownItem, .unknownGuide,
      .missingAsset:
      documentEntry
    }
  }

  private var unsettledEntry: Entry {
    switch self {
    case .unsettledSolution:
      Entry(
        .unsettled, .error, "The search for the best layout ended",
        """
        The solver gave up the search for the best layout. Required constraints hold, optional ones \
        may be missed by more than they must.
        """
      ) {
        Diagnostic(.unsettledSolution, of: "solution", .unsettledSolution, items: ["root"])
      }
    case .unsettledInsets:
      Entry(
        .unsettled, .warning, "Safe areas or margins do not settle",
        """
        Safe areas or margins move the views on which they depend, pass after pass; the layout is \
        that of the last one.
        """
      ) {
        Diagnostic(.unsettledInsets, of: "insets", .unsettledInsets(passes: 12), items: ["root"])
      }
    default:
      Entry(
        .unsettled, .warning, "The size of a content does not settle",
        """
        The size of a content, such as a text's height, changes what it depends on, pass after pass; \
        the layout is that of the last one.
        """
      ) {
        Diagnostic(
          .unsettledContent, of: "label",
          .unsettledContent(
            before: CGSize(width: 80, height: 20.5), after: CGSize(width: 80, height: 41),
            passes: 12), items: ["label"])
      }
    }
  }

  private static func member(_ id: String, _ sentence: String, line: Int) -> Diagnostic.Member {
    .constraint(
      id: id, sentence: sentence, origin: .user,
      location: SourceLocation(fileID: "MyLayouts/Login.swift", line: line))
  }

  private static func ambiguity(
    _ rule: Self, edge: (Double, Double), size: (Double, Double)
  ) -> Diagnostic {
    let freedom = Diagnostic.Freedom(
      axis: .horizontal, edge: edge, size: size, farEdge: (edge.0 + size.0, edge.1 + size.1))
    return Diagnostic(
      rule, of: "card", .ambiguity(followers: 0), items: ["card"], freedoms: [freedom])
  }
}
