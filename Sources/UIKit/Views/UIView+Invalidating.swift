/// What a view does anew when a property that is marked with ``UIKit/UIView/Invalidating`` changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Tells a view that a property has changed.
  func invalidate(view: UIView)
}

extension UIView {
  /// A property of a view that invalidates it when another value is set:
  /// `@Invalidating(.layout, .display) var inset: CGFloat = 8`.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// A property with one invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// A property with two invalidations.
    public init<A, B>(wrappedValue: Value, _ first: A, _ second: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// A property with three invalidations.
    public init<A, B, C>(wrappedValue: Value, _ first: A, _ second: B, _ third: C)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    /// A property with four invalidations.
    public init<A, B, C, D>(wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D)
    where
      InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth)))
    }

    /// Properties of views alone have it.
    @available(*, unavailable, message: "only properties of views invalidate them")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value; another one invalidates the view.
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].value }
      set {
        let isSame = view[keyPath: storageKeyPath].value == newValue
        view[keyPath: storageKeyPath].value = newValue
        if !isSame { view[keyPath: storageKeyPath].invalidation.invalidate(view: view) }
      }
    }
  }

  /// What can become invalid.
  public enum Invalidations {
    /// The layout.
    public struct Layout: UIViewInvalidating {
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// What is drawn.
    public struct Display: UIViewInvalidating {
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// The constraints.
    public struct Constraints: UIViewInvalidating {
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The size of the content.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// The configuration of a cell.
    public struct Configuration: UIViewInvalidating {
      /// Calls `setNeedsUpdateConfiguration()` of a cell.
      public func invalidate(view: UIView) {
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
    /// One after the other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      /// Both of them.
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      /// Calls the first, then the second.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Lays out again.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Draws again.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Updates constraints again.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Asks for the size of the content again.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Configures a cell again.
  public static var configuration: Self { Self() }
}
