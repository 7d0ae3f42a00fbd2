/// What a constraint can refer to: a ``View`` or a ``LayoutGuide``.
public protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutView: View? { get }
  /// The name that messages use.
  var displayName: String { get }
}

extension View: LayoutItem {
  /// The view itself.
  public var layoutView: View? { self }
  /// The accessibility identifier, else the name of the class.
  public var displayName: String { accessibilityIdentifier ?? className(of: self) }
}

/// A rectangle that takes part in the layout without being a view, as `UILayoutGuide`.
public final class LayoutGuide: LayoutItem {
  /// The view whose coordinate system the guide lives in.
  public internal(set) var owningView: View? {
    get { owner?.view }
    set { owner = newValue?.ownHandle }
  }
  /// A name for diagrams and messages in place of the stored property's.
  public var identifier = "" { didSet { owner?.noteChange() } }

  package let kind: SolvedLayout.Guide.Kind
  let role: Role
  var location: SourceLocation?
  let ownHandle = ItemHandle()
  private var owner: ItemHandle? { didSet { noteOwner() } }

  /// Makes a guide that no view owns yet: list it in a layout, or add it with
  /// ``View/addLayoutGuide(_:)``.
  public init() {
    kind = .custom
    role = .free
    ownHandle.fill(self)
  }

  init(kind: SolvedLayout.Guide.Kind, owner: View) {
    self.kind = kind
    role = .insets
    self.owner = owner.ownHandle
    ownHandle.fill(self)
    noteOwner()
  }

  init(role: Role, owner: View) {
    kind = .custom
    self.role = role
    identifier = role.name
    self.owner = owner.ownHandle
    ownHandle.fill(self)
    noteOwner()
  }

  deinit { ownHandle.empty() }

  private func noteOwner() { ownHandle.around = owner.map { Unmanaged.passUnretained($0) } }

  /// What fixes the guide besides the constraints that mention it.
  enum Role {
    /// Nothing: the guide was made by the caller.
    case free
    /// Insets of the owner's rectangle.
    case insets
    /// The rectangle of the owner, a scroll view.
    case scrollFrame
    /// The origin of the owner, a scroll view; the size is that of the contents.
    case scrollContent

    fileprivate var name: String {
      switch self {
      case .free, .insets: ""
      case .scrollFrame: "frameGuide"
      case .scrollContent: "contentGuide"
      }
    }
  }

  /// The view that owns the guide.
  public var layoutView: View? { owningView }

  /// The identifier, or for guides of the system the name of their property.
  public var displayName: String {
    guard identifier.isEmpty else { return identifier }
    return kind == .custom ? "LayoutGuide" : kind.anchorName
  }
}
