public import Foundation

extension SolvedLayout {
  /// A corner of an item, as seen on the screen.
  public enum Corner: String, Codable, Hashable, Sendable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// A soft copy of a shape or a text below it.
  public struct Shadow: Codable, Hashable, Sendable {
    /// The colour of the shadow.
    public var color: Color
    /// How opaque it is, 0…1.
    public var opacity: Double
    /// How far it is blurred, in points.
    public var radius: Double
    /// How far it lies to the right and below, in points.
    public var offset: CGSize

    /// A shadow with the defaults of `CALayer`, other than its opacity, which is 0 there.
    public init(
      color: Color = .black, opacity: Double = 1, radius: Double = 3,
      offset: CGSize = CGSize(width: 0, height: -3)
    ) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }
  }

  /// In which states a control is.
  public struct ControlState: Codable, Hashable, Sendable {
    /// Whether it answers touches; drawn dimmed where it does not.
    public var isEnabled: Bool
    /// Whether it is selected.
    public var isSelected: Bool
    /// Whether it is highlighted, as it is under a finger.
    public var isHighlighted: Bool
    /// Whether it and what is inside take part in touches.
    public var isUserInteractionEnabled: Bool
    /// Properties that are compared and not drawn, where they are not as usual, by their names; `nil`
    /// is none.
    public var settings: [Setting]?

    package init(
      isEnabled: Bool = true, isSelected: Bool = false, isHighlighted: Bool = false,
      isUserInteractionEnabled: Bool = true, settings: [Setting]? = nil
    ) {
      self.settings = settings
      self.isEnabled = isEnabled
      self.isSelected = isSelected
      self.isHighlighted = isHighlighted
      self.isUserInteractionEnabled = isUserInteractionEnabled
    }
  }

  /// A property of a view that is not as usual, as text.
  public struct Setting: Codable, Hashable, Sendable {
    /// The property's name in code: `clearButtonMode`, `layer.mask`.
    public var name: String
    /// The value in words.
    public var value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// Where the contents of a scroll view are.
  public struct Scroll: Codable, Hashable, Sendable {
    /// The point of the contents that lies at the scroll view's origin, in points.
    public var contentOffset: CGPoint
    /// Room around the contents, in points.
    public var contentInset: EdgeInsets

    package init(contentOffset: CGPoint = .zero, contentInset: EdgeInsets = .zero) {
      self.contentOffset = contentOffset
      self.contentInset = contentInset
    }
  }

  /// What assistive technologies are told of a view; `nil` is what UIKit would say by itself.
  public struct Accessibility: Codable, Hashable, Sendable {
    /// What it is, in words.
    public var label: String?
    /// Its value, in words.
    public var value: String?
    /// What happens if it is activated, in words.
    public var hint: String?
    /// UIKit's names of its traits, sorted: `button`, `header`.
    public var traits: [String]?
    /// Whether it is an element of its own.
    public var isElement: Bool?
    /// Whether the elements inside are hidden.
    public var hidesElements: Bool?
    /// Ids of the items in which elements are looked for, in the order of reading, and `#0`, `#1` … for
    /// those of ``objects``; `nil` is all inside, by where they lie.
    public var elements: [String]?
    /// Elements that are no views.
    public var objects: [Object]?
    /// Where the element is, in points from the root's top left corner; `nil` is where the view is.
    public var frame: CGRect?
    /// UIKit's name of what the elements inside are together: `list`, `landmark`.
    public var container: String?
    /// Whether the items beside it are not looked into.
    public var isModal: Bool?
    /// Whether the elements inside are read one after the other, before others of the same rows.
    public var groupsElements: Bool?

    package init(
      label: String? = nil, value: String? = nil, hint: String? = nil, traits: [String]? = nil,
      isElement: Bool? = nil, hidesElements: Bool? = nil, elements: [String]? = nil,
      isModal: Bool? = nil, groupsElements: Bool? = nil, objects: [Object]? = nil,
      frame: CGRect? = nil, container: String? = nil
    ) {
      self.objects = objects
      self.frame = frame
      self.container = container
      self.label = label
      self.value = value
      self.hint = hint
      self.traits = traits
      self.isElement = isElement
      self.hidesElements = hidesElements
      self.elements = elements
      self.isModal = isModal
      self.groupsElements = groupsElements
    }
  }
}

