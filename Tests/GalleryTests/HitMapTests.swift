import Foundation
import RedlineDiagram
import RedlineKit
import TestPrograms
import Testing

/// The hit map of every picture, which must say of each place what a reader sees there.
@Suite(.blocks) struct HitMapTests {
  typealias Picture = GalleryDrawingTests.Picture

  static let pictures = GalleryDrawingTests.pictures

  @Test(arguments: pictures) func everyViewHasARegionAtItsFrame(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    let (diagram, page) = (drawn.diagram, drawn.page)
    let regions = page.hitMap.regions.filter { $0.role == .view }
    var hidden: Set<String> = []
    for item in diagram.layout.items {
      if item.isHidden || item.parent.map(hidden.contains) == true { hidden.insert(item.id) }
      let found = regions.filter { $0.subjects == [.item(item.id)] }
      guard !hidden.contains(item.id) else {
        #expect(found.isEmpty, "\(item.id) is hidden")
        continue
      }
      let frame = page.place(item.frame)
      // What is cut off has no region.
      guard frame.intersects(page.body) else { continue }
      let region = try #require(found.last, "\(item.id)")
      #expect(
        isNear(region.frame, frame)
          || isNear(frame.union(region.frame), frame),
        "\(item.id): \(region.frame), not \(frame)")
      #expect(region.layer == (item.parent == nil ? .background : .screen), "\(item.id)")
    }
  }

  @Test(arguments: pictures) func everyConstraintIsHitOnItsLines(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    let (diagram, map) = (drawn.diagram, drawn.page.hitMap)
    for constraint in diagram.layout.constraints where constraint.origin == .user {
      let found = map.regions.filter {
        $0.role == .constraint && $0.subjects == [.constraint(constraint.id)]
      }
      #expect(found.count == (diagram.isToDraw(constraint) ? 1 : 0), "\(constraint.id)")
      guard let region = found.first else { continue }
      #expect(region.layer == .constraints)
      let lines = region.parts.filter { $0.role == .line }.flatMap(\.polylines)
      #expect(!lines.isEmpty, "\(constraint.id)")
      for line in lines {
        let middle = CGPoint(x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2)
        #expect(map.regions(at: middle, slop: 0.1).contains(region), "\(constraint.id)")
      }
    }
  }

  @Test(arguments: pictures) func theLabelIsInFront(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    let map = drawn.page.hitMap
    for label in drawn.labels {
      let rect = label.rect
      let region = try #require(
        map.regions(at: CGPoint(x: rect.midX, y: rect.midY)).first, "\(label.text)")
      #expect(region.role == .label && region.layer == .labels, "\(label.text)")
      #expect(isNear(region.frame, rect), "\(label.text)")
      #expect(region.subjects == label.subjects, "\(label.text)")
    }
  }

  @Test(arguments: pictures) func everyConflictIsInTheLegend(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    let rows = drawn.page.hitMap.regions.filter { $0.role == .legendRow }
    #expect(rows.allSatisfy { $0.layer == .legend })
    for finding in drawn.diagram.layout.diagnostics where finding.kind == .conflict {
      #expect(rows.contains { $0.subjects == [.finding(finding.id)] }, "\(finding.id)")
    }
  }

  @Test(arguments: pictures) func idsAreThoseOfTheDocument(_ picture: Picture) throws {
    let drawn = try DrawnPictures.figure(picture)
    let (page, text) = (drawn.page, drawn.text)
    let ids = page.hitMap.regions.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    let written = Set(
      text.components(separatedBy: "<g id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
    for id in ids {
      let attribute = id.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;")
      #expect(written.contains(attribute[...]), "\(id)")
    }
  }

  /// A map is read back as it was written, and says the same for the same layout.
  @Test func isCodable() throws {
    let map = try #require(Self.pictures.first).diagram().drawing().hitMap
    let data = try JSONEncoder().encode(map)
    #expect(try JSONDecoder().decode(HitMap.self, from: data) == map)
    #expect(map.regions.count > 20)
    #expect(try #require(Self.pictures.first).diagram().drawing().hitMap == map)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.002 && abs(one.minY - other.minY) < 0.002
      && abs(one.maxX - other.maxX) < 0.002 && abs(one.maxY - other.maxY) < 0.002
  }
}
