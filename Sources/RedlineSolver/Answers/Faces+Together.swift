/// Whether variables have more than one value, asked of many at once.
extension Faces {
  /// A variable of which it takes a search to tell.
  private struct OpenVariable {
    var index: Int
    var sum: FaceSum
  }

  /// Tells of as many variables as possible at once whether they have more than one value.
  ///
  /// A sum of all of them, each times a number as if by chance, has one value only if each of them has: what
  /// moves them would have to cancel in it. If it has more, the point where it is otherwise tells of most of
  /// those that move that they do.
  ///
  /// - Parameter result: For each variable the answer.
  /// - Returns: Those that are left.
  mutating func answerTogether(
    _ indices: [Int], _ values: [Double], _ result: inout [Bool]
  ) -> [Int] {
    var left: [Int] = []
    var open: [OpenVariable] = []
    for index in indices {
      let line = LinearExpression([Term(Variable(index: index))])
      guard !isUnknown(line) else {
        left.append(index)
        continue
      }
      var sum = sum(of: line, values)
      if let answer = quickAnswer(&sum) {
        result[index] = answer
      } else {
        open.append(OpenVariable(index: index, sum: sum))
      }
    }
    for _ in 0..<8 where open.count > 2 {
      let haveOneValue = facesOfOneValue(open)
      let count = open.count
      var rest: [OpenVariable] = []
      for var variable in open {
        if variable.sum.parts.allSatisfy({ haveOneValue.contains($0.face) }) {
          result[variable.index] = false
        } else if let answer = quickAnswer(&variable.sum) {
          result[variable.index] = answer
        } else {
          rest.append(variable)
        }
      }
      open = rest
      if open.count == count { break }
    }
    return left + open.map(\.index)
  }

  /// The faces on which what belongs to some variables has one value for all of them, for certain.
  private mutating func facesOfOneValue(_ open: [OpenVariable]) -> Set<Int> {
    // For each face the part of the sum on each of its columns; nothing on most.
    var sums = [[Double]](repeating: [], count: faces.count)
    for variable in open {
      let weight = 1 + fraction(of: variable.index)
      for part in variable.sum.parts {
        if sums[part.face].isEmpty {
          sums[part.face] = [Double](repeating: 0, count: faces[part.face].isMovableColumn.count)
        }
        for term in part.terms { sums[part.face][Int(term.column)] += weight * term.value }
      }
    }
    var result: Set<Int> = []
    for (face, sum) in sums.enumerated() where !sum.isEmpty {
      let terms = sum.enumerated().compactMap { column, value in
        value == 0 ? nil : (column: Int32(column), value: value)
      }
      if faces[face].hasOneValue(terms) { result.insert(face) }
    }
    return result
  }
}
