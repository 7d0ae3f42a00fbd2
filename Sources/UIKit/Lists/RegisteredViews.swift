/// What the lists make of the classes that were registered with them.
///
/// A class makes objects by `required` initializers only, and requiring one would force it upon every
/// subclass. A convenience initializer, however, calls the designated one of the class that it is
/// called on, as a class method would; only the compiler does not let it be called on a class that is
/// not known before the program runs. So each is called by its symbol: a class method of that name
/// takes the class and the argument as the initializer does. A class that does not have the
/// designated initializer ends the program with Swift's sentence about it, as it does in UIKit.
extension UITableViewCell {
  /// What a list makes of a class that was registered with it.
  public convenience init(registered identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC10registeredACSS_tcfC")
  class func make(registered identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// What a list makes of a class that was registered with it.
  public convenience init(registered identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C10registeredACSS_tcfC")
  class func make(registered identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  /// What a grid makes of a class that was registered with it.
  public convenience init(registered identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  @_silgen_name("$s5UIKit24UICollectionReusableViewC10registeredACSS_tcfC")
  class func make(registered identifier: __owned String) -> UICollectionReusableView
}

/// The classes that a list or grid makes parts of, by their identifiers.
struct RegisteredClasses {
  private var classes: [String: AnyClass] = [:]
  /// Identifiers whose parts would come from files, which are not read.
  private var files: Set<String> = []

  mutating func register(_ class: AnyClass?, _ identifier: String, kind: String = "") {
    classes[kind + "/" + identifier] = `class`
  }

  mutating func registerFile(_ file: UINib?, _ identifier: String, kind: String = "") {
    if file != nil { files.insert(kind + "/" + identifier) }
  }

  func found(_ identifier: String, kind: String = "") -> AnyClass? {
    classes[kind + "/" + identifier]
  }

  func isFile(_ identifier: String, kind: String = "") -> Bool {
    files.contains(kind + "/" + identifier)
  }
}
