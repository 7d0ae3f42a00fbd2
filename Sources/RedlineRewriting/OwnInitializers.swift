/// Classes of UIKit's responders with an `init()` of their own.
///
/// UIKit's `init()` is a convenience initializer, and in Swift no initializer of a subclass takes its place;
/// Objective-C calls whichever the class of the object has. So such a class says how an object of it is made
/// that is of a class which is not known before the program runs: by a convenience initializer, which calls
/// the designated one of the class that it is called on, and by its symbol, as Swift lets only `required`
/// ones be called on such a class.
struct OwnInitializers {
  /// For each file what is added in front of the brackets that end its classes.
  private(set) var added: [[Int: [String]]]

  /// - Parameters:
  ///   - outlines: Those of the files of a module.
  ///   - responders: The classes that objects can be made of.
  init(_ outlines: [FileOutline], _ responders: ResponderClasses) {
    added = Array(repeating: [:], count: outlines.count)
    for (number, outline) in outlines.enumerated() {
      for initializer in outline.initializers {
        let type = outline.classes[initializer.number]
        guard !type.isGeneric, initializer.conditions == type.conditions,
          responders.contains(type.path)
        else { continue }
        added[number][type.end, default: []] += Self.members(of: type.path, file: number)
      }
    }
  }

  private static func members(of path: String, file: Int) -> [String] {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let symbol = "own_init_\(file)_\(path.replacing(".", with: "_").replacing("`", with: ""))"
    return [
      "@_silgen_name(\"\(symbol)\") private convenience init(ownObject: Void) { self.init() }",
      "@_silgen_name(\"\(symbol)\") private static func madeOwnObject() -> \(name)",
      "public override class func ownObject() -> UIResponder? { madeOwnObject() }",
    ]
  }
}
