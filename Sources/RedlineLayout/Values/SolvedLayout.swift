public import Foundation

/// A layout after solving: everything that a drawing, a text or a comparison may ask for.
///
/// Coordinates are points from the root view's top left corner, y downwards. Alignment rects are
/// exact (rounded to 1/10,000 pt); frames lie on the pixels of the device.
public struct SolvedLayout: Codable, Hashable, Sendable {
  /// The version of the JSON form.
  public static let formatVersion = 1

  public var formatVersion: Int = SolvedLayout.formatVersion
  /// The title of the layout: the type's name unless the caller gave another.
  public var name: String
  /// The title in the device's navigation bar; `nil` for the layout's name.
  public var barTitle: String?
  public var environment: LayoutEnvironment
  /// The views, parents before children and back to front; the first is the root.
  public var items: [Item]
  /// Layout guides, UIKit's own only where a constraint refers to them.
  public var guides: [Guide]
  /// Active and inactive constraints by the views that hold them, of each view in the order of
  /// activation; then those of stack views and autoresizing masks.
  public var constraints: [Constraint]
  /// What is not right, most severe first.
  public var diagnostics: [Diagnostic]

  public var root: Item { items[0] }

  /// The item with that id, or `nil`.
  public func item(_ id: String) -> Item? { items.first { $0.id == id } }
  /// The guide with that id, or `nil`.
  public func guide(_ id: String) -> Guide? { guides.first { $0.id == id } }
  /// The constraint with that id, or `nil`.
  public func constraint(_ id: String) -> Constraint? { constraints.first { $0.id == id } }

  /// A view.
  public struct Item: Codable, Hashable, Sendable, Identifiable {
    public enum Kind: String, Codable, Hashable, Sendable {
      case view, label, button, textField, toggle, slider, imageView, stackView
      case textView, stepper, segmentedControl, progressView, activityIndicator, pageControl
      case datePicker, pickerView, searchBar, navigationBar, tabBar, toolbar, tableCell
    }

    /// The path of names below the root, `login/password`; for the root its name.
    public var id: String
    /// The stored property's name, or the class's name with a number.
    public var name: String
    public var className: String
    public var kind: Kind
    /// The parent's id; `nil` for the root.
    public var parent: String?
    public var frame: CGRect
    public var alignmentRect: CGRect
    /// y of the baselines; `nil` where the item has no text.
    public var firstBaseline: Double?
    public var lastBaseline: Double?
    /// Content size in points; `nil` along an axis without one.
    public var intrinsicWidth: Double?
    public var intrinsicHeight: Double?
    public var hugging: AxisPriorities
    public var compressionResistance: AxisPriorities
    public var text: Text?
    public var stack: Stack?
    public var style: Style
    public var isHidden: Bool = false
    public var location: SourceLocation?
    /// Why the item is where it is: left, top, width and height; `nil` for the root and in layouts
    /// of more than 256 items.
    public var reasons: [Reason]?
  }

  /// A priority for each axis.
  public struct AxisPriorities: Codable, Hashable, Sendable {
    public var horizontal: Double
    public var vertical: Double

    public subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
  }

  /// The text of an item, as it was laid out.
  public struct Text: Codable, Hashable, Sendable {
    public enum Alignment: String, Codable, Hashable, Sendable {
      case natural, left, center, right
    }
    public enum Truncation: String, Codable, Hashable, Sendable { case head, middle, tail, clip }

    public var string: String
    /// Resolved for the environment's text size.
    public var font: Font
    public var alignment: Alignment
    public var truncation: Truncation
    /// The most lines; 0 means as many as needed.
    public var numberOfLines: Int
    public var color: Color
    /// A placeholder is shown instead of a value.
    public var isPlaceholder: Bool = false
    /// Shown as dots.
    public var isSecure: Bool = false
    /// A part of the text does not fit into the item.
    public var isTruncated: Bool = false
  }

