public import Foundation

/// What a view shows, or says to assistive technologies, without a part in the layout.
struct ViewLooks {
  var alpha = 1.0
  var borderWidth = 1.0
  var maskedCorners = Set(SolvedLayout.Corner.allCases)
  var shadow = SolvedLayout.Shadow(opacity: 0)
  var zPosition = 0.0
  var contentMode: String?
  var paintings: [SolvedLayout.Painting] = []
  var transform: [Double]?
  var mask: String?
  var state = SolvedLayout.ControlState()
  var accessibility = SolvedLayout.Accessibility()
  var accessibilityElements: [AccessibilityPart]?

  /// Those of a view of which nothing was set; it refers to no view.
  nonisolated(unsafe) static let usual = ViewLooks()
}

/// The style of a view without colours, corners and the like, as most are.
let plainStyle = Shared(SolvedLayout.Style())

/// What a view lists as an element.
package enum AccessibilityPart {
  case view(View)
  case object(SolvedLayout.Accessibility.Object)
}

/// What a view is to assistive technologies, as `UIAccessibilityTraits`.
public enum AccessibilityTrait: String, Hashable, Sendable, CaseIterable {
  case button, link, image, searchField, keyboardKey, staticText, header, tabBar, summaryElement
  case selected, notEnabled, updatesFrequently, playsSound, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, toggleButton
}

extension View {
  /// How opaque the view is with all that is inside, 0…1.
  public var alpha: Double {
    get { looks.alpha }
    set { looks.alpha = newValue }
  }
  /// The width of the border in points.
  public var borderWidth: Double {
    get { looks.borderWidth }
    set { looks.borderWidth = newValue }
  }
  /// The corners that have the radius, as those of `CALayer`.
  public var maskedCorners: Set<SolvedLayout.Corner> {
    get { looks.maskedCorners }
    set { looks.maskedCorners = newValue }
  }
  /// The colour of the shadow.
  public var shadowColor: Color {
    get { looks.shadow.color }
    set { looks.shadow.color = newValue }
  }
  /// How opaque the shadow is, 0…1; 0 draws none.
  public var shadowOpacity: Double {
    get { looks.shadow.opacity }
    set { looks.shadow.opacity = newValue }
  }
  /// How far the shadow is blurred, in points.
  public var shadowRadius: Double {
    get { looks.shadow.radius }
    set { looks.shadow.radius = newValue }
  }
  /// How far the shadow lies to the right and below, in points.
  public var shadowOffset: CGSize {
    get { looks.shadow.offset }
    set { looks.shadow.offset = newValue }
  }
  /// What is larger lies in front of its siblings, whatever their order.
  public var zPosition: Double {
    get { looks.zPosition }
    set { looks.zPosition = newValue }
  }

  /// Whether a control answers touches; it is drawn dimmed where it does not.
  public var isEnabled: Bool {
    get { looks.state.isEnabled }
    set { looks.state.isEnabled = newValue }
  }
  /// Whether a control or a cell is selected.
  public var isSelected: Bool {
    get { looks.state.isSelected }
    set { looks.state.isSelected = newValue }
  }
  /// Whether a control or a cell is highlighted, as under a finger.
  public var isHighlighted: Bool {
    get { looks.state.isHighlighted }
    set { looks.state.isHighlighted = newValue }
  }
  /// Whether the view and what is inside take part in touches.
  public var isUserInteractionEnabled: Bool {
    get { looks.state.isUserInteractionEnabled }
    set { looks.state.isUserInteractionEnabled = newValue }
  }

  /// What the view is, in words; `nil` is what it shows.
  public var accessibilityLabel: String? {
    get { looks.accessibility.label }
    set { looks.accessibility.label = newValue }
  }
  /// The view's value, in words; `nil` is the control's own.
  public var accessibilityValue: String? {
    get { looks.accessibility.value }
    set { looks.accessibility.value = newValue }
  }
  /// What happens if the view is activated, in words.
  public var accessibilityHint: String? {
    get { looks.accessibility.hint }
    set { looks.accessibility.hint = newValue }
  }
  /// What the view is to assistive technologies; `nil` is what its class says.
  public var accessibilityTraits: Set<AccessibilityTrait>? {
    get { looks.accessibility.traits.map { Set($0.compactMap(AccessibilityTrait.init)) } }
    set { looks.accessibility.traits = newValue.map { $0.map(\.rawValue).sorted() } }
  }
  /// Whether the view is an element of its own; `nil` is what its class says.
  public var isAccessibilityElement: Bool? {
    get { looks.accessibility.isElement }
    set { looks.accessibility.isElement = newValue }
  }
  /// Whether the elements inside are hidden from assistive technologies.
  public var accessibilityElementsHidden: Bool {
    get { looks.accessibility.hidesElements ?? false }
    set { looks.accessibility.hidesElements = newValue ? true : nil }
  }

