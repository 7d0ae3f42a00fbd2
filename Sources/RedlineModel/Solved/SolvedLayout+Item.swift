public import Foundation

extension SolvedLayout {
  /// A view.
  public struct Item: Hashable, Sendable, Identifiable {
    /// What does not follow from the solution, in one object: of a view that has not changed, layouts have
    /// the same one, and copying thousands of items counts one reference for each.
    @usableFromInline var facts: Shared<Facts>
    /// The rectangle in points from the root's top left corner, on the device's pixels.
    public var frame: CGRect
    /// The rectangle that constraints mean, in points from the root's top left corner, not rounded
    /// to pixels.
    public var alignmentRect: CGRect
    /// y of the baselines; `nil` where the item has no text.
    public var firstBaseline: Double?
    /// y of the last baseline; `nil` where the item has no text.
    public var lastBaseline: Double?
    /// Content size in points; `nil` along an axis without one.
    public var intrinsicWidth: Double?
    /// Height of the content in points; `nil` without one.
    public var intrinsicHeight: Double?
    /// The text; `nil` without one.
    public var text: Text? {
      @inlinable _read { yield sharedText.value }
      set { sharedText = newValue.map { Shared($0) } ?? .noText }
    }
    /// A text is larger than all other fields, and a layout has as many copies of items as somebody makes.
    @usableFromInline package var sharedText: Shared<Text?>
    /// Why the item is where it is: left, top, width and height; `nil` for the root and in layouts
    /// of more than 256 items.
    public var reasons: [Reason]? {
      get { reasonList.reasons }
      set { reasonList = ReasonList(newValue) }
    }
    var reasonList: ReasonList

    /// The kind of the item's control.
    public var kind: Kind { control.kind }
  }

  /// A priority for each axis.
  public struct AxisPriorities: Codable, Hashable, Sendable {
    /// The priority along the x-axis, 0 < p ≤ 1000.
    public var horizontal: Double
    /// The priority along the y-axis, 0 < p ≤ 1000.
    public var vertical: Double

    /// The priority along an axis.
    public subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

    package init(
      horizontal: Double, vertical: Double
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The distances of an item's baselines from the edges of its alignment rect.
  public struct Baselines: Codable, Hashable, Sendable {
    /// From the top edge to the first baseline, in points; 0 where it is that of another item.
    public var fromTop: Double
    /// From the last baseline to the bottom edge, in points; 0 where it is that of another item.
    public var fromBottom: Double
    /// Whether the text stays in the middle of an item that is higher than its content.
    public var isCentered: Bool
    /// Id of the item whose first baseline it is, for a stack view; `nil` for the item's own.
    public var first: String?
    /// Id of the item whose last baseline it is, for a stack view; `nil` for the item's own.
    public var last: String?

    package init(
      fromTop: Double, fromBottom: Double, isCentered: Bool = false, first: String? = nil,
      last: String? = nil
    ) {
      self.fromTop = fromTop
      self.fromBottom = fromBottom
      self.isCentered = isCentered
      self.first = first
      self.last = last
    }
  }

  /// The text of an item, as it was laid out.
  public struct Text: Codable, Hashable, Sendable {
    /// The side at which lines begin; natural follows the layout direction.
    public enum Alignment: String, Codable, Hashable, Sendable {
      case natural, left, center, right
    }
    /// Where an ellipsis stands in place of what does not fit; `clip` shows none.
    public enum Truncation: String, Codable, Hashable, Sendable { case head, middle, tail, clip }

    /// `textContainerInset` of a text view that has none of its own, above and below, in points.
    package static let containerInset = 8.0
    /// `lineFragmentPadding` at both sides of a text view, in points.
    package static let lineFragmentPadding = 5.0

    // None has a value before it is given one, which `?` would be: then a text of hundreds of bytes is made at
    // once, where it would be copied at the end.

    /// The whole text, also where a part does not fit.
    public var string: String
    /// Resolved for the environment's text size.
    public var font: Font
    /// The side at which lines begin.
    public var alignment: Alignment
    /// Where an ellipsis stands in place of what does not fit.
    public var truncation: Truncation
    /// The most lines; 0 means as many as needed.
    public var numberOfLines: Int
    /// The colour of the letters.
    public var color: Color
    /// A placeholder is shown instead of a value.
    public var isPlaceholder: Bool
    /// Shown as dots.
    public var isSecure: Bool
    /// A part of the text does not fit into the item.
    public var isTruncated: Bool
    /// Parts of the text that look otherwise, by where they begin; `nil` without any.
    public var runs: Optional<[Run]>
    /// The shadow of the letters; `nil` without one.
    public var shadow: Optional<Shadow>
    /// How far the area in which the text is set lies inside of the item's edges, in points, where code
    /// of the item draws it there; `nil` for the whole item.
    public var insets: Optional<EdgeInsets>

    package init(
      string: String, font: Font, alignment: Alignment, truncation: Truncation, numberOfLines: Int,
      color: Color, isPlaceholder: Bool = false, isSecure: Bool = false, isTruncated: Bool = false,
      runs: [Run]? = nil, shadow: Shadow? = nil, insets: EdgeInsets? = nil
    ) {
      self.string = string
      self.font = font
      self.alignment = alignment
      self.truncation = truncation
      self.numberOfLines = numberOfLines
      self.color = color
      self.isPlaceholder = isPlaceholder
      self.isSecure = isSecure
      self.isTruncated = isTruncated
      self.runs = runs
      self.shadow = shadow
      self.insets = insets
    }

    /// Insets are no part of the hash unless they are there, so that layouts saved before keep theirs.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(string)
      hasher.combine(font)
      hasher.combine(alignment)
      hasher.combine(truncation)
      hasher.combine(numberOfLines)
      hasher.combine(color)
      hasher.combine(isPlaceholder)
      hasher.combine(isSecure)
      hasher.combine(isTruncated)
      hasher.combine(runs)
      hasher.combine(shadow)
      if let insets { hasher.combine(insets) }
    }
  }

