/// What is done while a layout is solved, to tell where the time goes.
///
/// Stages alternate: specs are built while the hierarchy is compiled, and a layout whose texts wrap is
/// compiled and solved again.
public enum LayoutStage: CaseIterable, Sendable {
  /// The layouts of specs are read: views are added and constraints made.
  case building
  /// The hierarchy and its constraints become a linear program.
  case compiling
  /// The linear program is solved.
  case solving
  /// Frames and constraints are read into the solved layout.
  case reading
  /// Findings are looked for, which asks the solver about ambiguity.
  case checking
}
