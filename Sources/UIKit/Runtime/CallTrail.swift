import Foundation
import RedlineLayout
import Runtime

/// The calls in which a constraint was made: return addresses, which are read as lines once a finding
/// names the constraint.
///
/// They are walked by frame pointers, which takes a few microseconds in a debug build. Nothing of them is printed but
/// lines, so the output is the same in every process.
struct CallTrail: Sendable {
  private let calls: Backtrace

  /// The calls that lead here, the innermost first; `nil` in a build without debugging, whose calls
  /// may be inlined and have no lines.
  init?() {
    #if DEBUG
      guard
        let calls = try? Backtrace.capture(
          algorithm: .fast, limit: Self.limit, offset: 1, top: 0, images: Symbolizer.images)
      else { return nil }
      self.calls = calls
    #else
      return nil
    #endif
  }

  /// As many calls as a library is thought to have between its user and UIKit, closures included.
  private static let limit = 24

  /// The calls of which the line is known.
  func lines(by symbolizer: Symbolizer = .shared) -> [Call] {
    calls.frames.flatMap { frame -> [Call] in
      guard case .returnAddress = frame, let address = UInt64(frame.adjustedProgramCounter) else {
        return []
      }
      return symbolizer.calls(at: address)
    }
  }
}

/// A line of a program that was called.
struct Call: Hashable {
  /// The module that the function belongs to; of an extension, the one that declares it.
  var module: String
  /// The whole path.
  var path: String
  /// Counted from 1.
  var line: Int

  /// The module in a demangled name: `Login` of `closure #1 () -> () in Login.Form.pin() -> ()` and of
  /// `(extension in Login):UIKit.UIView.pin() -> ()`.
  static func module(of name: String) -> String? {
    var (start, depth, last) = (name.startIndex, 0, Character(" "))
    for index in name.indices {
      let next = name[index]
      if "([<".contains(next) { depth += 1 }
      if ")]".contains(next) || (next == ">" && last != "-") { depth -= 1 }
      // What a closure is in, and what a thunk or a specialization is of.
      if next == " ", depth == 0,
        let word = [" in ", " of ", " for "].first(where: name[index...].hasPrefix)
      {
        start = name.index(index, offsetBy: word.count)
      }
      last = next
    }
    let function = name[start...]
    let extended = "(extension in "
    if function.hasPrefix(extended) {
      return String(function.dropFirst(extended.count).prefix { $0 != ")" })
    }
    let path = function.split(separator: " ").first { $0.contains(".") }
    return path?.split(separator: ".").first.map(String.init)
  }
}

extension [Call] {
  /// The line that a constraint is wanted on: the first one that belongs neither to Redline nor to a
  /// library.
  ///
  /// Looked at are the calls up to the next one of UIKit, which begins what UIKit called, such as
  /// `viewDidLoad()`. A library is what lies outside of the package that is run or in its folder of
  /// checkouts, and a module of the package that another one calls, unless the views around the
  /// constraint are of its classes: then it is a module of screens.
  /// - Parameters:
  ///   - package: The folder of the package that is run; `nil` where it is not known.
  ///   - screens: The modules of the classes of the views and controllers around the constraint.
  /// - Returns: `nil` where the line that made the constraint is that line, or no other is known.
  func asked(in package: String?, screens: Set<String>) -> Call? {
    let run = drop { Self.own.contains($0.module) }.prefix { !Self.own.contains($0.module) }
    guard let maker = run.first else { return nil }
    func isForeign(_ call: Call) -> Bool {
      Self.folders.contains { call.path.contains($0) }
        || package.map { !call.path.hasPrefix($0 + "/") } ?? false
    }
    if isForeign(maker) { return run.first { !isForeign($0) } }
    guard !screens.contains(maker.module) else { return nil }
    return run.first { $0.module != maker.module && !isForeign($0) }
  }

  /// Folders of what package managers fetched.
  private static var folders: [String] { ["/checkouts/", "/registry/downloads/", "/Pods/"] }
  private static var own: Set<String> {
    ["UIKit", "_Testing_UIKit", "RedlineLayout", "RedlineModel", "RedlineKit", "RedlineTesting"]
  }
}

extension SourceLocation {
  /// The line that asked for a constraint, if it is another one than that which made it.
  /// - Parameter screens: The modules of the classes of the views around the constraint.
  init?(askedIn trail: CallTrail, screens: Set<String>) {
    guard let call = trail.lines().asked(in: Symbolizer.package, screens: screens) else {
      return nil
    }
    let file = call.path.split(separator: "/").last.map(String.init) ?? call.path
    self.init(fileID: "\(call.module)/\(file)", line: call.line)
  }
}
