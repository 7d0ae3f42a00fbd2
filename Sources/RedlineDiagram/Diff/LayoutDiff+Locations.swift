import RedlineAnalysis
import RedlineModel

extension LayoutDiff {
  /// The same difference without the lines that made what changed.
  var withoutLocations: LayoutDiff {
    var diff = self
    diff.findings = findings.map { change in
      var change = change
      change.finding = change.finding.withoutLocations
      return change
    }
    for index in constraints.indices {
      diff.constraints[index].old?.location = nil
      diff.constraints[index].new?.location = nil
    }
    diff.causes = causes.map { cause in
      var cause = cause
      cause.changes = cause.changes.map(\.withoutLocation)
      return cause
    }
    diff.silentChanges = silentChanges.map(\.withoutLocation)
    return diff
  }
}

extension LayoutDiff.Change {
  fileprivate var withoutLocation: LayoutDiff.Change {
    var change = self
    change.location = nil
    return change
  }
}
