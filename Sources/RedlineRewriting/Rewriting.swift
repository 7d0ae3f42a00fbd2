/// A file of UIKit code as a compiler without Objective-C takes it.
///
/// Lines stay as they are, and so do columns left of what is longer afterwards. The code is read as words
/// and signs, not parsed: each rule is about a few words next to each other.
public struct Rewriting {
  /// Something that was left out, or could not be rewritten, with its line.
  public struct Note: Equatable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// What it is, and why.
    public var text: String
    /// Whether it is still there, for the compiler to refuse.
    public var isKept = false
    /// What is told.
    public var message: String { (isKept ? "not rewritten: " : "left out: ") + text }
  }

  /// The code.
  public private(set) var text: String
  /// What was left out or could not be rewritten, in order.
  public private(set) var notes: [Note] = []

  let file: SourceFile
  private let plan: ExtensionOverrides.Plan
  private let unboundProtocols: Set<Int>
  private let protocolBodies: [Int: String]
  private let answeredMethods: Set<Int>
  let optionalNames: Set<String>
  let unknownModules: Set<String>
  var edits: [(range: Range<Int>, text: String)] = []
  /// The types around a token, with the depth of the brackets that they are in.
  var types: [(name: String, depth: Int)] = []
  /// The depths of extensions for classes of UIKit's, `extension P where Self: UIView`.
  private var extensionsOfClasses: Set<Int> = []
  private var depth = 0
  private var announced: String?
  private let typesOfSwiftUI: TypesOfSwiftUI
  private let lookups: [Int: String]
  /// What is written behind tokens that end a declaration of what Core Data keeps.
  var endsOfManaged: [Int: String] = [:]
  /// Where `.description()` of a class begins that is not known before the program runs.
  var endsOfNames: Set<Int> = []
  /// Parameters of generic functions, and associated types, that stand for classes.
  var madeTypes: Set<String> = []
  /// Names that the target gives to classes of UIKit's, and its protocols for them.
  let aliasesOfClasses: Set<String>
  private let keptClasses: KeptClasses
  /// Whether the file reads XML, for which Foundation has a module of its own on Linux.
  public var usesXML: Bool { file.tokens.contains { $0.text == "XMLParser" } }
  /// Whether the file uses names of Combine's, which Foundation passes on where it is Apple's.
  public var usesCombine: Bool { file.tokens.contains { Self.namesOfCombine.contains($0.text) } }
  /// What Foundation has in a module of its own on Linux.
  private static let namesOfNetworks: Set = [
    "HTTPCookie", "HTTPURLResponse", "URLCache", "URLCredential", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask",
  ]
  private static let namesOfCombine: Set = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "@Published",
  ]

  /// The file, for which messages name the one that it was made of. In front of line 1 is what that may use
  /// on Apple's systems without a word: UIKit and what other frameworks have through another file, and
  /// networks, which are a module of their own on Linux.
  public func file(madeOf path: String) -> String {
    let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let others = (usesXML ? "; import FoundationXML" : "") + (usesCombine ? "; import Combine" : "")
    return """
      import UIKit; import FoundationNetworking\(others)
      #if canImport(AppleFrameworks)
      import AppleFrameworks
      #endif
      #sourceLocation(file: "\(path)", line: 1)
      \(text)
      """
  }

  /// Rewrites a file.
  /// - Parameters:
  ///   - source: The code.
  ///   - unknownModules: Modules whose imports are left out besides Apple's.
  public init(_ source: String, leavingOut unknownModules: Set<String> = []) {
    self = Self.module([source], leavingOut: unknownModules)[0]
  }

  /// Rewrites the files of a module, in which extensions may override what classes of other files
  /// inherit.
  /// - Parameters:
  ///   - sources: The code of each file.
  ///   - others: The code of modules that they import, which may say what stands for a class.
  ///   - unknownModules: Modules whose imports are left out besides Apple's.
  /// - Returns: The files, in the order given.
  public static func module(
    _ sources: [String], importing others: [String] = [],
    leavingOut unknownModules: Set<String> = []
  ) -> [Rewriting] {
    let files = sources.map { SourceFile($0) }
    let others = others.map { SourceFile($0) }
    let overrides = ExtensionOverrides(files, importing: others)
    let plans = overrides.plans
    let classesOfNames = KeptClasses(files, overrides.responders)
    let protocols = ObjectiveCProtocols(files)
    let aliases = namesOfClasses(in: files + others)
    let aliasesOfSwiftUI = TypesOfSwiftUI.aliases(in: files + others)
    return files.indices.map {
      Rewriting(
        files[$0], plans[$0], protocols, $0, aliases, aliasesOfSwiftUI, classesOfNames,
        unknownModules)
    }
  }

  /// `ViewType` of `typealias ViewType = UIView`, and `Styled` of `protocol Styled: ViewType`.
  private static func namesOfClasses(in files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    var found = -1
    // One may be declared after what it is named by.
    while names.count > found {
      found = names.count
      for file in files {
        for index in file.tokens.indices {
          guard let target = declared(["typealias": "=", "protocol": ":"], index, in: file),
            isOfClasses(target) || names.contains(target)
          else { continue }
          names.insert(file.word(index + 1))
        }
      }
    }
    return names
  }

  /// What follows the sign behind the name that a word declares, unless that is a part of a longer type.
  private static func declared(
    _ signs: [String: String], _ index: Int, in file: SourceFile
  ) -> String? {
    guard let sign = signs[file.word(index)], file.word(index + 2) == sign,
      ![".", "<"].contains(file.word(index + 4)),
      sign != ":" || !file.word(index + 3).hasSuffix("Delegate")
    else { return nil }
    return file.word(index + 3)
  }

  private init(
    _ file: SourceFile, _ plan: ExtensionOverrides.Plan, _ protocols: ObjectiveCProtocols,
    _ number: Int, _ aliases: Set<String>, _ aliasesOfSwiftUI: Set<String>,
    _ keptClasses: KeptClasses, _ unknownModules: Set<String>
  ) {
    text = ""
    self.file = file
    aliasesOfClasses = aliases
    self.keptClasses = keptClasses
    self.plan = plan
    unboundProtocols = protocols.unbound[number]
    protocolBodies = protocols.bodies[number]
    answeredMethods = protocols.answered[number]
    optionalNames = protocols.optionalNames.union(Self.methodsWithoutLabels)
    self.unknownModules = unknownModules
    typesOfSwiftUI = TypesOfSwiftUI(file, aliases: aliasesOfSwiftUI)
    lookups = ObjectLookups(file).replaced
    var index = 0
    while index < file.tokens.count { index = planned(index) ?? rewrite(index) }
    text = edited
  }

  private var edited: String {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += file.bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + file.bytes[end...], as: UTF8.self)
  }

  // MARK: Tokens

  var tokens: [Token] { file.tokens }

  func word(_ index: Int) -> String { file.word(index) }

  func end(ofBracketsAt index: Int) -> Int { file.end(ofBracketsAt: index) }

  func code(_ tokens: Range<Int>) -> String { file.code(tokens) }

  /// Puts a text in the place of tokens; what it lacks in length is filled with spaces, lines are kept.
  mutating func replace(_ tokens: Range<Int>, with text: String, _ note: String? = nil) {
    let range = file.range(tokens)
    let old = file.bytes[range]
    let lines = old.count { $0 == UInt8(ascii: "\n") }
    let isShort = lines == 0 && text.utf8.count < old.count
    let filling = isShort ? String(repeating: " ", count: old.count - text.utf8.count) : ""
    edits.append((range, text + filling + String(repeating: "\n", count: lines)))
    if let note { self.note(note, at: tokens.lowerBound) }
  }

  private mutating func note(_ text: String, at index: Int, isKept: Bool = false) {
    let start = file.bytes[..<tokens[index].range.lowerBound]
    let line = start.count { $0 == UInt8(ascii: "\n") } + 1
    notes.append(Note(line: line, text: text, isKept: isKept))
  }

  // MARK: Rules

  /// Rewrites a member of an extension that overrides, or is overridden, or the end of its class, and
  /// returns the index after what was read.
  private mutating func planned(_ index: Int) -> Int? {
    if let text = plan.notes[index] { note(text, at: index, isKept: true) }
    if let (end, note) = plan.droppedMembers[index] {
      replace(index..<end, with: "", note)
      return end
    }
    if let word = plan.words[index] {
      replace(index..<index + 1, with: word)
    } else if let members = plan.added[index] {
      let isApart = tokens[index].beginsLine || word(index - 1) == "{"
      replace(
        index..<index + 1, with: (isApart ? "" : "; ") + members.joined(separator: "; ") + " }")
      close()
    } else if let asking = plan.asking[index] {
      replace(index..<index + 1, with: asking.text)
      open()
    } else {
      return nil
    }
    return index + 1
  }

  /// Rewrites what begins at a token, and returns the index after it.
  private mutating func rewrite(_ index: Int) -> Int {
    let token = tokens[index]
    if let text = lookups[index] {
      replace(index..<index + 1, with: text)
      return index + 1
    }
    if let text = endsOfManaged[index] {
      replace(index..<index + 1, with: token.text + text)
      return index + 1
    }
    switch token.text {
    case "@NSManaged": keepBesideObject(index)
    case "{":
      if let end = endOfClosure(withObjectAt: index) {
        replace(index..<end, with: "{ UIKit.ObjectLookup($0 as AnyObject) }")
        return end
      }
      open()
    case "}":
      if let body = protocolBodies[index] { replace(index..<index + 1, with: "}" + body) }
      close()
    case "class", "struct", "enum", "actor", "extension", "protocol":
      if let (body, note) = typesOfSwiftUI.leftOut(index) {
        return leaveOut(index, body, note)
      }
      announce(index)
    case "typealias":
      if let (end, note) = typesOfSwiftUI.alias(index) { return leaveOut(index, end, note) }
    case "func", "var":
      if let (body, note) = typesOfSwiftUI.member(index) { return leaveOut(index, body, note) }
    case "type" where isName(ofTypeAt: index): replace(index..<index + 1, with: "nameOfClass(type")
    case "." where endsOfNames.contains(index):
      replace(index..<index + 4, with: ")")
      return index + 4
    case "#if", "#elseif": return condition(index)
    case "import": return importing(index)
    case "tableView", "collectionView", "textView": askForLists(index)
    case "NSError" where word(index + 1) == "(" && word(index + 2) == ")":
      replace(index + 1..<index + 3, with: "(domain: \"\", code: 0)")
    case "Timer" where word(index + 1) == "(" && word(index + 2) == ")":
      replace(
        index + 1..<index + 3, with: "(timeInterval: 0, repeats: false, block: { _ in })")
    case "DateComponentsFormatter":
      replace(index..<index + 1, with: "LengthOfTimeFormatter")
    case "#selector": return selector(index)
    case "#keyPath": return keyPath(index)
    case "#Preview": return preview(index)
    case "#colorLiteral": replace(index..<index + 1, with: "literalColor")
    case "RunLoop" where (1..<6).map({ word(index + $0) }) == [".", "main", ".", "perform", "{"]:
      replace(index..<index + 5, with: "DispatchQueue.main.async")
      return index + 5
    case "Foundation" where Self.namesOfNetworks.contains(word(index + 2)):
      guard word(index + 1) == "." else { break }
      replace(index..<index + 2, with: "")
      return index + 2
    case "#imageLiteral":
      guard word(index + 2) == "resourceName" else { break }
      replace(index..<index + 3, with: "UIImage(imageLiteralResourceName")
      return index + 3
    case "optional" where ["func", "var", "static"].contains(word(index + 1)):
      let isAnswered = answeredMethods.contains(index)
      replace(
        index..<index + 1, with: "",
        isAnswered ? nil : "optional requirements need Objective-C")
    case "<": noteParameters(index)
    case "(" where isValue(ofObjectAt: index):
      replace(index..<index + 1, with: "UIKit.ObjectLookup(")
    case "associatedtype" where word(index + 2) == ":":
      if isClass(word(index + 3)) { madeTypes.insert(word(index + 1)) }
    case "?" where isCallOfRequirement(index): replace(index..<index + 1, with: "")
    case _ where unboundProtocols.contains(index):
      replace(index..<index + 1, with: "\(token.text): AnyObject")
    default:
      if token.text.hasPrefix("@") { return attribute(index) }
      if let end = keptClasses.construction(index, in: file) {
        replace(index..<end, with: "makeObject(\(code(index..<end - 4)))")
        return end
      }
      let isMade =
        token.text == "Self" && types.last.map { extensionsOfClasses.contains($0.depth) } == true
      if isMade || madeTypes.contains(token.text) { return construction(index) }
    }
    return index + 1
  }

  private mutating func open() {
    depth += 1
    if let name = announced { types.append((name, depth)) }
    announced = nil
  }

  private mutating func close() {
    if types.last?.depth == depth {
      types.removeLast()
      extensionsOfClasses.remove(depth)
    }
    depth -= 1
  }

  /// What follows the word `class` where that makes a member one of the class.
  private static let wordsAfterClass: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal",
    "package", "public", "open", "async", "in",
  ]

  /// Notes the name of a type whose body follows.
  private mutating func announce(_ index: Int) {
    let previous = word(index - 1)
    let name = word(index + 1)
    // `class func`, `protocol P: class`, `.class`
    // `register(class cell:`, `for actor in`
    guard ![".", ":", "(", ",", "for"].contains(previous), !Self.wordsAfterClass.contains(name),
      let first = name.first, first.isLetter || first == "_" || first == "`"
    else { return }
    var (last, path) = (index + 2, name)
    while word(last) == "." {
      path += "." + word(last + 1)
      last += 2
    }
    announced = path
    let isOfProtocol = aliasesOfClasses.contains(path)
    if word(index) == "extension", isOfProtocol || isForClasses(last) {
      extensionsOfClasses.insert(depth + 1)
    }
  }

  /// Whether an extension's conditions, which begin after its name, say that it is for classes of UIKit's.
  private func isForClasses(_ index: Int) -> Bool {
    var place = index
    while place < min(tokens.count, index + 200), !["{", "}"].contains(word(place)) {
      if word(place) == "Self", word(place + 1) == ":", isClass(word(place + 2)) {
        return true
      }
      place += 1
    }
    return false
  }

  /// Whether a name is of a class of UIKit's or Foundation's.
  static func isOfClasses(_ name: String) -> Bool {
    ["NS", "UI", "CA"].contains(where: name.hasPrefix)
  }
}