  /// The views in which elements are looked for, in the order in which they are read; `nil` is all
  /// inside, by where they lie. Views of other layouts are passed over.
  public var accessibilityElements: [View]? {
    get {
      looks.accessibilityElements?.compactMap { if case .view(let view) = $0 { view } else { nil } }
    }
    set { looks.accessibilityElements = newValue?.map { .view($0) } }
  }
  /// The same with elements that are no views.
  package var accessibilityParts: [AccessibilityPart]? {
    get { looks.accessibilityElements }
    set { looks.accessibilityElements = newValue }
  }
  /// Where the element is on the screen, in points; `nil` is where the view is.
  package var accessibilityFrame: CGRect? {
    get { looks.accessibility.frame }
    set { looks.accessibility.frame = newValue }
  }
  /// What the elements inside are together, in UIKit's word; `nil` is nothing.
  package var accessibilityContainer: String? {
    get { looks.accessibility.container }
    set { looks.accessibility.container = newValue }
  }
  /// Notes a property that is compared and not drawn; `nil` is as usual.
  package func setSetting(_ name: String, _ value: String?) {
    var settings = looks.state.settings ?? []
    settings.removeAll { $0.name == name }
    if let value { settings.append(.init(name: name, value: value)) }
    settings.sort { $0.name < $1.name }
    looks.state.settings = settings.isEmpty ? nil : settings
  }
  /// Whether assistive technologies look into none of the views beside this one.
  public var accessibilityViewIsModal: Bool {
    get { looks.accessibility.isModal ?? false }
    set { looks.accessibility.isModal = newValue ? true : nil }
  }
  /// Whether the elements inside are read one after the other, before others of the same rows.
  public var shouldGroupAccessibilityChildren: Bool {
    get { looks.accessibility.groupsElements ?? false }
    set { looks.accessibility.groupsElements = newValue ? true : nil }
  }

  /// How the content would fill a view of another size, in UIKit's word; `nil` is `scaleToFill`.
  package var contentMode: String? {
    get { looks.contentMode }
    set { looks.contentMode = newValue }
  }

  /// What layers and code paint on the background, back to front.
  package var paintings: [SolvedLayout.Painting] {
    get { looks.paintings }
    set { looks.paintings = newValue }
  }

  /// The numbers by which the view is turned around its upper left corner; `nil` leaves it as it is.
  package var drawnTransform: [Double]? {
    get { looks.transform }
    set { looks.transform = newValue }
  }

  /// The outline of what is shown of the view; `nil` is all.
  package var drawnMask: String? {
    get { looks.mask }
    set { looks.mask = newValue }
  }

  /// The colours, corners and the like as they are saved; what is as usual is left out.
  var savedStyle: Shared<SolvedLayout.Style> {
    if hasUsualLooks {
      if hasUsualColors && !clipsContents { return plainStyle }
      return Shared(
        SolvedLayout.Style(
          background: backgroundColor, tint: tintColor, cornerRadius: cornerRadius,
          borderColor: borderColor, clips: clipsContents ? true : nil))
    }
    let corners =
      maskedCorners.count == SolvedLayout.Corner.allCases.count
      ? nil : SolvedLayout.Corner.allCases.filter(maskedCorners.contains)
    let style = SolvedLayout.Style(
      background: backgroundColor, tint: tintColor, cornerRadius: cornerRadius,
      borderColor: borderColor, clips: clipsContents ? true : nil,
      alpha: alpha == 1 ? nil : min(1, max(0, alpha)),
      borderWidth: borderWidth == 1 ? nil : borderWidth,
      maskedCorners: corners,
      shadow: shadowOpacity == 0 ? nil : looks.shadow, zPosition: zPosition == 0 ? nil : zPosition,
      contentMode: contentMode, paintings: paintings.isEmpty ? nil : paintings,
      transform: looks.transform, mask: looks.mask)
    return Shared(style)
  }

  /// The states of a control, where they are not the usual ones.
  var savedState: SolvedLayout.ControlState? {
    hasUsualLooks || looks.state == SolvedLayout.ControlState() ? nil : looks.state
  }

  /// What assistive technologies are told, where that is anything.
  /// - Parameter id: The id of a view of the layout.
  func savedAccessibility(_ id: (View) -> String?) -> SolvedLayout.Accessibility? {
    if hasUsualLooks { return nil }
    var saved = looks.accessibility
    var objects: [SolvedLayout.Accessibility.Object] = []
    saved.elements = looks.accessibilityElements?.compactMap { part in
      switch part {
      case .view(let view): return id(view)
      case .object(let object):
        objects.append(object)
        return "#\(objects.count - 1)"
      }
    }
    saved.objects = objects.isEmpty ? nil : objects
    return saved == SolvedLayout.Accessibility() ? nil : saved
  }

  /// The numbers with their names, for checks whether they can be drawn.
  var lookNumbers: [(property: String, value: Double)] {
    [
      ("alpha", alpha), ("borderWidth", borderWidth), ("shadowOpacity", shadowOpacity),
      ("shadowRadius", shadowRadius), ("shadowOffset.width", shadowOffset.width),
      ("shadowOffset.height", shadowOffset.height), ("zPosition", zPosition),
    ]
  }
}
