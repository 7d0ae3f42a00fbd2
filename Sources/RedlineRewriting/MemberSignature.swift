/// What a function or a computed property is called with.
struct MemberSignature {
  let name: String
  /// The name with its labels, `tap(_:)`.
  let key: String

  private let file: SourceFile
  private let head: Range<Int>
  private let body: Int
  private var isFunction = false
  /// Whether code of the head can be said again on one line.
  private var isPlain: Bool
  private var arguments: [String]? = []
  private var effects: Set<String> = []

  init(_ file: SourceFile, name: Int, body: Int) {
    self.file = file
    self.body = body
    self.name = file.word(name)
    head = name..<body
    isPlain = !file.hasComment(head)
    isFunction = file.word(name - 1) == "func"
    guard isFunction, let open = head.first(where: { file.word($0) == "(" }) else {
      key = self.name
      return
    }
    let close = file.end(ofBracketsAt: open)
    var labels = ""
    for parameter in Self.parameters(file, open + 1..<max(open + 1, close - 1)) {
      let label = file.word(parameter.lowerBound)
      let hasOwnName = file.word(parameter.lowerBound + 1) != ":"
      let value = file.word(parameter.lowerBound + (hasOwnName ? 1 : 0))
      labels += label + ":"
      let words = parameter.map { file.word($0) }
      // Many arguments cannot be passed on.
      let isMany = zip(words, words.dropFirst()).contains { $0 == "." && $1 == "." }
      let sign = words.contains("inout") ? "&" : ""
      let call = words.contains("@autoclosure") ? "()" : ""
      arguments?.append((label == "_" ? "" : label + ": ") + sign + value + call)
      if isMany { arguments = nil }
    }
    key = "\(self.name)(\(labels))"
    if close < body {
      let words = (close..<body).map { file.word($0) }
      effects = Set(words.prefix { $0 != "-" })
      if words.contains("some") { arguments = nil }
    }
  }

  /// The parameters between brackets, split at the commas between them.
  private static func parameters(_ file: SourceFile, _ range: Range<Int>) -> [Range<Int>] {
    var (result, depth, first) = ([Range<Int>](), 0, range.lowerBound)
    for index in range {
      switch file.word(index) {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where file.word(index - 1) != "-": depth -= 1
      case "," where depth == 0:
        result.append(first..<index)
        first = index + 1
      default: break
      }
    }
    if first < range.upperBound { result.append(first..<range.upperBound) }
    return result.filter { !$0.isEmpty }
  }

  /// The declaration again, with a body that calls a member of another name; nothing if that cannot be
  /// said.
  func member(calling other: String) -> String? {
    guard isPlain else { return nil }
    let start = file.code(head)
    guard isFunction else { return property(start, calling: other) }
    return call(of: other).map { "func \(start) { \($0) }" }
  }

  /// The function's declaration by another name, without a body; nothing if that cannot be said.
  func declaration(named other: String) -> String? {
    guard isPlain, isFunction, head.count > 1 else { return nil }
    return "func \(other)\(file.code(head.lowerBound + 1..<head.upperBound))"
  }

  /// A call of another function with the parameters of this one; nothing if that cannot be said.
  func call(of other: String) -> String? {
    guard isFunction, let arguments, !effects.contains("reasync") else { return nil }
    let tries = effects.contains("throws") || effects.contains("rethrows")
    let words = (tries ? "try " : "") + (effects.contains("async") ? "await " : "")
    return "\(words)\(other)(\(arguments.joined(separator: ", ")))"
  }

  /// A property is read and, if it has a setter, written.
  private func property(_ start: String, calling other: String) -> String? {
    guard file.word(head.lowerBound + 1) == ":" else { return nil }
    var (depth, index, accessors) = (0, body, Set<String>())
    repeat {
      let word = file.word(index)
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth == 1, ["{", "("].contains(file.word(index + 1)) || word == "get" {
        accessors.insert(word)
      }
      index += 1
    } while depth > 0 && index < file.tokens.count
    let kinds: Set = ["willSet", "didSet", "_read", "_modify", "unsafeAddress"]
    guard accessors.isDisjoint(with: kinds) else { return nil }
    if file.word(body + 1) == "get", !["{", "}"].contains(file.word(body + 2)) { return nil }
    let writes = accessors.contains("set") && accessors.contains("get")
    return "var \(start) { get { \(other) }\(writes ? " set { \(other) = newValue }" : "") }"
  }
}
