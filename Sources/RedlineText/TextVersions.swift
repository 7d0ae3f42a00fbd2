import CPango
import Foundation

/// The versions of what sets text, by name: Pango, HarfBuzz and Inter.
///
/// A face of Inter has the version in its file, as 4.001; where several are installed, all are
/// named.
package func textVersions() -> [String: String] {
  [
    "pango": String(cString: pango_version_string()),
    "harfbuzz": String(cString: hb_version_string()),
    "inter": Set(interFaces().map(\.version)).sorted().joined(separator: "+"),
  ]
}

/// The files of Inter's faces, with their sizes and times: they change if a font does.
package func interFiles() -> [String] {
  Set(interFaces().map(\.file)).sorted().map { path in
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    return "\(path) \(status.st_size) \(modificationTime(status))"
  }
}

private func interFaces() -> [(file: String, version: String)] {
  ["Inter", "Inter Display"].flatMap { family -> [(file: String, version: String)] in
    let pattern = FcPatternCreate()
    let names = FcObjectSetCreate()
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(names)
    }
    FcPatternAddString(pattern, FC_FAMILY, family)
    for name in [FC_FILE, FC_FONTVERSION] { FcObjectSetAdd(names, name) }
    guard let found = FcFontList(nil, pattern, names) else { return [] }
    defer { FcFontSetDestroy(found) }
    return (0..<Int(found.pointee.nfont)).compactMap { index in
      var file: UnsafeMutablePointer<FcChar8>?
      var version: Int32 = 0
      let face = found.pointee.fonts[index]
      guard FcPatternGetString(face, FC_FILE, 0, &file) == FcResultMatch, let file else {
        return nil
      }
      FcPatternGetInteger(face, FC_FONTVERSION, 0, &version)
      let thousandths = (Double(version) / 65_536 * 1000).rounded() / 1000
      return (String(cString: file), "\(thousandths)")
    }
  }
}

private func modificationTime(_ status: stat) -> String {
  #if canImport(Darwin)
    "\(status.st_mtimespec.tv_sec).\(status.st_mtimespec.tv_nsec)"
  #else
    "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  #endif
}
