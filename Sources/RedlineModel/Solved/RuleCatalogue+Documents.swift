import Foundation

extension Diagnostic.Rule {
  /// Rules about documents of Interface Builder.
  var documentEntry: Entry {
    switch self {
    case .misplacedView:
      Entry(
        .document, .warning, "A stored frame is not the solved one",
        "The frame that the file stores is not the one that the constraints give on its own device."
      ) {
        Diagnostic(
          .misplacedView, of: "Name",
          .misplacedView(
            name: "Name", stored: CGRect(x: 16, y: 120, width: 41, height: 20.5),
            solved: CGRect(x: 16, y: 114, width: 41, height: 20.5)))
      }
    case .danglingConstraint:
      Entry(
        .document, .error, "A constraint's end is not in the file",
        "A constraint has an end that the file does not hold, so it is left out."
      ) {
        Diagnostic(
          .danglingConstraint, of: "42",
          .danglingReference(
            attribute: "secondItem", element: "constraint", reference: "aB1-cd-2Ef"))
      }
    case .danglingConnection:
      Entry(
        .document, .warning, "A connection's end is not in the file",
        "An outlet, a segue or an action leads to what the file does not hold."
      ) {
        Diagnostic(
          .danglingConnection, of: "42",
          .danglingReference(
            attribute: "destination", element: "outlet", reference: "aB1-cd-2Ef"))
      }
    case .unknownAttribute:
      Entry(
        .document, .warning, "An attribute is not known",
        "A constraint joins attributes of which one is not known, so it is left out."
      ) { Diagnostic(.unknownAttribute, of: "42", .unknownAttribute) }
    case .incomparableAttributes:
      Entry(
        .document, .error, "No constraint can join the attributes",
        "A constraint joins attributes that no constraint can, such as a width and a top edge."
      ) {
        Diagnostic(
          .incomparableAttributes, of: "42",
          .incomparableAttributes(first: "width", second: "top"))
      }
    case .unknownItem:
      Entry(
        .document, .warning, "A constraint's end is no view",
        """
        An end of a constraint is an object of the file that is no view, such as a gesture \
        recognizer, so the constraint is left out.
        """
      ) {
        Diagnostic(
          .unknownItem, of: "42", .unknownItem(attribute: "firstItem", reference: "aB1-cd-2Ef"))
      }
    case .missingAsset:
      Entry(
        .document, .note, "An image or colour is not in the project",
        """
        A document names an image or a colour that no asset catalog and no folder of its project has; \
        code may still load it, or another target bring it. Nothing is said where no catalog is found.
        """
      ) {
        Diagnostic(.missingAsset, of: "logo", .missingAsset(name: "logo", kind: "image"))
      }
    default:
      Entry(
        .document, .note, "A layout guide's kind is not known",
        "A view has a layout guide of a kind that Redline does not know."
      ) {
        Diagnostic(.unknownGuide, of: "42", .unknownGuide(key: "camera"))
      }
    }
  }

  /// What tests expect of layouts.
  var requirementEntry: Entry {
    switch self {
    case .overlap:
      Entry(
        .requirement, .error, "Views lie on each other",
        "Two views that show something have an area in common; `LayoutRule.noOverlap` looks for it."
      ) {
        Diagnostic(
          .overlap, of: "badge", .overlap(CGSize(width: 10, height: 40)),
          items: ["badge", "title"])
      }
    case .touchSize:
      Entry(
        .requirement, .error, "A control is too small for a finger",
        "A control is too small for a finger; `LayoutRule.touchSize(_:)` looks for it."
      ) {
        Diagnostic(
          .touchSize, of: "close",
          .touchSize(given: CGSize(width: 30, height: 30), minimum: 44), items: ["close"])
      }
    case .offGrid:
      Entry(
        .requirement, .error, "Edges lie between pixels or grid lines",
        "Edges do not lie on pixels, or on a grid; `LayoutRule.onGrid(_:)` looks for them."
      ) {
        Diagnostic(
          .offGrid, of: "card", .offGrid([.init(.left, 12.5)], spacing: 8), items: ["card"])
      }
    case .lowContrast:
      Entry(
        .requirement, .error, "A text stands out too little",
        "A text stands out too little from what is behind it; `LayoutRule.contrast` looks for it."
      ) {
        Diagnostic(
          .lowContrast, of: "note",
          .lowContrast(ratio: 3.41, minimum: 4.5, appearance: "light"), items: ["note"])
      }
    case .fixedTextSize:
      Entry(
        .requirement, .error, "A text keeps its size",
        """
        A text keeps its size whatever size of texts the reader prefers; `LayoutRule.dynamicType` \
        looks for it.
        """
      ) {
        Diagnostic(.fixedTextSize, of: "note", .fixedTextSize(13), items: ["note"])
      }
    default:
      Entry(
        .requirement, .error, "A rule of your own, or a newer one",
        """
        What a rule of your own says with `Diagnostic(_:items:severity:)`, or what a newer version \
        of Redline found in a file.
        """
      ) { Diagnostic("Login has no title", items: ["Login"]) }
    }
  }
}