extension SolvedLayout.Accessibility {
  /// An element that is no view, as `UIAccessibilityElement`.
  public struct Object: Codable, Hashable, Sendable {
    /// A name for people who write tests; it is not spoken.
    public var name: String?
    /// What it is, in words.
    public var label: String?
    /// Its value, in words.
    public var value: String?
    /// What happens if it is activated, in words.
    public var hint: String?
    /// UIKit's names of its traits, sorted.
    public var traits: [String]?
    /// Where it is, in points from the top left corner of the view that lists it, or of the root.
    public var frame: CGRect
    /// Whether the frame is seen from the root.
    public var isOnScreen: Bool

    package init(
      name: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
      traits: [String]? = nil, frame: CGRect, isOnScreen: Bool = false
    ) {
      self.name = name
      self.label = label
      self.value = value
      self.hint = hint
      self.traits = traits
      self.frame = frame
      self.isOnScreen = isOnScreen
    }
  }

  /// The place among ``objects`` that an id in ``elements`` stands for; `nil` for an item's.
  package func object(_ id: String) -> Int? {
    guard id.hasPrefix("#"), let place = Int(id.dropFirst()), id == "#\(place)",
      objects?.indices.contains(place) == true
    else { return nil }
    return place
  }
}

extension SolvedLayout.Text {
  /// A part of a text that looks otherwise than the rest; what is `nil` is as in the rest.
  public struct Run: Codable, Hashable, Sendable {
    /// Where the part begins, in UTF-16 units, as in `NSRange`.
    public var location: Int
    /// How long the part is, in UTF-16 units.
    public var length: Int
    /// The font, in which the part is measured.
    public var font: Font?
    /// The colour of the letters.
    public var color: Color?
    /// The colour behind the letters.
    public var background: Color?
    /// The raw value of `NSUnderlineStyle` of a line below the letters.
    public var underline: Int?
    /// The raw value of `NSUnderlineStyle` of a line through the letters.
    public var strikethrough: Int?
    /// What is added behind each letter, in points.
    public var kern: Double?
    /// How far the letters lie above the baseline, in points.
    public var baselineOffset: Double?
    /// How lines are set in paragraphs that begin with the part.
    public var paragraph: Paragraph?
    /// The picture that stands for the part; `nil` for letters.
    public var attachment: Attachment?

    /// A part that looks as the rest until something is set.
    public init(
      location: Int, length: Int, font: Font? = nil, color: Color? = nil,
      background: Color? = nil, underline: Int? = nil, strikethrough: Int? = nil,
      kern: Double? = nil, baselineOffset: Double? = nil, paragraph: Paragraph? = nil,
      attachment: Attachment? = nil
    ) {
      self.location = location
      self.length = length
      self.font = font
      self.color = color
      self.background = background
      self.underline = underline
      self.strikethrough = strikethrough
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.paragraph = paragraph
      self.attachment = attachment
    }

    /// A picture is no part of the hash unless it is there, so that layouts saved before keep theirs.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(location)
      hasher.combine(length)
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(background)
      hasher.combine(underline)
      hasher.combine(strikethrough)
      hasher.combine(kern)
      hasher.combine(baselineOffset)
      hasher.combine(paragraph)
      if let attachment { hasher.combine(attachment) }
    }
  }

  /// A picture in a text.
  public struct Attachment: Codable, Hashable, Sendable {
    /// The name of the image; `nil` without one.
    public var image: String?
    /// The colour of an image that has none of its own; `nil` is that of the letters.
    public var tint: Color?
    /// The size in points.
    public var size: CGSize
    /// How far the lower edge lies above the baseline, in points.
    public var bottom: Double

    /// A picture of a size.
    public init(image: String? = nil, tint: Color? = nil, size: CGSize, bottom: Double = 0) {
      (self.image, self.tint, self.size, self.bottom) = (image, tint, size, bottom)
    }
  }
}
