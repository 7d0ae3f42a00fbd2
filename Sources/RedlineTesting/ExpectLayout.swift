import Foundation
public import RedlineAnalysis
public import RedlineKit
import RedlineLayout
import RedlineSnapshots
import Testing

/// Expects rules to hold of a layout in all variants.
///
/// ```swift
/// try expectLayout(
///   of: Login(), across: .sizeClasses, .directions, satisfies: .noOverlap, .touchSize(44))
/// ```
/// Each variant that breaks a rule is a failure of its own, with its diagram attached.
/// - Parameters:
///   - view: The root view, made anew for each variant.
///   - device: The screen, unless an axis names others.
///   - axes: What the variants differ in; each combination is checked.
///   - rules: What is to hold.
///   - fileID: The file of the call.
///   - filePath: Its path, from which the package's folder is found.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The test's method, in XCTest.
/// - Throws: `LayoutError` or `FontError` if the one layout cannot be solved. Of several variants
///   those that can be solved are checked, and the others are failures.
public func expectLayout(
  of view: @autoclosure () throws -> View, on device: Device = .iPhone15,
  across axes: SnapshotAxis..., satisfies rules: LayoutRule..., fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) throws {
  let caller = Caller(fileID, filePath, line, column, function)
  try check(rules, of: view, on: device, across: axes, at: caller)
}

/// Expects a list of rules to hold of a layout in all variants.
///
/// The parameters and errors are those of the function whose rules are separate arguments.
public func expectLayout(
  of view: @autoclosure () throws -> View, on device: Device = .iPhone15,
  across axes: SnapshotAxis..., satisfies rules: [LayoutRule], fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) throws {
  let caller = Caller(fileID, filePath, line, column, function)
  try check(rules, of: view, on: device, across: axes, at: caller)
}

/// Expects rules to hold of a view or a view controller of the module UIKit in all variants.
///
/// The parameters are those of the function for a `View`.
@MainActor
public func expectLayout(
  of view: @autoclosure () throws -> any MainActorLayout, on device: Device = .iPhone15,
  across axes: SnapshotAxis..., satisfies rules: LayoutRule..., fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) throws {
  let caller = Caller(fileID, filePath, line, column, function)
  try heard(at: caller) {
    try check(rules, variants(SnapshotVariant(device), across: axes), at: caller) {
      try view().solved(in: $0.environment, name: nil)
    }
  }
}

/// Expects a list of rules to hold of a view or a view controller of the module UIKit in all
/// variants.
///
/// The parameters are those of the function for a `View`.
@MainActor
public func expectLayout(
  of view: @autoclosure () throws -> any MainActorLayout, on device: Device = .iPhone15,
  across axes: SnapshotAxis..., satisfies rules: [LayoutRule], fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) throws {
  let caller = Caller(fileID, filePath, line, column, function)
  try heard(at: caller) {
    try check(rules, variants(SnapshotVariant(device), across: axes), at: caller) {
      try view().solved(in: $0.environment, name: nil)
    }
  }
}

/// Expects no text to be cut and no view to reach beyond its parent, in all variants.
///
/// The parameters and errors are those of `expectLayout`.
public func expectFits(
  _ view: @autoclosure () throws -> View, on device: Device = .iPhone15,
  across axes: SnapshotAxis..., fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) throws {
  let caller = Caller(fileID, filePath, line, column, function)
  try check([.fits], of: view, on: device, across: axes, at: caller)
}

/// Expects no warning and no error of a layout, in all variants, but for findings of the rules that
/// are ignored.
///
/// ```swift
/// try expectNoFindings(in: Login(), across: .directions, ignoring: [.truncatedText])
/// ```
/// The other parameters and the errors are those of `expectLayout`.
public func expectNoFindings(
  in view: @autoclosure () throws -> View, on device: Device = .iPhone15,
  across axes: SnapshotAxis..., ignoring rules: Set<Diagnostic.Rule> = [],
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) throws {
  let caller = Caller(fileID, filePath, line, column, function)
  try check([.noFindings(ignoring: rules)], of: view, on: device, across: axes, at: caller)
}

/// Expects one place for everything: no conflict and no ambiguity, in all variants.
///
/// The parameters and errors are those of `expectLayout`.
public func expectUnambiguous(
  _ view: @autoclosure () throws -> View, on device: Device = .iPhone15,
  across axes: SnapshotAxis..., fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) throws {
  let caller = Caller(fileID, filePath, line, column, function)
  try check([.unambiguous], of: view, on: device, across: axes, at: caller)
}

private func check(
  _ rules: [LayoutRule], of view: () throws -> View, on device: Device,
  across axes: [SnapshotAxis], at caller: Caller
) throws {
  try heard(at: caller) {
    try check(rules, variants(SnapshotVariant(device), across: axes), at: caller) {
      try view().solved(in: $0.environment)
    }
  }
}

/// Checks the rules in each environment once, whatever scheme it is drawn in.
private func check(
  _ rules: [LayoutRule], _ variants: [SnapshotVariant], at caller: Caller,
  solve: (SnapshotVariant) throws -> SolvedLayout
) throws {
  if variants.isEmpty || rules.isEmpty {
    let what = rules.isEmpty ? "'satisfies' has no rule" : "an axis of 'across' has no variant"
    fail("nothing is checked: \(what); give at least one", at: caller)
  }
  var known: Set<LayoutEnvironment> = []
  for variant in variants where known.insert(variant.environment).inserted {
    do {
      let layout = try solve(variant)
      check(rules, layout, at: caller)
    } catch  where variants.count > 1 {
      fail("\(variant.environment.title): \(error)", at: caller)
    }
  }
}

private func check(_ rules: [LayoutRule], _ layout: SolvedLayout, at caller: Caller) {
  let broken = rules.compactMap { rule -> String? in
    let violations = rule.violations(in: layout)
    guard !violations.isEmpty else { return nil }
    // What the rule itself says needs no severity.
    let shown = violations.prefix(8).map {
      "  \($0.kind == .requirement ? $0.message : $0.consoleLine)"
    }
    let rest = violations.count - shown.count
    return (["\(rule.failure):"] + shown + (rest > 0 ? ["  and \(rest) more"] : []))
      .joined(separator: "\n")
  }
  guard !broken.isEmpty else { return }
  let place = layout.environment.title
  if Test.current != nil, let svg = try? Diagram(layout).svg().text() {
    Attachment.record(
      svg, named: "\(layout.name)-\(layout.environment.slug).svg",
      sourceLocation: caller.sourceLocation)
  }
  fail("\(layout.name) on \(place) \(broken.joined(separator: "\n"))", at: caller)
}
