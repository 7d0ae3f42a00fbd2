public import Foundation

extension SolvedLayout {
  /// What a layer or code paints on a view: an area, its outline, or both.
  public struct Painting: Codable, Hashable, Sendable {
    /// The outline in points from the item's upper left corner: commands `M`, `L`, `Q`, `C` and `Z` of
    /// SVG's paths, all of them absolute, with spaces between numbers.
    public var path: String
    /// The colour of the area; `nil` leaves it free.
    public var fill: Color?
    /// Colours of the area that pass into each other, in place of one.
    public var gradient: Gradient?
    /// The colour of the outline; `nil` draws none.
    public var stroke: Color?
    /// The width of the outline in points.
    public var lineWidth: Double?
    /// How opaque it is, 0…1; `nil` is opaque.
    public var opacity: Double?
    /// Whether the area is what an odd number of outlines surrounds; `nil` is what any does.
    public var isEvenOdd: Bool?
    /// How the outline ends, turns and is interrupted; `nil` is cut off, pointed and whole.
    public var line: LineStyle?
    /// The outline of what is painted of it, as ``path``; `nil` is all.
    public var clip: String?
    /// Further outlines that limit what is painted, each as ``path``; `nil` is none.
    public var outerClips: [String]?
    /// A soft copy of what is painted below it; `nil` is none.
    public var shadow: Shadow?
    /// A text or an image, whose place ``path`` surrounds; `nil` is none.
    public var content: Content?

    /// An area with an outline.
    public init(
      path: String, fill: Color? = nil, gradient: Gradient? = nil, stroke: Color? = nil,
      lineWidth: Double? = nil, opacity: Double? = nil, isEvenOdd: Bool? = nil,
      line: LineStyle? = nil, clip: String? = nil, content: Content? = nil,
      outerClips: [String]? = nil, shadow: Shadow? = nil
    ) {
      self.path = path
      self.fill = fill
      self.gradient = gradient
      self.stroke = stroke
      self.lineWidth = lineWidth
      self.opacity = opacity
      self.isEvenOdd = isEvenOdd
      self.line = line
      self.clip = clip
      self.content = content
      self.outerClips = outerClips
      self.shadow = shadow
    }

    /// What came later is no part of the hash unless it is there, so that layouts saved before keep theirs.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(fill)
      hasher.combine(gradient)
      hasher.combine(stroke)
      hasher.combine(lineWidth)
      hasher.combine(opacity)
      if let isEvenOdd { hasher.combine(isEvenOdd) }
      if let line { hasher.combine(line) }
      if let clip { hasher.combine(clip) }
      if let content { hasher.combine(content) }
      if let outerClips { hasher.combine(outerClips) }
      if let shadow { hasher.combine(shadow) }
    }
  }

  /// How an outline ends, turns and is interrupted.
  public struct LineStyle: Codable, Hashable, Sendable {
    /// The ends: `round` or `square`; `nil` is cut off.
    public var cap: String?
    /// The corners: `round` or `bevel`; `nil` is pointed.
    public var join: String?
    /// Lengths of dashes and of gaps by turns, in points; `nil` is a whole line.
    public var dashes: [Double]?
    /// Where in the dashes the line begins, in points; `nil` is at their start.
    public var phase: Double?

    /// A line with ends, corners and dashes.
    public init(
      cap: String? = nil, join: String? = nil, dashes: [Double]? = nil, phase: Double? = nil
    ) {
      (self.cap, self.join, self.dashes, self.phase) = (cap, join, dashes, phase)
    }
  }

  /// A text or an image that code paints.
  public struct Content: Codable, Hashable, Sendable {
    /// The upper left corner in points from the item's, before ``transform``.
    public var origin: CGPoint
    /// The size in points, before ``transform``.
    public var size: CGSize
    /// The text, in the middle of the height; `nil` for an image.
    public var text: Text?
    /// The name of the image; `nil` for a text, or for an image without a name.
    public var image: String?
    /// The colour of an image that has none of its own; `nil` is the item's.
    public var tint: Color?
    /// The numbers a, b, c, d, x and y by which all of it is turned; `nil` leaves it as it is.
    public var transform: [Double]?

    /// A text or an image in a rectangle.
    public init(
      frame: CGRect, text: Text? = nil, image: String? = nil, tint: Color? = nil,
      transform: [Double]? = nil
    ) {
      (origin, size) = (frame.origin, frame.size)
      (self.text, self.image, self.tint, self.transform) = (text, image, tint, transform)
    }
  }

  /// Colours that pass into each other along a line, or in circles.
  public struct Gradient: Codable, Hashable, Sendable {
    /// A colour with its place, from 0 at the start to 1 at the end.
    public struct Stop: Codable, Hashable, Sendable {
      /// The colour there.
      public var color: Color
      /// The place, 0…1.
      public var location: Double

      /// A colour at a place.
      public init(color: Color, location: Double) {
        self.color = color
        self.location = location
      }
    }

    /// The colours in the order of their places.
    public var stops: [Stop]
    /// Where the first colour is, in points from the item's upper left corner.
    public var start: CGPoint
    /// Where the last colour is, in points from the item's upper left corner.
    public var end: CGPoint
    /// Whether the colours are circles around the start; `nil` means they are not.
    public var isRadial: Bool?

    /// Colours between two points.
    public init(stops: [Stop], start: CGPoint, end: CGPoint, isRadial: Bool? = nil) {
      self.stops = stops
      self.start = start
      self.end = end
      self.isRadial = isRadial
    }
  }
}

extension SolvedLayout.Painting {
  /// The outlines that limit what is painted, the last one first.
  package var clips: [String] { [clip].compactMap(\.self) + (outerClips ?? []) }

  /// The numbers of the path; empty for a text that is no path.
  package var numbers: [Double] {
    let clips = clips.compactMap(Self.commands(of:)).flatMap { $0.flatMap(\.numbers) }
    let frame = content.map { content in
      [content.origin.x, content.origin.y, content.size.width, content.size.height].map(Double.init)
    }
    return (commands?.flatMap(\.numbers) ?? []) + clips + (frame ?? [])
      + (content?.transform ?? []) + (line?.dashes ?? []) + (line?.phase.map { [$0] } ?? [])
  }

  /// A command of a path with its numbers.
  package struct Command: Hashable, Sendable {
    package var letter: Character
    package var numbers: [Double]
  }

  /// The commands of the path; `nil` for a text that is no path.
  package var commands: [Command]? { Self.commands(of: path) }

  /// The commands of a path; `nil` for a text that is no path.
  package static func commands(of path: String) -> [Command]? {
    let counts: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0]
    var result: [Command] = []
    var pending = ""
    var letter: Character?
    func finish() -> Bool {
      guard let letter else { return pending.allSatisfy { $0 == " " } }
      let numbers = pending.split(separator: " ").map { Double($0) }
      guard numbers.count == counts[letter], !numbers.contains(nil) else { return false }
      result.append(Command(letter: letter, numbers: numbers.compactMap(\.self)))
      return true
    }
    for character in path {
      guard counts[character] != nil else {
        pending.append(character)
        continue
      }
      guard finish() else { return nil }
      (letter, pending) = (character, "")
    }
    return finish() ? result : nil
  }
}
