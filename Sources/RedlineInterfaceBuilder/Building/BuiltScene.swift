package import Foundation
package import RedlineLayout

/// The views of one root of a scene, ready to be solved.
package struct BuiltScene {
  package let scene: InterfaceScene
  package let root: View
  /// Parents first.
  package var views: [BuiltView]
  package var notes: [Diagnostic]
  package var environment: LayoutEnvironment
  /// The view or guide that an id stands for.
  var items: [String: Reference] = [:]
  /// The constraints between middles that a template of Apple's brought.
  var templateCenters: [LayoutConstraint] = []
  /// What the canvas added to constraints of centres, which do not say it themselves.
  var centerShifts: [CenterShift] = []

  /// What an id of a constraint's end stands for.
  enum Reference {
    case view(Int)
    case guide(LayoutGuide)
    /// A controller's guide for bars: the part above or below the safe area.
    case bars(isTop: Bool)
  }
}

/// A view with what its document says about it.
package struct BuiltView {
  package let view: View
  package let id: String
  package let className: String
  /// The name of the element: `label`.
  package let elementName: String
  package let line: Int
  /// The position of the superview in the list; -1 for the root.
  package let parent: Int
  /// The stored frame in the superview; `nil` where the document has none.
  package let storedFrame: CGRect?
  /// Whether constraints or a stack view place it.
  package var isDriven: Bool
  let element: Int
  let isArranged: Bool
  /// Whether the document sets the margins.
  let hasOwnMargins: Bool
}

/// Where content sizes come from.
package enum IntrinsicSource: String, CaseIterable, Sendable {
  /// A view without subviews has the size that the document stores.
  case stored
  /// Texts are measured, images and controls have the sizes that UIKit gives them.
  case text
  /// On the document's own device and text size what the document stores, as Xcode's canvas shows it,
  /// else what is measured; what nothing else gives a length keeps the one that is stored.
  case canvas
}

/// Where safe areas come from.
package enum EnvironmentSource: String, CaseIterable, Sendable {
  /// The stored frames tell, and where they do not, the rule.
  case inferred
  /// The device and the bars of the controllers around.
  case rule
}

/// How a document is laid out.
package struct BuildOptions: Sendable {
  package var intrinsic = IntrinsicSource.text
  /// Whether views without a content keep the lengths and places that nothing else gives where contents
  /// are measured, too, as on the canvas. Findings are about what is open, so they are made without.
  package var keepsLengths = false
  package var environment = EnvironmentSource.inferred
  /// Another device than the document's.
  package var device: Device?
  /// Whether what only the document's own canvas says of its device, such as how high a bar is drawn on it,
  /// does not count: another version has another one.
  package var ignoresCanvas = false
  /// Whether texts have the usual size and not that of the canvas, which some versions of Xcode have otherwise.
  package var ignoresTextSize = false
  /// The insets of the safe area in place of what is inferred or the rule, in points.
  package var safeArea: EdgeInsets?
  /// Whether what is shown only while an app runs is built, too: embedded controllers in their
  /// containers, headers and footers of sections. Pictures show it; frames of the document do not.
  package var drawsScreens = false
  /// Whether constraints of a document that varies say in which size classes they hold, for which it
  /// is solved on a device of each.
  package var tellsScopes = true
  package var direction = LayoutDirection.leftToRight
  package var textSize = ContentSizeCategory.large
  /// Height of the keyboard in points from the screen's lower edge.
  package var keyboardHeight = 0.0
  package var contrast = Contrast.normal
  /// Whether sizes of texts end at pixels, and not where the document's own labels show it.
  package var endsAtPixels = false
  /// How far contents of scroll views begin below their tops, by the views' ids, where another version of
  /// the document says it; `nil` where the bars and the stored frames do.
  package var scrollTops: [String: Double] = [:]
  /// The size in which another document shows the root; `nil` for its own.
  var size: CGSize?
  /// In how many views of other xibs the root lies.
  var xibDepth = 0

  package init() {}

  /// Whether lengths that nothing gives are those that are stored.
  var holdsLengths: Bool { intrinsic == .canvas || keepsLengths }

  /// Whether views without subviews have the sizes that the document stores.
  var usesStoredSizes: Bool {
    intrinsic == .stored || intrinsic == .canvas && device == nil && textSize == .large
  }
}
