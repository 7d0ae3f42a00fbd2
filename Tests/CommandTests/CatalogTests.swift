import RedlineKit
import Testing

@testable import RedlineCommands

/// Entries of a catalog, and what is said about them.
struct CatalogCase: CustomTestStringConvertible {
  var testDescription: String
  var entries: [Entry]
  /// `nil` if they are good.
  var message: String?

  init(_ name: String, _ entries: [Entry], _ message: String?) {
    testDescription = name
    self.entries = entries
    self.message = message
  }
}

@Test(
  "Names that are there twice are an error that tells both",
  arguments: [
    CatalogCase(
      "all different", [entry("a", .iPhone8), entry("b", .iPhone8, .iPhone8.landscape)], nil),
    CatalogCase(
      "two entries", [entry("login", .iPhone8), entry("login", .iPhoneX).title("Log in again")],
      "two entries are named 'login': “Login” and “Log in again”; rename one of them"),
    CatalogCase(
      "two variants", [entry("a", .iPhone8).also(Variant(.iPhone8).labeled("Small"))],
      "the entry 'a' has the variant 'a-iphone-8' twice: “iPhone 8” and “Small”; remove one of them"
    ),
    CatalogCase(
      "two files", [entry("a", .iPhone8), entry("a-iphone", .named8)],
      "the entries 'a' and 'a-iphone' both have a variant 'a-iphone-8'; rename one of them"),
  ])
func duplicates(_ row: CatalogCase) {
  var message: String?
  do throws(CatalogError) { _ = try row.entries.checked() } catch { message = error.description }
  #expect(message == row.message)
}

private func entry(_ name: String, _ devices: Device...) -> Entry {
  Entry(name, in: devices.map { Variant($0) }) { View() }
}

extension Device {
  /// A device that is called 8.
  fileprivate static var named8: Device {
    var device = Device.iPhone8
    device.name = "8"
    return device
  }
}

@Test("Lists of devices and variants are what separate arguments are")
func lists() {
  let entry = Entry("a", on: [.iPhone8, .iPhoneX]) { View() }
  #expect(entry.variants == Entry("a", on: .iPhone8, .iPhoneX) { View() }.variants)
  #expect(entry.variants.map(\.device) == [.iPhone8, .iPhoneX])
  let more = [Variant(.iPhone8).rightToLeft(), Variant(.iPadMini5)]
  #expect(entry.also(more).variants == entry.also(more[0], more[1]).variants)
  #expect(entry.also(more).variants.count == 4)
}
