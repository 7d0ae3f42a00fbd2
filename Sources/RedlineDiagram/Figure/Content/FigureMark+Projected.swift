import Foundation
import RedlineModel

extension FigureMark {
  /// A mark of constraints in points of the layout, in the picture's: what it says is the same at every scale.
  func projected(_ projection: FigureProjection) -> FigureMark {
    var mark = self
    mark.form = form.projected(projection)
    mark.subject = subject.map(projection.callAsFunction)
    for index in centerings.indices {
      mark.centerings[index].frame = projection(centerings[index].frame)
    }
    if let axis = crossAxis {
      for index in beads.indices {
        mark.beads[index].span = projection.span(beads[index].span, axis)
      }
      mark.centered = centered.map { projection.span($0, axis) }
    }
    return mark
  }

  /// Along which axis the extents of views on a line are.
  private var crossAxis: Axis? {
    switch form {
    case .rail(let axis, _), .center(let axis, _, _, _), .distance(let axis, _, _): axis.other
    case .baseline: .horizontal
    default: nil
    }
  }
}

extension FigureMark.Form {
  /// Findings and changes, which are made for a picture, are as they were.
  fileprivate func projected(_ projection: FigureProjection) -> Self {
    switch self {
    case .rail(let axis, let place): .rail(axis: axis, place: projection.place(place, axis))
    // Below the letters rather than through their feet.
    case .baseline(let y): .baseline(y: projection.y(y) + 1)
    case .center(let axis, let place, let own, let other):
      .center(
        axis: axis, place: projection.place(place, axis), own: projection(own),
        other: other.map(projection.callAsFunction))
    case .distance(let axis, let from, let to):
      .distance(
        axis: axis, from: from.projected(projection, axis), to: to.projected(projection, axis))
    case .extent(let axis, let rect, let isLeaf):
      .extent(axis: axis, rect: projection(rect), isLeaf: isLeaf)
    case .aspect(let rect): .aspect(projection(rect))
    case .content(let rect): .content(projection(rect))
    case .name(let rect, let isBand): .name(projection(rect), isBand: isBand)
    case .plate, .place, .motion: self
    }
  }
}

extension FigureMark.End {
  fileprivate func projected(_ projection: FigureProjection, _ axis: Axis) -> Self {
    var end = self
    end.place = projection.place(place, axis)
    end.rect = projection(rect)
    return end
  }
}
