/// Identifiers that UIKit gives to its own constraints, with what they are for and what to do.
package struct KnownIdentifier: Hashable, Sendable {
  /// How the identifier begins.
  package var prefix: String
  package var meaning: String
  package var remedy: String?

  /// Whether UIKit made the constraint with that identifier.
  static func isSystem(_ identifier: String) -> Bool {
    of(identifier) != nil || identifier.hasPrefix("UIView-") || identifier.hasPrefix("_UI")
  }

  /// What is known of an identifier.
  package static func of(_ identifier: String) -> KnownIdentifier? {
    all.filter { identifier.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
  }

  private static func fitting(_ size: String) -> String {
    """
    The view does not fit into the \(size) that it was measured with: pass a size that it can have, \
    with priority .fittingSizeLevel where it need not be met, or lower one of your constraints to 999.
    """
  }

  private static let window = """
    The window is smaller than its content has to be: setContentSize, contentMinSize, or lower what \
    keeps the content large below NSLayoutConstraint.Priority.windowSizeStayPut, 500.
    """
  private static let prototyping = """
    Interface Builder adds it while a view has no constraints: add the missing ones in the file, or \
    tick "Remove at build time" for what code constrains.
    """
  private static let bar = """
    A bar that was made with no size fights with its own buttons until it is laid out: give the bar its \
    width and height when you make it, UIToolbar(frame:), or call sizeToFit() after setting its items.
    """
  private static let keyboard = """
    The keyboard's own constraints fight while it comes and goes; nothing of yours is wrong, unless an \
    inputAccessoryView is among them: give that a height by autoresizingMask and intrinsicContentSize.
    """

  private static let all = [
    KnownIdentifier(
      prefix: "UIView-Encapsulated-Layout-Height",
      meaning: "the height that a table, a collection view or a controller gives its content",
      remedy: """
        It is mostly right in the end and wrong for a moment, say before a cell was measured. Lower \
        one of your vertical constraints, best the last one to the bottom, to priority 999; and see \
        that rowHeight is automatic and the estimate is near the truth.
        """),
    KnownIdentifier(
      prefix: "UIView-Encapsulated-Layout-Width",
      meaning: "the width that a table, a collection view or a controller gives its content",
      remedy: """
        Your constraints ask for another width: lower one of them to priority 999, or see that the \
        container is as wide as its content has to be.
        """),
    KnownIdentifier(
      prefix: "UIView-Encapsulated-Layout-",
      meaning: "the place that a container gives its content"),
    KnownIdentifier(
      prefix: "_UITemporaryLayoutWidth",
      meaning: "the width of a view while UIKit measures it, 0 at first",
      remedy: """
        It is over a moment later. Lower the constraint to the trailing edge, or a fixed width, to \
        priority 999, and the log is silent.
        """),
    KnownIdentifier(
      prefix: "_UITemporaryLayoutHeight",
      meaning: "the height of a view while UIKit measures it, 0 at first",
      remedy: """
        It is over a moment later. Lower the constraint to the bottom edge, or a fixed height, to \
        priority 999, and the log is silent.
        """),
    KnownIdentifier(
      prefix: "fittingSizeHTarget", meaning: "the width that systemLayoutSizeFitting was asked for",
      remedy: fitting("width")),
    KnownIdentifier(
      prefix: "fittingSizeVTarget",
      meaning: "the height that systemLayoutSizeFitting was asked for",
      remedy: fitting("height")),
    KnownIdentifier(
      prefix: "NSWindow-current-width", meaning: "the width that a window has", remedy: window),
    KnownIdentifier(
      prefix: "NSWindow-current-height", meaning: "the height that a window has", remedy: window),
    KnownIdentifier(
      prefix: "NSView-Encapsulated-Layout-Width",
      meaning: "the width that a table, an outline or a split view of AppKit gives its content",
      remedy: "Lower one of your horizontal constraints in the cell or pane to priority 999."),
    KnownIdentifier(
      prefix: "NSView-Encapsulated-Layout-Height",
      meaning: "the height that a table, an outline or a split view of AppKit gives its content",
      remedy: """
        Lower one of your vertical constraints in the cell or pane to priority 999, or turn on \
        usesAutomaticRowHeights.
        """),
    KnownIdentifier(
      prefix: "UIIBSystemGenerated",
      meaning: "made by Interface Builder for a view that has no constraints of its own",
      remedy: prototyping),
    KnownIdentifier(
      prefix: "IB auto generated at build time",
      meaning: "made by Interface Builder for a view that has no constraints of its own",
      remedy: prototyping),
    KnownIdentifier(
      prefix: "UISV-text-width-disambiguation",
      meaning: "a stack view shares its width among labels of several lines"),
    KnownIdentifier(prefix: "TB_", meaning: "the place of a button in a bar", remedy: bar),
    KnownIdentifier(
      prefix: "BIB_", meaning: "a navigation bar's place of its title between its buttons",
      remedy: bar),
    KnownIdentifier(prefix: "UIButtonBar", meaning: "the places of a bar's buttons", remedy: bar),
    KnownIdentifier(prefix: "UINav_", meaning: "a navigation bar's own", remedy: bar),
    KnownIdentifier(prefix: "UIKeyboardLayoutGuide", meaning: "the place of the keyboard's guide"),
    KnownIdentifier(prefix: "accessoryView.", meaning: "a keyboard's accessory", remedy: keyboard),
    KnownIdentifier(prefix: "inputView.", meaning: "a keyboard's own", remedy: keyboard),
    KnownIdentifier(prefix: "assistant", meaning: "a keyboard's suggestions", remedy: keyboard),
    KnownIdentifier(
      prefix: "UISV-hiding",
      meaning: "a stack view makes a hidden view that it arranges 0 wide or high",
      remedy: """
        A hidden arranged view keeps its own constraints: give its fixed size, and the distances of \
        what is inside it to its edges, priority 999.
        """),
    KnownIdentifier(
      prefix: "UISV-canvas-connection",
      meaning: "a stack view holds its first and last views at its edges"),
    KnownIdentifier(prefix: "UISV-spacing", meaning: "the spacing of a stack view"),
    KnownIdentifier(
      prefix: "UISV-fill-equally", meaning: "a stack view makes its views equally large",
      remedy: "A view of a stack view that fills equally cannot have a size of its own."),
    KnownIdentifier(
      prefix: "UISV-fill-proportionally", meaning: "a stack view fills in proportion to contents"),
    KnownIdentifier(prefix: "UISV-alignment", meaning: "the alignment of a stack view"),
    KnownIdentifier(prefix: "UISV-", meaning: "a stack view's own"),
    KnownIdentifier(
      prefix: "UIViewSafeAreaLayoutGuide-", meaning: "the edge of the safe area"),
    KnownIdentifier(prefix: "UIView-topMargin-guide", meaning: "a layout margin"),
    KnownIdentifier(prefix: "UIView-leftMargin-guide", meaning: "a layout margin"),
    KnownIdentifier(prefix: "UIView-rightMargin-guide", meaning: "a layout margin"),
    KnownIdentifier(prefix: "UIView-bottomMargin-guide", meaning: "a layout margin"),
    KnownIdentifier(prefix: "UINavItemContentGuide-", meaning: "a navigation bar's own"),
  ]
}
