/// The name of a class as Swift's source has it, where a log has it mangled: `_TtC3App4Cell` is
/// `App.Cell`, and `_TtGC7SwiftUI14_UIHostingViewV3App4Cart_` is `SwiftUI._UIHostingView`, without what
/// it is generic over.
///
/// Reference: the old mangling of the Swift runtime, which Objective-C's run time still shows.
func demangled(_ name: String) -> String {
  let isGeneric = name.hasPrefix("_TtGC")
  guard isGeneric || name.hasPrefix("_TtC") else { return name }
  var rest = name.dropFirst(isGeneric ? 5 : 4)
  while rest.first == "C" || rest.first == "V" || rest.first == "O" { rest.removeFirst() }
  var parts: [Substring] = []
  while !rest.isEmpty {
    if isGeneric, let next = rest.first, !next.isNumber, next != "P" { break }
    // A private name has the hash of its file before it.
    let isPrivate = rest.first == "P"
    if isPrivate { rest.removeFirst() }
    guard let part = counted(&rest) else { return name }
    if isPrivate, part.hasPrefix("_") {
      guard let own = counted(&rest) else { return name }
      parts.append(own)
    } else {
      parts.append(part)
    }
  }
  return parts.isEmpty ? name : parts.joined(separator: ".")
}

/// The text after its length: `4Cell`, or `33_…` with the underscore in it.
private func counted(_ rest: inout Substring) -> Substring? {
  let digits = rest.prefix { $0.isASCII && $0.isNumber }
  guard let count = Int(digits), count > 0, count <= rest.count - digits.count else { return nil }
  rest = rest.dropFirst(digits.count)
  let part = rest.prefix(count)
  rest = rest.dropFirst(count)
  return part
}
