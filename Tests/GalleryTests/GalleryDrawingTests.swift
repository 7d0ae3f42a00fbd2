import Foundation
import GalleryLayouts
import RedlineCommands
import RedlineDiagram
import RedlineKit
import RedlineLayout
import TestPrograms
import Testing

/// Every diagram of the gallery, checked as a reader would look at it.
@Suite(.blocks) struct GalleryDrawingTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    let entry: Entry
    let variant: Variant
    var testDescription: String { "\(entry.name)-\(variant.fileSuffix)" }

    func diagram() throws -> Diagram {
      var diagram = Diagram(try entry.solved(in: variant))
      diagram.showsInactive = entry.showsInactive
      diagram.figure = entry.figure
      return diagram
    }
  }

  static let pictures = Gallery.entries.flatMap { entry in
    entry.variants.map { Picture(entry: entry, variant: $0) }
  }

  @Test(arguments: pictures) func labelsOverlapNeitherLabelsNorTexts(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    for (index, label) in drawn.labels.enumerated() {
      for other in drawn.labels[..<index] {
        #expect(!label.rect.intersects(other.rect), "\(label.text) and \(other.text)")
      }
      for shown in drawn.texts + drawn.controls {
        #expect(!label.rect.intersects(shown), "\(label.text) on \(shown)")
      }
    }
  }

  @Test(arguments: pictures) func reasonsAddUp(_ picture: Picture) throws {
    for item in try DrawnPictures.figure(picture).diagram.layout.items.dropFirst() {
      for reason in try #require(item.reasons) where reason.omittedCount == 0 && !reason.isFree {
        let sum = reason.parts.reduce(0) { $0 + $1.amount }
        #expect(abs(sum - reason.value) < 0.002, "\(item.id).\(reason.sentence)")
      }
    }
  }

  @Test(arguments: pictures) func everyConstraintIsDrawnOnce(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    let (diagram, prefix, svg) = (drawn.diagram, drawn.page.idPrefix, drawn.text)
    #expect(!svg.contains("∞") && !svg.contains("nan"))
    var counts: [Substring: Int] = [:]
    for part in svg.components(separatedBy: " id=\"").dropFirst() {
      counts[part.prefix { $0 != "\"" }, default: 0] += 1
    }
    for constraint in diagram.layout.constraints where constraint.origin == .user {
      let count = counts["\(prefix)\(xmlAttribute("c-" + constraint.id))"] ?? 0
      let expected = diagram.isToDraw(constraint) ? 1 : 0
      #expect(count == expected, "\(constraint.id)")
    }
  }

  @Test(arguments: pictures) func everyConstraintHasALabel(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    // What is not stressed is dimmed and has no label.
    let options = drawn.diagram.figure
    guard options.emphasis.isEmpty, options.callouts.isEmpty else { return }
    let labelled = Set(drawn.labels.flatMap(\.marks))
    let layout = drawn.diagram.layout
    let joined = joinedByOneLabel(layout)
    for constraint in layout.constraints
    where constraint.origin == .user && constraint.isActive && !joined.contains(constraint.id)
      && drawn.diagram.isToDraw(constraint)
    {
      #expect(labelled.contains("c-\(constraint.id)"), "\(constraint.id)")
    }
  }

  /// Each third one is drawn again: what is drawn follows from the layout, which is the same for all.
  private static let redrawn = Set(
    pictures.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element.testDescription))

  @Test(arguments: pictures) func theFileGivesTheLayoutBack(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    let (diagram, text) = (drawn.diagram, drawn.text)
    let layout = try SVGDocument.embeddedLayout(in: text)
    #expect(layout == diagram.layout)
    guard Self.redrawn.contains(picture.testDescription) else { return }
    // What waits for review is drawn of the layout that was read.
    #expect(try Diagram(layout, diagram.options)?.svg().text() == text)
  }

  /// Constraints that have no label of their own: those of three or four edges or equal insets, a second centre, and zero
  /// distances to a spacer, which are seen as such.
  private func joinedByOneLabel(_ layout: SolvedLayout) -> Set<String> {
    let spacers = Set(layout.guides.filter { $0.kind == .custom }.map(\.id))
    var groups: [[String]: [String]] = [:]
    var joined: Set<String> = []
    for constraint in layout.constraints where constraint.origin == .user {
      guard let second = constraint.second else { continue }
      groups[[constraint.first.item, second.item], default: []].append(constraint.id)
      let isSpacer = spacers.contains(constraint.first.item) != spacers.contains(second.item)
      if constraint.constant == 0, isSpacer { joined.insert(constraint.id) }
    }
    for members in groups.values where members.count >= 3 { joined.formUnion(members) }
    let centers = layout.constraints.filter {
      [.centerX, .centerY].contains($0.first.attribute) && $0.constant == 0
    }
    for members in Dictionary(grouping: centers, by: \.first.item).values where members.count == 2 {
      joined.formUnion(members.dropFirst().map(\.id))
    }
    return joined
  }

  private func xmlAttribute(_ id: String) -> String {
    id.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing(" ", with: "%20")
  }
}

extension Diagram {
  /// Whether somebody asked for a constraint, or did not say that it is to be left out.
  func isToDraw(_ constraint: SolvedLayout.Constraint) -> Bool {
    let isLeftOut = figure.hidden.contains { filter in
      switch filter {
      case .constraints(let ids): ids.contains(constraint.id)
      // Sizes and distances are left out together: what has a number.
      case .kinds([.size, .spacing]): constraint.second == nil || constraint.constant != 0
      default: false
      }
    }
    return !isLeftOut && (constraint.isActive || showsInactive) && !isOfLooseGuides(constraint)
  }

  /// Whether it is about guides that nobody sees, of which none is joined to a view.
  private func isOfLooseGuides(_ constraint: SolvedLayout.Constraint) -> Bool {
    func ends(_ constraint: SolvedLayout.Constraint) -> Set<String> {
      Set([constraint.first.item, constraint.second?.item].compactMap { $0 })
    }
    let guides = Set(
      layout.guides.filter { $0.kind == .custom && $0.frame.width < 0.5 }.map(\.id))
    let views = Set(layout.items.dropFirst().map(\.id))
    let isHeld = layout.constraints.contains { other in
      other.isActive && !ends(other).isDisjoint(with: guides)
        && !ends(other).isDisjoint(with: views)
    }
    return !isHeld && !ends(constraint).isDisjoint(with: guides)
  }
}
