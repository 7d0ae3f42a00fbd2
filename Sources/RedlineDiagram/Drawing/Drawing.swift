package import Foundation
import RedlineModel

/// A page as shapes: what a diagram draws, before it is written in any format.
///
/// ``svg()`` is one function of it and ``hitMap`` another.
package struct Drawing: Hashable, Sendable {
  /// The part of the shapes' coordinates that fills the page.
  package var viewBox: CGRect
  /// Width and height of the page in points.
  package var size: CGSize
  /// What the ids of title and description start with.
  package var slug: String
  package var title: String
  package var description: String?
  /// What it was made of.
  package var sources: [Source] = []
  /// How it was made of that; what has none says nothing of itself in a file.
  package var options: DrawingOptions?
  /// What shapes refer to, in the order of their first use.
  package var definitions: [Definition] = []
  /// Back to front.
  package var shapes: [Shape] = []
  /// Where the upper left corner of the screen is.
  package var screenOrigin = CGPoint.zero
  /// Points of the page in a point of the layout, there.
  package var screenScale = 1.0
  /// From points of the layout to those of the page without that corner; `nil` is the scale alone.
  var screenProjection: FigureProjection?
  /// The device with everything over it: the page without header and legend.
  package var body = CGRect.zero

  package init(
    slug: String, title: String, description: String? = nil, size: CGSize,
    viewBox: CGRect? = nil
  ) {
    self.slug = slug
    self.title = title
    self.description = description
    self.size = size
    self.viewBox = viewBox ?? CGRect(origin: .zero, size: size)
  }
}

extension Drawing {
  /// Where a rectangle of the layout is on the page, also on a screen of which bands are left out.
  package func place(_ rect: CGRect) -> CGRect {
    (screenProjection ?? FigureProjection(scale: screenScale))(rect)
      .offsetBy(dx: screenOrigin.x, dy: screenOrigin.y)
  }

  /// The parts of a page that lie on each other or beside each other.
  package enum Layer: String, Codable, Hashable, Sendable, CaseIterable {
    case page, header
    /// The device's body and the screen's background.
    case background
    /// Areas of guides below all views.
    case guides
    /// Views, and the bars of the system.
    case screen
    /// Lines and areas over the screen.
    case constraints
    case labels, legend
  }

  /// What a shape is.
  package enum Role: String, Codable, Hashable, Sendable, CaseIterable {
    case view, text
    /// What a control or picture paints of itself, its text aside.
    case control
    /// Lines of a constraint, with all that belongs to them.
    case constraint
    /// A layout guide or margin.
    case guide
    case stackView, contentPriority, finding
    /// What is not as it was.
    case change
    /// A straight part of a constraint or another mark.
    case line
    /// The end of a line.
    case cap
    /// A band or box of a guide, a place that something could have, too.
    case area
    case label
    /// From a line to a label that has no place beside it.
    case leader
    case legendRow
    /// A screen of a storyboard, and the way between two.
    case scene, segue
  }

  /// What a shape stands for, by its id in the layout.
  package struct Subject: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      case item, guide, constraint, finding
      /// A screen of a storyboard.
      case scene
    }

    package var kind: Kind
    package var id: String

    package static func item(_ id: String) -> Subject { Subject(kind: .item, id: id) }
    package static func guide(_ id: String) -> Subject { Subject(kind: .guide, id: id) }
    package static func constraint(_ id: String) -> Subject {
      Subject(kind: .constraint, id: id)
    }
    package static func finding(_ id: String) -> Subject { Subject(kind: .finding, id: id) }
    package static func scene(_ id: String) -> Subject { Subject(kind: .scene, id: id) }
  }

  /// A solved layout that a drawing carries, as JSON with a line for each item and constraint.
  package struct Source: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case layout
      /// What a change started from.
      case oldLayout
    }

    package let kind: Kind
    package let json: String
    /// `SolvedLayout.valueHash`.
    package let valueHash: String?

    /// - Throws: `EncodingError` if the layout has a number that is not finite.
    init(_ layout: SolvedLayout, _ kind: Kind = .layout) throws {
      self.kind = kind
      valueHash = layout.valueHash
      json = String(decoding: try OneLineJSON.lines(of: layout), as: UTF8.self)
    }
  }
}
