import Foundation

extension Diagnostic.Rule {
  /// Layouts that can be solved, and are hardly what was meant.
  var mistakeEntry: Entry {
    switch self {
    case .looseContent:
      Entry(
        .ambiguity, .warning, "A scroll view's content has no end",
        """
        Nothing ties what is in a scroll view to its trailing edge or its bottom, so that it does not \
        know how far it scrolls.
        """
      ) {
        Diagnostic(
          .looseContent, of: "scroll", .looseContent([.vertical]),
          items: ["scroll", "text"])
      }
    case .coveredView:
      Entry(
        .covered, .warning, "A view is hidden behind another one",
        """
        A view lies wholly behind a later one of the same superview, which is opaque and shows nothing \
        but its colour. A note where it hides several, which may be an overlay, and in documents of Interface Builder.
        """
      ) {
        Diagnostic(
          .coveredView, of: "title", .coveredView(others: 0), items: ["title", "card"])
      }
    case .samePlace:
      Entry(
        .covered, .warning, "Two texts are at one place",
        """
        The texts of two labels, buttons or fields of one superview lie on each other, by four fifths \
        of the smaller one or more. A note in documents of Interface Builder, where code may show one \
        of them.
        """
      ) {
        Diagnostic(
          .samePlace, of: "name,title",
          .samePlace(CGRect(x: 16, y: 36, width: 80, height: 20.5)), items: ["name", "title"])
      }
    case .goneView:
      Entry(
        .statement, .error, "A constraint's view is gone",
        """
        A constraint of a layout is about a view that nothing kept, so it is left out: mostly a \
        property is computed where it should be stored.
        """
      ) {
        Diagnostic(
          .goneView, of: "Login.swift:12",
          .goneView(
            sentence: "title.top = safeArea.top + 16", className: "Label", property: "title",
            others: 1),
          location: SourceLocation(fileID: "MyLayouts/Login.swift", line: 12))
      }
    default:
      Entry(
        .statement, .warning, "Two constraints say the same",
        "A constraint says what another one has said, so it does nothing."
      ) {
        Diagnostic(
          .duplicateConstraint, of: "title.top=",
          .duplicateConstraint(sentence: "name.top = title.bottom + 8", line: 31))
      }
    }
  }
}
