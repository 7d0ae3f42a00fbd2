/// Which goldens a run writes.
///
/// Nothing is ever written over a golden: what should replace one goes to the pending area, from
/// where `redline accept` takes it.
public enum RecordMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// None: a missing golden is a failure. The default, and what holds under CI in any case.
  case never
  /// Those that are missing.
  case missing
  /// Those that are missing; one that differs becomes pending and is a warning, not a failure.
  case failed
  /// As `failed`; goldens that pass and would have other bytes today become pending, too.
  case all

  /// The mode of a run.
  ///
  /// Under CI (`CI` is set, and neither empty nor `0` nor `false`) it is `never`; otherwise what
  /// `REDLINE_RECORD` says, otherwise what the code asks for.
  /// - Throws: ``SnapshotError/unknownMode(_:)`` if `REDLINE_RECORD` names no mode.
  public init(
    asked: RecordMode?, environment: [String: String]
  ) throws(SnapshotError) {
    let named = environment["REDLINE_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
    let mode = named.map { RecordMode(rawValue: $0.lowercased()) }
    if let named, mode == .some(nil) { throw .unknownMode(named) }
    let isCI = !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
    self = isCI ? .never : (mode ?? nil) ?? asked ?? .never
  }
}
