import Foundation

/// The file `contents` of a data model, in the version that counts; `nil` for a folder that has none.
func contents(ofModel folder: URL) -> String? {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
  let current = try? String(
    contentsOf: folder.appending(path: ".xccurrentversion"), encoding: .utf8)
  let version = versions.first { current?.contains(">\($0)<") == true } ?? versions.last
  let model = version.map { folder.appending(path: $0) } ?? folder
  return try? String(contentsOf: model.appending(path: "contents"), encoding: .utf8)
}