  /// How a stack view arranges its views.
  public struct Stack: Codable, Hashable, Sendable {
    /// The direction in which the views follow each other.
    public var axis: Axis
    /// How the views share the extent along the axis.
    public var distribution: StackDistribution
    /// Where the views are across the axis.
    public var alignment: StackAlignment
    /// Distance between neighbours in points, as it was set.
    public var spacing: Double
    /// Ids of the arranged views, in order, without hidden ones.
    public var arranged: [String]
    /// Distance in points after each arranged view but the last, as solved.
    public var gaps: [Double]

    package init(
      axis: Axis, distribution: StackDistribution, alignment: StackAlignment, spacing: Double,
      arranged: [String], gaps: [Double]
    ) {
      self.axis = axis
      self.distribution = distribution
      self.alignment = alignment
      self.spacing = spacing
      self.arranged = arranged
      self.gaps = gaps
    }
  }

  /// Looks that items of every kind have, and that do not change the layout.
  public struct Style: Codable, Hashable, Sendable {
    /// The colour of the background; `nil` draws none.
    public var background: Color?
    /// The colour of what a control highlights; `nil` is the control's own.
    public var tint: Color?
    /// The radius of the corners in points.
    public var cornerRadius: Double = 0
    /// The colour of a border inside the frame; `nil` draws none.
    public var borderColor: Color?
    /// Whether the screen shows what is inside within the frame only; `nil` means it does not.
    public var clips: Bool?
    /// How opaque the item is with all that is inside, 0…1; `nil` is opaque.
    public var alpha: Double?
    /// The width of the border in points; `nil` is 1.
    public var borderWidth: Double?
    /// The corners that have the radius; `nil` is all of them.
    public var maskedCorners: [Corner]?
    /// What is drawn below the item; `nil` without a shadow.
    public var shadow: Shadow?
    /// What is larger lies in front of its siblings, whatever their order; `nil` is 0.
    public var zPosition: Double?
    /// How the content would fill a view of another size, in UIKit's word; `nil` is `scaleToFill`.
    public var contentMode: String?
    /// What layers and code paint on the background, back to front; `nil` is nothing.
    public var paintings: [Painting]?
    /// The numbers a, b, c, d, x and y by which the item is turned with all that is inside, around its
    /// upper left corner; `nil` leaves it as it is.
    public var transform: [Double]?
    /// The outline of what is shown of the item and of all that is inside, as a painting's path; `nil`
    /// is all.
    public var mask: String?

    package init(
      background: Color? = nil, tint: Color? = nil, cornerRadius: Double = 0,
      borderColor: Color? = nil, clips: Bool? = nil, alpha: Double? = nil,
      borderWidth: Double? = nil, maskedCorners: [Corner]? = nil, shadow: Shadow? = nil,
      zPosition: Double? = nil, contentMode: String? = nil, paintings: [Painting]? = nil,
      transform: [Double]? = nil, mask: String? = nil
    ) {
      self.background = background
      self.tint = tint
      self.cornerRadius = cornerRadius
      self.borderColor = borderColor
      self.clips = clips
      self.alpha = alpha
      self.borderWidth = borderWidth
      self.maskedCorners = maskedCorners
      self.shadow = shadow
      self.zPosition = zPosition
      self.contentMode = contentMode
      self.paintings = paintings
      self.transform = transform
      self.mask = mask
    }

    /// What came later is no part of the hash unless it is there, so that layouts saved before keep theirs.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(background)
      hasher.combine(tint)
      hasher.combine(cornerRadius)
      hasher.combine(borderColor)
      hasher.combine(clips)
      hasher.combine(alpha)
      hasher.combine(borderWidth)
      hasher.combine(maskedCorners)
      hasher.combine(shadow)
      hasher.combine(zPosition)
      hasher.combine(contentMode)
      hasher.combine(paintings)
      if let transform { hasher.combine(transform) }
      if let mask { hasher.combine(mask) }
    }
  }
}

extension Shared<SolvedLayout.Text?> {
  /// What all items without a text have.
  package static var noText: Shared { nothingWritten }
}

private let nothingWritten = Shared<SolvedLayout.Text?>(nil)

extension SolvedLayout.Item {
  /// Whether the item is one of a storyboard or a xib.
  package var isFromInterfaceBuilder: Bool {
    guard let file = location?.fileID else { return false }
    return file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
  }
}
