/// What a compiler without Objective-C needs for members of extensions that override, or are overridden.
///
/// Swift's own classes find such members only if they are in the body of the class. So the body gets a
/// member that calls the one in the extension, which gets a name of its own.
struct ExtensionOverrides {
  /// The edits of a file, by the index of the token at which they begin.
  struct Plan {
    /// Words that become others, or nothing.
    var words: [Int: String] = [:]
    /// Members that are left out, by their first token: the index after them.
    var droppedMembers: [Int: (end: Int, note: String)] = [:]
    /// What is said about members that stay as they are.
    var notes: [Int: String] = [:]
    /// Members that are added in front of the bracket that ends a class.
    var added: [Int: [String]] = [:]
    /// Functions that ask something first, by the bracket that begins their bodies.
    var asking: [Int: Asking] = [:]
  }

  /// A function that asks which class the object is before it does what it did.
  struct Asking {
    var questions: [String] = []
    /// The call of the function that has its body instead.
    var call: String
    /// That function's declaration.
    var declaration: String
    /// What stands in place of the bracket that began the body.
    var text: String {
      "{ " + questions.joined(separator: "; ") + "; return \(call) }; \(declaration) {"
    }
  }

  var plans: [Plan]

  let files: [SourceFile]
  let outlines: [FileOutline]
  typealias Place = (file: Int, type: FileOutline.Class)
  private(set) var classes: [String: [Place]] = [:]
  /// Of the classes that are known, those of UIKit's responders.
  let responders: ResponderClasses
  /// The classes that override a member, by its signature.
  private var overriding: [String: Set<String>] = [:]

  init(_ files: [SourceFile], importing others: [SourceFile]) {
    self.files = files
    outlines = files.map { FileOutline($0.tokens) }
    plans = Array(repeating: Plan(), count: files.count)
    responders = ResponderClasses(outlines, of: files, importing: others)
    for (file, outline) in outlines.enumerated() {
      for type in outline.classes where type.end < files[file].tokens.count {
        classes[type.path, default: []].append((file, type))
      }
      for member in outline.members where overrides(member, in: file) {
        overriding[signature(member, in: file).key, default: []].insert(member.path)
      }
    }
    for (file, outline) in outlines.enumerated() {
      for member in outline.members where member.isInExtension { plan(member, in: file) }
    }
    let initializers = OwnInitializers(outlines, responders)
    for (file, added) in initializers.added.enumerated() {
      plans[file].added.merge(added) { $0 + $1 }
    }
  }

  func words(_ range: Range<Int>, in file: Int) -> [String] {
    range.map { files[file].tokens[$0].text }
  }

  func overrides(_ member: FileOutline.Member, in file: Int) -> Bool {
    words(member.modifiers, in: file).contains("override")
  }

  func signature(_ member: FileOutline.Member, in file: Int) -> MemberSignature {
    MemberSignature(files[file], name: member.name, body: member.body)
  }

  // MARK: Classes

  /// Whether a class is another one, or inherits from it.
  private func inherits(_ path: String, from base: String) -> Bool {
    var (path, seen) = (path, Set<String>())
    while path != base {
      guard seen.insert(path).inserted, let name = classes[path]?.first?.type.superclass else {
        return false
      }
      path = innermostClass(name, in: path) { classes[$0] != nil }
    }
    return true
  }

  static func isApples(_ path: String) -> Bool {
    ["UI", "NS", "CA"].contains { path.hasPrefix($0) }
      && path.dropFirst(2).first?.isUppercase == true
  }

  // MARK: Members

