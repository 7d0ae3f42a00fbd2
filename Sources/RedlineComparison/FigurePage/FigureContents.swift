import Foundation
package import RedlineDiagram
import RedlineIO
package import RedlineModel

/// A figure as the page's script reads it.
///
/// Items, guides, constraints and findings are numbered in this order, each from where the one
/// before ends; elements of the pictures name those numbers.
package struct FigureContents: Encodable, Sendable {
  struct Item: Encodable {
    var name: String
    var kind: String
    /// The number of its superview; `nil` for the root.
    var parent: Int?
    var depth: Int
    /// x, y, width and height in the root, in points.
    var frame: [Double]
    /// The same before it changed.
    var before: [Double]?
    /// Width and height of the content.
    var content: [Double?]
    var text: String?
    var isHidden: Bool
    var location: String?
    var reasons: [Reason]
  }

  struct Reason: Encodable {
    var sentence: String
    var parts: [Part]
  }

  /// What brings something to a value, with a way on.
  struct Part: Encodable {
    var text: String
    /// The number of its constraint; `nil` for the screen, a guide of the system and a content.
    var constraint: Int?
  }

  struct Guide: Encodable {
    var name: String
    var owner: Int?
    var frame: [Double]
  }

  struct Constraint: Encodable {
    var sentence: String
    /// What it was before it changed.
    var before: String?
    /// The numbers of what it holds.
    var ends: [Int]
    var origin: String
    var scope: String?
    var isActive: Bool
    var isBroken: Bool
    var priority: Double
    var location: String?
  }

  struct Finding: Encodable {
    var severity: String
    var message: String
    var rule: String
    var subjects: [Int]
    var location: String?
  }

  var name: String
  var title: String
  var place: String
  var section: String?
  var summary: String?
  var source: String?
  /// Width and height of the picture.
  var size: [Double]
  /// x and y of the root's corner in the picture, and the picture's points in a point.
  var screen: [Double]
  /// The pictures; one of them may be missing.
  var light: String?
  var dark: String?
  var items: [Item]
  var guides: [Guide]
  var constraints: [Constraint]
  var findings: [Finding]
  /// What changed since another layout, where it is compared; in one line first.
  package var headline: String?
  var changes: [Change]?
  var changed: ChangePicture?

  /// - Parameters:
  ///   - themes: Those in which it is drawn, at least one.
  ///   - drawing: What is drawn in place of the figure's diagram, in a theme; `nil` is that.
  package init(
    _ figure: FigurePage.Figure, themes: [Theme.Name] = Theme.Name.allCases,
    drawing: (Theme.Name) throws -> Drawing? = { _ in nil }
  ) throws {
    let layout = figure.diagram.layout
    let numbers = SubjectNumbers(layout)
    (name, title, place) = (figure.name, layout.name, layout.environment.title)
    (section, summary, source) = (figure.section, figure.summary, figure.source)
    (size, screen, items, guides, constraints, findings) = ([], [], [], [], [], [])
    for theme in themes {
      var diagram = figure.diagram
      diagram.theme = theme
      // Frames are drawn over it by one scale.
      diagram.figure.showsWholeWidth = true
      let drawn = try drawing(theme) ?? diagram.drawing()
      let text = drawn.markedSVG(numbers.subjects).text()
      if theme == .dark { dark = text } else { light = text }
      size = [Double(drawn.size.width), Double(drawn.size.height)]
      screen = [Double(drawn.screenOrigin.x), Double(drawn.screenOrigin.y), drawn.screenScale]
    }
    var depths: [Int] = []
    items = layout.items.map { item in
      let parent = item.parent.flatMap { numbers[.item($0)] }
      let depth = parent.map { depths.indices.contains($0) ? depths[$0] + 1 : 1 } ?? 0
      depths.append(depth)
      return Item(item, parent: parent, depth: depth, numbers)
    }
    guides = layout.guides.map { guide in
      Guide(
        name: guide.name, owner: numbers[.item(guide.owner)], frame: guide.frame.numbers)
    }
    constraints = layout.constraints.map { Constraint($0, numbers) }
    findings = layout.diagnostics.map { Finding($0, numbers) }
  }
}

/// The numbers of what a layout holds.
package struct SubjectNumbers {
  private(set) var subjects: [Drawing.Subject: Int] = [:]

  package init(_ layout: SolvedLayout) {
    let all =
      layout.items.map { Drawing.Subject.item($0.id) } + layout.guides.map { .guide($0.id) }
      + layout.constraints.map { .constraint($0.id) } + layout.diagnostics.map { .finding($0.id) }
    for (number, subject) in all.enumerated() where subjects[subject] == nil {
      subjects[subject] = number
    }
  }

  package subscript(_ subject: Drawing.Subject) -> Int? { subjects[subject] }

  /// The number of an item or a guide.
  package func end(_ id: String) -> Int? { self[.item(id)] ?? self[.guide(id)] }
}

extension FigureContents.Item {
  fileprivate init(
    _ item: SolvedLayout.Item, parent: Int?, depth: Int, _ numbers: SubjectNumbers
  ) {
    self.init(
      name: item.name, kind: item.className, parent: parent, depth: depth,
      frame: item.frame.numbers, content: [item.intrinsicWidth, item.intrinsicHeight],
      text: item.text?.string, isHidden: item.isHidden, location: item.location?.description,
      reasons: (item.reasons ?? []).map { FigureContents.Reason($0, numbers) })
  }
}

extension FigureContents.Reason {
  fileprivate init(_ reason: SolvedLayout.Reason, _ numbers: SubjectNumbers) {
    sentence = reason.sentence
    parts = reason.parts.map { part in
      let amount = "\(part.amount < 0 ? "−" : "+") \(formatted(abs(part.amount)))"
      let number = part.constraint.flatMap { numbers[.constraint($0)] }
      return FigureContents.Part(
        text: number == nil ? "\(amount) \(part.label ?? "")" : amount, constraint: number)
    }
  }
}

extension FigureContents.Constraint {
  fileprivate init(_ constraint: SolvedLayout.Constraint, _ numbers: SubjectNumbers) {
    self.init(
      sentence: constraint.sentence,
      ends: [constraint.first.item, constraint.second?.item].compactMap { $0 }
        .compactMap(numbers.end),
      origin: constraint.origin.rawValue, scope: constraint.scope, isActive: constraint.isActive,
      isBroken: constraint.isBroken, priority: constraint.priority,
      location: constraint.location?.description)
  }
}

extension FigureContents.Finding {
  fileprivate init(_ finding: Diagnostic, _ numbers: SubjectNumbers) {
    let items = finding.items.compactMap(numbers.end)
    let constraints = finding.constraints.compactMap { numbers[.constraint($0)] }
    self.init(
      severity: finding.severity.rawValue, message: finding.message, rule: finding.rule.id,
      subjects: items + constraints, location: finding.location?.description)
  }
}

extension CGRect {
  var numbers: [Double] {
    [minX, minY, width, height].map { (Double($0) * 1000).rounded() / 1000 }
  }
}
