import Foundation
package import RedlineAnalysis
import RedlineDiagram
package import RedlineModel

extension FigureContents {
  /// What is other than in the layout that a figure is compared with.
  struct Change: Encodable {
    var symbol: String
    var sentence: String
    /// The number of what changed, as far as it is there.
    var subject: Int?
    var location: String?
    /// How many views it moved.
    var moved: Int
  }

  /// A picture of what changed, which takes the place of the figure's own.
  struct ChangePicture: Encodable {
    var light: String
    var dark: String
    var size: [Double]
    var screen: [Double]
  }

  /// Notes what changed, and what views and constraints were before.
  /// - Parameter layout: The figure's.
  package mutating func add(_ diff: LayoutDiff, in layout: SolvedLayout) {
    let numbers = SubjectNumbers(layout)
    headline = diff.isEmpty ? "nothing changed" : diff.summary
    let all = diff.causes.flatMap { cause in cause.changes.map { ($0, cause.moves.count) } }
    changes = (all + diff.silentChanges.map { ($0, 0) }).map { change, moved in
      let constraints = change.constraints.lazy.compactMap { numbers[.constraint($0)] }
      return Change(
        symbol: change.symbol.rawValue, sentence: change.sentence,
        subject: constraints.first ?? change.items.lazy.compactMap { numbers.end($0) }.first,
        location: change.location?.description, moved: moved)
    }
    // What was removed has the old layout's id, which may be another's here.
    for item in diff.items where item.isMoved {
      guard let number = numbers[.item(item.id)] else { continue }
      items[number].before = item.oldFrame?.numbers
    }
    let start = items.count + guides.count
    for change in diff.constraints where change.kind == .changed {
      guard let old = change.old, let number = numbers[.constraint(change.id)] else { continue }
      constraints[number - start].before = old.sentence
    }
  }

  /// With what changed since the layout that a figure is compared with, if it is.
  func comparing(_ figure: FigurePage.Figure) throws -> FigureContents {
    guard let before = figure.before else { return self }
    let layout = figure.diagram.layout
    var diagram = DiffDiagram(from: before, to: layout)
    var contents = self
    contents.add(diagram.diff, in: layout)
    guard !diagram.diff.isEmpty, figure.diagram.style == .annotated else { return contents }
    let subjects = SubjectNumbers(layout).subjects
    diagram.theme = .dark
    let dark = try diagram.drawing().markedSVG(subjects).text()
    diagram.theme = .light
    let drawn = try diagram.drawing()
    contents.changed = ChangePicture(
      light: drawn.markedSVG(subjects).text(), dark: dark,
      size: [Double(drawn.size.width), Double(drawn.size.height)],
      screen: [Double(drawn.screenOrigin.x), Double(drawn.screenOrigin.y), drawn.screenScale])
    return contents
  }
}
