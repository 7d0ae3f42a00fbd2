import RedlineLayout
import Synchronization

/// What the layout asks of a ``UIView``. A layout of UIKit's views runs on the main actor.
final class UIViewFacade: ViewFacade, @unchecked Sendable {
  weak let view: UIView?
  /// Keeps the view alive while it is in a superview.
  var kept: UIView?

  init(_ view: UIView) { self.view = view }

  var object: AnyObject? { view }

  var className: String { view.map { ClassName.of(type(of: $0)).name } ?? "UIView" }

  /// `view` for a controller's view at the root and the controller's class for any other one; what
  /// UIKit calls its own parts.
  var ownName: String? {
    guard let view else { return nil }
    return MainActor.assumeIsolated {
      if let name = view.stored.partName { return name }
      guard let controller = view.controller else { return nil }
      return view.superview == nil ? "view" : Self.plainName(of: controller)
    }
  }

  var kindName: String { view.map { Self.plainName(of: $0) } ?? "view" }

  private static func plainName(of object: AnyObject) -> String {
    ClassName.of(type(of: object)).plainName
  }

  var storedProperties: [(label: String, value: Any)] {
    guard let view else { return [] }
    nonisolated(unsafe) var controller: UIViewController?
    MainActor.assumeIsolated { controller = view.controller }
    let objects: [AnyObject] = [controller, view].compactMap(\.self)
    return objects.flatMap { object in
      RedlineLayout.storedProperties(of: object) { ClassName.of($0).isUIKits }
    }
  }

  func contentSize(of peer: View, in context: ContentContext) -> CGSize {
    guard let view else { return peer.contentSize(in: context) }
    nonisolated(unsafe) let context = context
    return MainActor.assumeIsolated { view.contentSize(in: context) }
  }

  func alignmentRectInsets(of peer: View) -> EdgeInsets {
    guard let view else { return peer.alignmentRectInsets }
    return MainActor.assumeIsolated { EdgeInsets(view.alignmentRectInsets) }
  }

  var ownContrast: Contrast? {
    guard let view else { return nil }
    return MainActor.assumeIsolated { () -> Contrast? in
      // Nearly no program overrides it, and a look for what is overridden costs.
      guard UITraitOverrides.haveContrast else { return nil }
      let own = view.overriddenTraits?.accessibilityContrast ?? .unspecified
      let traits = view.controller?.traitCollection.accessibilityContrast ?? .unspecified
      return (own == .unspecified ? traits : own).contrast
    }
  }

  func didLoseSuperview() { kept = nil }
}

/// What the name of a class tells. It costs several demanglings, and a class keeps its name.
private struct ClassName {
  let name: String
  /// The name with a small letter first, without the prefix of UIKit's own.
  let plainName: String
  let isUIKits: Bool

  private init(_ type: AnyClass) {
    name = "\(type)"
    isUIKits = String(reflecting: type).hasPrefix("UIKit.")
    let plain = isUIKits && name.hasPrefix("UI") ? name.dropFirst(2) : name[...]
    plainName = plain.prefix(1).lowercased() + plain.dropFirst()
  }

  static func of(_ type: AnyClass) -> ClassName {
    known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let name = ClassName(type)
      known[ObjectIdentifier(type)] = name
      return name
    }
  }

  private static let known = Mutex<[ObjectIdentifier: ClassName]>([:])
}

/// Counts what a layout may depend on, so that unchanged trees are not solved again.
@MainActor
enum LayoutChanges {
  private(set) static var count = 0

  static func note() { count += 1 }
}
