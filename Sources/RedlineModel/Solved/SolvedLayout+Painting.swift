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

    /// An area with an outline.
    public init(
      path: String, fill: Color? = nil, gradient: Gradient? = nil, stroke: Color? = nil,
      lineWidth: Double? = nil, opacity: Double? = nil
    ) {
      self.path = path
      self.fill = fill
      self.gradient = gradient
      self.stroke = stroke
      self.lineWidth = lineWidth
      self.opacity = opacity
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
  /// The numbers of the path; empty for a text that is no path.
  package var numbers: [Double] { commands?.flatMap(\.numbers) ?? [] }

  /// A command of a path with its numbers.
  package struct Command: Hashable, Sendable {
    package var letter: Character
    package var numbers: [Double]
  }

  /// The commands of the path; `nil` for a text that is no path.
  package var commands: [Command]? {
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
