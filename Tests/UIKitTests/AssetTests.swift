import Foundation
import RedlineAnalysis
import RedlineLayout
import Testing
import UIKit

/// An image in a catalog of a test, and the size that it is to have; `nil` for none.
private struct AssetRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { name }
  var name: String
  var size: CGSize?
}

private let rows = [
  AssetRow(name: "photo", size: CGSize(width: 20, height: 10)),
  AssetRow(name: "Icons/star", size: CGSize(width: 32, height: 24)),
  AssetRow(name: "star", size: nil),
  AssetRow(name: "loose", size: CGSize(width: 30, height: 15)),
  AssetRow(name: "loose.png", size: CGSize(width: 30, height: 15)),
  AssetRow(name: "broken", size: CGSize(width: 24, height: 24)),
  AssetRow(name: "gone", size: nil),
  AssetRow(name: "tablet", size: CGSize(width: 12, height: 6)),
  AssetRow(name: "profiled", size: CGSize(width: 300, height: 200)),
  AssetRow(name: "unscaled", size: CGSize(width: 9, height: 8)),
  AssetRow(name: "linked", size: nil),
  AssetRow(name: "wordy", size: .zero),
  AssetRow(name: "missing", size: nil),
]

/// A folder as the resources of a target are, with a catalog.
private func makeResources(_ root: URL) throws {
  func write(_ path: String, _ data: Data) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
  func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
      + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6])
  }
  func text(_ string: String) -> Data { Data(string.utf8) }
  try write("Assets.xcassets/Contents.json", text(#"{"info":{"version":1}}"#))
  try write(
    "Assets.xcassets/photo.imageset/Contents.json",
    text(
      #"""
      {"images":[{"idiom":"universal","scale":"1x"},
       {"idiom":"universal","filename":"photo@2x.png","scale":"2x"},
       {"idiom":"universal","filename":"dark.png","scale":"3x",
        "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """#))
  try write("Assets.xcassets/photo.imageset/photo@2x.png", png(40, 20))
  try write("Assets.xcassets/photo.imageset/dark.png", png(60, 30))
  try write(
    "Assets.xcassets/Icons/Contents.json", text(#"{"properties":{"provides-namespace":true}}"#))
  try write(
    "Assets.xcassets/Icons/star.imageset/Contents.json",
    text(#"{"images":[{"idiom":"universal","filename":"star.svg"}]}"#))
  try write(
    "Assets.xcassets/Icons/star.imageset/star.svg", text(#"<svg viewBox="0 0 32 24"></svg>"#))
  try write(
    "Assets.xcassets/broken.imageset/Contents.json",
    text(#"{"images":[{"idiom":"universal","filename":"broken.png"}]}"#))
  try write("Assets.xcassets/broken.imageset/broken.png", text("no picture"))
  try write(
    "Assets.xcassets/Brand.colorset/Contents.json",
    text(
      #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
        {"red":"0xFF","green":"128","blue":"0.000","alpha":"0.500"}}},
       {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"components":{"red":"0x00","green":"0x80","blue":"0xFF","alpha":1.0}}}]}
      """#))
  func image(_ name: String, _ file: String, _ entry: String, _ data: Data?) throws {
    try write(
      "Assets.xcassets/\(name).imageset/Contents.json",
      text(#"{"images":[{"filename":"\#(file)",\#(entry)}]}"#))
    if let data { try write("Assets.xcassets/\(name).imageset/\(file)", data) }
  }
  try image("gone", "gone.png", #""idiom":"universal""#, nil)
  try image("tablet", "tablet.png", #""idiom":"ipad","scale":"2x""#, png(24, 12))
  // Two profiles of 65,533 bytes before the first frame.
  let profile = Data([0xFF, 0xE2, 0xFF, 0xFF]) + Data(count: 65_533)
  let frame = Data([0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44, 1])
  try image(
    "profiled", "profiled.jpg", #""idiom":"universal""#,
    Data([0xFF, 0xD8]) + profile + profile + frame)
  try image("unscaled", "unscaled.png", #""idiom":"universal","scale":"nanx""#, png(9, 8))
  try image(
    "wordy", "wordy.png",
    #""idiom":"universal","words":"\#(String(repeating: "a", count: 1 << 20))""#,
    png(9, 8))
  try write("Other/linked.imageset/Contents.json", text(#"{"images":[{"filename":"linked.png"}]}"#))
  try write("Other/linked.imageset/linked.png", png(9, 8))
  try FileManager.default.createSymbolicLink(
    at: root.appending(path: "Assets.xcassets/Link"),
    withDestinationURL: root.appending(path: "Other"))
  func entry(_ idiom: String, _ color: String) -> String {
    #"{"idiom":"\#(idiom)","color":{\#(color)}}"#
  }
  func components(_ red: String) -> String {
    #""components":{"red":"\#(red)","green":"0x00","blue":"0x00","alpha":"1.000"}"#
  }
  for (name, entries) in [
    ("System", [entry("universal", #""platform":"ios","reference":"systemBlueColor""#)]),
    ("Phone", [entry("ipad", components("0x01")), entry("universal", components("0x02"))]),
    ("Strange", [entry("universal", #""reference":"noColor""#)]),
  ] {
    try write(
      "Assets.xcassets/\(name).colorset/Contents.json",
      text(#"{"colors":[\#(entries.joined(separator: ","))]}"#))
  }
  try write("Assets.xcassets/Hostile.colorset/Contents.json", text(#"{"colors":[{"color":"#))
  try write("loose@2x.png", png(60, 30))
}

@Suite struct AssetTests {
  private func catalog() throws -> AssetCatalogOfTest {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try makeResources(root)
    let bundle = try #require(Bundle(path: root.path))
    // Read while the files are there; colours of a bundle are read once.
    return AssetCatalogOfTest(
      sizes: Dictionary(
        uniqueKeysWithValues: rows.map { ($0.name, UIImage(named: $0.name, in: bundle)?.size) }),
      colors: ["Brand", "Hostile", "System", "Phone", "Strange"].reduce(into: [:]) {
        $0[$1] = UIColor(named: $1, in: bundle, compatibleWith: nil)
      })
  }

  private struct AssetCatalogOfTest {
    var sizes: [String: CGSize?]
    var colors: [String: UIColor]
  }

  /// A screen with the image `photo` of resources of which a file of its set was edited.
  @MainActor private func layout(
    _ name: String, edited: (Data) throws -> Data
  ) throws -> SolvedLayout {
    let root = FileManager.default.temporaryDirectory.appending(path: "asset-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try makeResources(root)
    let file = root.appending(path: "Assets.xcassets/photo.imageset/\(name)")
    try edited(Data(contentsOf: file)).write(to: file)
    let bundle = try #require(Bundle(path: root.path))
    let view = UIImageView(image: UIImage(named: "photo", in: bundle, with: nil))
    view.accessibilityIdentifier = "photo"
    let screen = UIView()
    screen.addSubview(view)
    return try screen.solved(on: .iPhone8)
  }

  /// Another picture in a file of the same name and size is another image.
  @Test(arguments: ["photo@2x.png", "dark.png"])
  @MainActor func anotherPictureInTheSameFile(_ name: String) throws {
    let before = try layout(name) { $0 + Data("red".utf8) }
    #expect(LayoutDiff(from: before, to: try layout(name) { $0 + Data("red".utf8) }).isEmpty)
    let diff = LayoutDiff(from: before, to: try layout(name) { $0 + Data("blue".utf8) })
    #expect(diff.text.contains("photo: image.file "), "\(diff.text)")
  }

  /// The catalog may say that an image has the tint's colour, or keeps its own.
  @Test(arguments: [
    ("template", "usual → alwaysTemplate"), ("original", "usual → alwaysOriginal"),
  ])
  @MainActor func renderingOfTheCatalog(_ intent: String, _ words: String) throws {
    let properties = "\"properties\":{\"template-rendering-intent\":\"\(intent)\"}"
    let new = try layout("Contents.json") { contents in
      let text = String(decoding: contents, as: UTF8.self)
      return Data(text.replacing("{\"images\"", with: "{\(properties),\"images\"").utf8)
    }
    let diff = LayoutDiff(from: try layout("Contents.json") { $0 }, to: new)
    #expect(diff.text.contains("photo: image.renderingMode \(words)"), "\(diff.text)")
  }

  /// Only symbols have the size of a configuration, and keep their own where it says none.
  @Test func configurations() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let heavy = UIImage.SymbolConfiguration(weight: .heavy)
    let photo = try #require(UIImage(data: Data()))
    #expect(photo.withConfiguration(large).size == photo.size)
    let symbol = try #require(UIImage(systemName: "plus", withConfiguration: large))
    // 18 pt wide at 17 pt, and up to pixels.
    #expect(symbol.size == CGSize(width: 128.0 / 3, height: 113.0 / 3))
    let other = symbol.withRenderingMode(.alwaysTemplate).withConfiguration(heavy)
    #expect(other.size == symbol.size)
    #expect(other.renderingMode == .alwaysTemplate)
    #expect(
      photo.withRenderingMode(.alwaysOriginal).preparingThumbnail(of: .zero)?.renderingMode
        == .alwaysOriginal)
  }

  @Test func images() throws {
    let found = try catalog().sizes
    for row in rows { #expect(found[row.name] == .some(row.size), "\(row.name)") }
  }

  @Test func colours() throws {
    let found = try catalog()
    let brand = try #require(found.colors["Brand"])
    #expect(
      brand
        == UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(red: 0, green: 128 / 255, blue: 1, alpha: 1)
            : UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 0.5)
        })
    #expect(found.colors["Hostile"] == nil)
    #expect(found.colors["Strange"] == nil)
    let system = UIColor { traits in
      UIColor.systemBlue.resolvedColor(with: traits)
    }
    #expect(found.colors["System"] == system)
    #expect(found.colors["Phone"] == UIColor(red: 2 / 255, green: 0, blue: 0, alpha: 1))
  }
}
