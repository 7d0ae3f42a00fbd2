/// What moves together.
extension Faces {
  /// For each difference the number of a group, −1 where it has one value only.
  ///
  /// What moves a residual of a vertex moves all expressions that it is a part of.
  mutating func connectedFreedoms(
    of differences: [Solution.Difference], values: [Double]
  ) -> [Int] {
    let faceCount = faces.count
    var sums = differences.map { movingSum(of: $0, values) }
    if faces.count != faceCount {
      // Exact ones have come since.
      sums = differences.indices.map {
        sums[$0] == nil ? nil : movingSum(of: differences[$0], values)
      }
    }
    var firstPlace: [Int] = []
    var placeCount = 0
    for face in faces {
      firstPlace.append(placeCount)
      placeCount += face.isMovable.count
    }
    var groups = Groups(columnCount: placeCount)
    let places = sums.map { sum -> Int32? in
      switch sum {
      case nil: return nil
      case .single(let face): return Int32(firstPlace[face])
      case .parts(let parts):
        var first: Int32?
        for part in parts {
          for place in faces[part.face].movingPlaces(of: part) {
            let place = Int32(firstPlace[part.face] + place)
            if let first { groups.join(first, place) } else { first = place }
          }
        }
        return first
      }
    }
    return places.map { place in place.map { Int(groups.root(of: $0)) } ?? -1 }
  }

  /// What moves: the only column of a face, or parts of faces.
  private enum MovingSum {
    case single(Int)
    case parts([FaceSum.Part])
  }

  /// Nil for a difference that has one value only.
  private mutating func movingSum(
    of difference: Solution.Difference, _ values: [Double]
  ) -> MovingSum? {
    let column = difference.variable.index
    if difference.base.map({ isMovable[$0.index] }) != true {
      guard isMovable[column] else { return nil }
      if interval(of: column) != nil { return .single(Int(faceOfColumn[column])) }
    }
    let expression = difference.expression
    guard !isUnknown(expression), isMovable(expression) else { return nil }
    var sum = sum(of: expression, values)
    switch quickAnswer(&sum) {
    case true: return .parts(sum.parts)
    case false: return nil
    case nil: return isAmbiguous(expression, values: values) ? .parts(sum.parts) : nil
    }
  }
}
