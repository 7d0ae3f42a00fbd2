import RedlineSolver

/// One run through the operations of a workload.
struct Run {
  struct Checkpoint {
    var label: String
    var values: [Double]
  }

  /// How long the timed sections took.
  private(set) var time = Duration.zero
  /// How long it took from the first constraint that is added to the first values that are read.
  private(set) var buildTime = Duration.zero
  private(set) var checkpoints: [Checkpoint] = []

  /// - Parameters:
  ///   - keepsValues: Whether to keep the values at checkpoints.
  ///   - readsEachTime: Whether to read all values after each constraint that is added.
  init(_ workload: Workload, keepsValues: Bool, readsEachTime: Bool = false) throws {
    let clock = ContinuousClock()
    var system = workload.system
    var handles = [LinearSystem.Handle?](repeating: nil, count: workload.constraints.count)
    var edits: [Int: (priority: Double, weight: Double, handle: LinearSystem.Handle?)] = [:]
    var start = clock.now
    var buildStart = start
    var isBuilding = false
    for operation in workload.operations {
      switch operation {
      case .add(let number):
        if !isBuilding {
          buildStart = clock.now
          isBuilding = true
        }
        handles[number] = system.add(workload.constraints[number])
        if readsEachTime { _ = system.values() }
      case .remove(let number):
        guard let handle = handles[number] else {
          throw Workload.Problem(description: "a constraint is removed that was not added")
        }
        system.remove(handle)
        handles[number] = nil
      case .edit(let variable, let priority, let weight):
        edits[variable] = (priority, weight, nil)
      case .suggest(let variable, let value):
        guard let edit = edits[variable] else {
          throw Workload.Problem(description: "variable \(variable) has a value but is not edited")
        }
        if let handle = edit.handle {
          system.suggest(value, for: handle)
        } else {
          edits[variable]?.handle = system.edit(
            workload.variables[variable], to: value, priority: edit.priority, weight: edit.weight)
        }
      case .update:
        _ = system.values()
        if isBuilding && buildTime == .zero { buildTime = buildStart.duration(to: clock.now) }
      case .begin: start = clock.now
      case .end: time += start.duration(to: clock.now)
      case .check(let label):
        guard keepsValues else { continue }
        checkpoints.append(Checkpoint(label: label, values: system.values()))
      }
    }
  }

  var microseconds: Double { time.microseconds }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
