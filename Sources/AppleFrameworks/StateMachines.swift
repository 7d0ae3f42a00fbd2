public import Foundation

/// A state of a machine, which knows into which others it may go.
open class GKState: NSObject {
  /// The machine.
  open internal(set) weak var stateMachine: GKStateMachine?
  /// A state.
  public override init() { super.init() }
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The state, none before the first.
  open private(set) var currentState: GKState?

  /// A machine of states, each of a class of its own.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass }
      && (currentState?.isValidNextState(stateClass) ?? true)
  }

  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
