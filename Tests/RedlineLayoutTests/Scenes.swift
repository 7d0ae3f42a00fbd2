import Foundation
import RedlineLayout

/// A layout that a test writes in place.
final class Scene: View, LayoutSpec {
  private let make: (Scene) -> Layout

  init(@LayoutBuilder _ make: @escaping (Scene) -> Layout) {
    self.make = make
    super.init()
  }

  var layout: Layout { make(self) }
}

/// A view with a content size.
final class Box: View {
  private let size: CGSize

  init(
    _ name: String? = nil, _ width: Double = View.noIntrinsicMetric,
    _ height: Double = View.noIntrinsicMetric
  ) {
    size = CGSize(width: width, height: height)
    super.init()
    self.accessibilityIdentifier = name
  }

  override var intrinsicContentSize: CGSize { size }
}

extension View {
  /// The same view with another content priority, to build scenes in one expression.
  func hugging(_ priority: LayoutPriority) -> Self {
    setContentHuggingPriority(priority, for: .horizontal)
    setContentHuggingPriority(priority, for: .vertical)
    return self
  }

  func resisting(_ priority: LayoutPriority) -> Self {
    setContentCompressionResistancePriority(priority, for: .horizontal)
    setContentCompressionResistancePriority(priority, for: .vertical)
    return self
  }

  func hidden() -> Self {
    isHidden = true
    return self
  }
}

extension SolvedLayout {
  /// The constraints that the layout's author wrote and that are active, as sentences.
  var sentences: [String] {
    constraints.filter { $0.origin == .user && $0.isActive }.map(\.sentence)
  }

  /// Several frames, `x y w h` each, relative to the root.
  func frames(_ ids: String...) -> [String] { ids.map { frame($0) } }
}

/// A small generator with a seed, the same everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
