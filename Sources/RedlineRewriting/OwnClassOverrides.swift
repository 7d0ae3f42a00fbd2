extension ExtensionOverrides {
  /// Classes of which UIKit has subclasses that an extension may override for, too: they are asked for last.
  private static let general: Set = [
    "UIResponder", "UIView", "UIControl", "UIScrollView", "UICollectionReusableView",
    "UIViewController", "UIGestureRecognizer",
  ]

  /// Lets a function in an extension of UIKit's own class, `UITableViewCell`, override what the module
  /// adds to another one, `UIView`. No class has a place for either, so the added function begins with
  /// the question of which class the object is, and passes the call on: to the one that overrides, or to
  /// one with the body that it had.
  /// - Returns: Whether that could be said.
  mutating func passOn(_ member: FileOutline.Member, in file: Int) -> Bool {
    let signature = signature(member, in: file)
    let modifiers = words(member.modifiers, in: file)
    let isHidden = !Self.hidden.isDisjoint(
      with: modifiers + words(member.outerModifiers, in: file))
    let isFixed = !Set(modifiers).isDisjoint(with: ["static", "class", "private"])
    let found = addedMembers(signature.key).filter { place in
      place.member.path != member.path && !(isHidden && place.file != file)
        && holds(
          member.conditions, where: place.member.conditions, inSameFile: place.file == file)
    }
    let name = "extended_\(member.path.replacing(".", with: "_"))_\(signature.name)"
    guard !isFixed, found.count == 1, !words(member.body..<member.end, in: file).contains("super")
    else { return false }
    let (other, base) = found[0]
    let added = self.signature(base, in: other)
    let ownName = "added_\(base.path)_\(signature.name)"
    guard let call = added.call(of: "extended.\(name)"), let ownCall = added.call(of: ownName),
      let declaration = added.declaration(named: ownName)
    else { return false }
    for index in member.modifiers where ["override", "open"].contains(files[file].word(index)) {
      plans[file].words[index] = ""
    }
    plans[file].words[member.name] = name
    let question = "if let extended = self as? \(member.path) { return \(call) }"
    var asking =
      plans[other].asking[base.body] ?? Asking(call: ownCall, declaration: declaration)
    let place = Self.general.contains(member.path) ? asking.questions.count : 0
    asking.questions.insert(question, at: place)
    plans[other].asking[base.body] = asking
    return true
  }

  /// The functions of a signature that extensions of UIKit's classes add for others to override.
  private func addedMembers(_ key: String) -> [(file: Int, member: FileOutline.Member)] {
    outlines.indices.flatMap { file in
      outlines[file].members.filter { member in
        member.isInExtension && member.isMarked && classes[member.path] == nil
          && Self.isApples(member.path) && !overrides(member, in: file)
          && signature(member, in: file).key == key
      }.map { (file, $0) }
    }
  }
}