  private mutating func plan(_ member: FileOutline.Member, in file: Int) {
    let words = words(member.modifiers, in: file)
    let isOverride = words.contains("override")
    let signature = signature(member, in: file)
    guard let places = classes[member.path] else {
      guard isOverride, Self.isApples(member.path), !passOn(member, in: file) else { return }
      plans[file].droppedMembers[member.modifiers.lowerBound] = (
        member.end, "what overrides \(signature.key) in an extension of \(member.path)"
      )
      return
    }
    if !isOverride {
      let isKnown = member.isMarked || places.contains { $0.type.marksMembers }
      let isFixed = !Set(words).isDisjoint(with: ["static", "final", "private"])
      guard isKnown, !isFixed, let subclasses = overriding[signature.key],
        subclasses.contains(where: { $0 != member.path && inherits($0, from: member.path) })
      else { return }
    }
    let place = places[0]
    guard places.count == 1 else {
      return note("there is more than one class \(member.path)", member, signature, in: file)
    }
    guard holds(member.conditions, at: place, from: file) else {
      return note("its condition is not that of the class", member, signature, in: file)
    }
    let name = "extended_\(member.path.replacing(".", with: "_"))_\(signature.name)"
    guard let call = signature.member(calling: name) else {
      return note("its kind cannot be passed on", member, signature, in: file)
    }
    let isElsewhere = place.file != file
    let hides =
      isElsewhere && !Self.hidden.isDisjoint(with: self.words(member.outerModifiers, in: file))
    if hides, !isOverride { return note("its extension is private", member, signature, in: file) }
    for index in member.modifiers {
      let word = files[file].tokens[index].text
      if word == "override" {
        plans[file].words[index] = hides ? "internal" : ""
      } else if word == "open" || isElsewhere && Self.hidden.contains(word) {
        plans[file].words[index] = ""
      }
    }
    plans[file].words[member.name] = name
    let modifiers = modifiers(of: member, isElsewhere: isElsewhere, in: file)
    plans[place.file].added[place.type.end, default: []].append(modifiers + call)
  }

  private mutating func note(
    _ reason: String, _ member: FileOutline.Member, _ signature: MemberSignature, in file: Int
  ) {
    plans[file].notes[member.name] = "overriding \(signature.key) in an extension: \(reason)"
  }

  private static let access: Set = [
    "public", "open", "internal", "package", "private", "fileprivate",
  ]

  static let hidden: Set = ["private", "fileprivate"]

  /// The words of a member and those that its extension says for all of them.
  private func modifiers(
    of member: FileOutline.Member, isElsewhere: Bool, in file: Int
  ) -> String {
    let own = parts(member.modifiers, in: file).filter {
      !(isElsewhere && Self.hidden.contains($0))
    }
    let hasAccess = own.contains { Self.access.contains($0) }
    let outer = parts(member.outerModifiers, in: file).filter {
      !(hasAccess && Self.access.contains($0)) && !Self.hidden.contains($0)
    }
    return (outer + own).map { $0 + " " }.joined()
  }

  /// Words and attributes, with what is in brackets, but those of Objective-C.
  private func parts(_ range: Range<Int>, in file: Int) -> [String] {
    var (result, index) = ([String](), range.lowerBound)
    while index < range.upperBound {
      let first = index
      index += 1
      if index < range.upperBound, files[file].tokens[index].text == "(" {
        index = min(files[file].end(ofBracketsAt: index), range.upperBound)
      }
      let word = files[file].tokens[first].text
      if !Rewriting.attributes.contains(word) { result.append(files[file].code(first..<index)) }
    }
    return result
  }

  /// Whether a member is compiled whenever its class is.
  private func holds(_ conditions: [String], at place: Place, from file: Int) -> Bool {
    holds(conditions, where: place.type.conditions, inSameFile: place.file == file)
  }

  /// Whether what has some conditions is compiled whenever what has the other ones is.
  func holds(_ conditions: [String], where others: [String], inSameFile: Bool) -> Bool {
    let always: Set = ["true", "canImport(UIKit)", "os(iOS)", "!os(Linux)"]
    if inSameFile { return others.starts(with: conditions) }
    return conditions.allSatisfy { always.contains($0) || others.contains($0) }
  }
}
