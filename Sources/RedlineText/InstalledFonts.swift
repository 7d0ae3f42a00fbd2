import CPango

/// The machine's fonts without the rules that its user has for them: those may change features,
/// slant, size and weight of any font, and with them every measured text.
enum InstalledFonts {
  /// A configuration of fontconfig with the same folders of fonts and no other rules.
  static func rules() -> String {
    // Bitmap fonts have no outlines; most machines leave them out by such a rule, too.
    let lines =
      paths(FcConfigGetFontDirs(nil)).map { "<dir>\($0)</dir>" }
      + paths(FcConfigGetCacheDirs(nil)).map { "<cachedir>\($0)</cachedir>" }
    return """
      <?xml version="1.0"?>
      <fontconfig>
      \(lines.joined(separator: "\n"))
      <selectfont><rejectfont><pattern>
      <patelt name="scalable"><bool>false</bool></patelt>
      </pattern></rejectfont></selectfont>
      </fontconfig>
      """
  }

  /// The paths of a list, which is used up, as they stand in XML.
  private static func paths(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var paths: [String] = []
    while let path = FcStrListNext(list) {
      paths.append(
        String(cString: path).replacing("&", with: "&amp;").replacing("<", with: "&lt;"))
    }
    return paths
  }
}