  /// How a stack view arranges its views.
  public struct Stack: Codable, Hashable, Sendable {
    public var axis: Axis
    public var distribution: StackDistribution
    public var alignment: StackAlignment
    public var spacing: Double
    /// Ids of the arranged views, in order, without hidden ones.
    public var arranged: [String]
    /// Distance in points after each arranged view but the last, as solved.
    public var gaps: [Double]
  }

  /// Looks that do not change the layout.
  public struct Style: Codable, Hashable, Sendable {
    public var background: Color?
    public var tint: Color?
    public var cornerRadius: Double = 0
    public var borderColor: Color?
    /// A switch that is on.
    public var isOn: Bool = false
    /// A text field with a rounded border.
    public var hasRoundedBorder: Bool = false
    /// The name of an image.
    public var imageName: String?
    /// Position of a slider, 0…1.
    public var value: Double = 0.5
    /// What the parts of a control say: segments, tabs, wheels with a line for each row.
    public var titles: [String]?
    /// The number of pages, or of items at the leading end of a bar.
    public var count: Int?
    /// The part that is chosen, from 0.
    public var selection: Int?
    /// One of a control's looks: a button's style, a cell's accessory, a date picker's style.
    public var variant: String?
    /// Distances in points from the edges of a text view to its text; `nil` for UIKit's own.
    public var insets: EdgeInsets?
    /// Whether the screen shows what is inside within the frame only; `nil` means it does not.
    public var clips: Bool?
  }

  /// A layout guide.
  public struct Guide: Codable, Hashable, Sendable, Identifiable {
    public enum Kind: String, Codable, Hashable, Sendable {
      case custom, layoutMargins, safeArea, readableContent, keyboard
    }

    public var id: String
    public var name: String
    public var kind: Kind
    /// Id of the view that owns the guide.
    public var owner: String
    public var frame: CGRect
  }

  /// One end of a constraint.
  public struct Anchor: Codable, Hashable, Sendable {
    /// Id of an item or a guide.
    public var item: String
    public var attribute: Attribute
  }

  /// A constraint: `first REL second × multiplier + constant`.
  public struct Constraint: Codable, Hashable, Sendable, Identifiable {
    public enum Origin: String, Codable, Hashable, Sendable {
      case user, stackView, autoresizingMask, contentSize, system
    }

    /// Made of both ends, `red.top-text.bottom`; stable across runs and unrelated edits.
    public var id: String
    public var first: Anchor
    public var relation: Relation
    public var second: Anchor?
    public var multiplier: Double
    public var constant: Double
    /// 0 < priority ≤ 1000.
    public var priority: Double
    public var origin: Origin
    public var identifier: String?
    /// The condition in words under which it holds; `nil` where it always does.
    public var scope: String?
    public var isActive: Bool
    /// The constant is the system's spacing.
    public var isSystemSpacing: Bool
    public var location: SourceLocation?
    /// Left side minus right side in points at the solution; 0 where it is met exactly.
    public var residual: Double
    /// Given up so that the other required constraints could hold.
    public var isBroken: Bool
    /// The sentence that messages and legends print: `red.top = text.bottom + 8`.
    public var sentence: String

    public var isRequired: Bool { priority >= 1000 }
    /// Whether the solution meets the constraint within 1/1000 pt.
    public var isSatisfied: Bool {
      switch relation {
      case .equal: abs(residual) < 0.001
      case .lessThanOrEqual: residual < 0.001
      case .greaterThanOrEqual: residual > -0.001
      }
    }
    /// Whether an inequality holds with equality.
    public var isBinding: Bool { abs(residual) < 0.001 }
  }
}

/// How a stack view distributes its views along its axis.
public enum StackDistribution: String, Codable, Hashable, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// How a stack view aligns its views across its axis.
public enum StackAlignment: String, Codable, Hashable, Sendable, CaseIterable {
  case fill, leading, firstBaseline, center, trailing, lastBaseline

  public static let top = StackAlignment.leading
  public static let bottom = StackAlignment.trailing
}
