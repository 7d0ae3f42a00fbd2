import ArgumentParser
import RedlineIO
import RedlineKit

/// Lists the devices by name.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that layouts can be solved on.",
    discussion: """
      Sizes and safe areas are in points, for the device upright; the size classes are width × \
      height, upright and in landscape. A device is .iPhone15 in Swift and iphone-15 among \
      arguments, where its name is accepted too.
      """)

  @Flag(help: "Print JSON for programs.")
  var json = false

  /// A device as it is listed.
  private struct Listing: Encodable {
    struct Held: Encodable {
      var width: Double
      var height: Double
      var safeArea: EdgeInsets
      var widthClass: SizeClass
      var heightClass: SizeClass

      init(_ device: Device) {
        width = device.size.width
        height = device.size.height
        safeArea = device.safeAreaInsets
        widthClass = device.horizontalSizeClass
        heightClass = device.verticalSizeClass
      }
    }
    var name: String
    var slug: String
    var swift: String?
    var scale: Double
    var portrait: Held
    var landscape: Held
  }

  func run() throws {
    if json {
      let listings = Device.all.map {
        Listing(
          name: $0.name, slug: $0.slug, swift: $0.swiftName, scale: $0.scale, portrait: .init($0),
          landscape: .init($0.landscape))
      }
      try StandardOutput.print(listings.indentedJSON())
    } else {
      try StandardOutput.print(Device.all.table)
    }
  }
}

extension [Device] {
  /// A line a device under a header.
  fileprivate var table: String {
    let header = [
      "Name", "Swift", "Argument", "Points", "Scale", "Safe area", "Portrait", "Landscape",
    ]
    return TextColumns([header] + map(\.cells)).lines.map { $0 + "\n" }.joined()
  }
}

extension Device {
  fileprivate var cells: [String] {
    let insets = safeAreaInsets
    return [
      name, swiftName ?? "", slug,
      "\(formatted(portraitSize.width)) × \(formatted(portraitSize.height))",
      "@\(formatted(scale))x",
      "top \(formatted(insets.top)), bottom \(formatted(insets.bottom))",
      sizeClasses, landscape.sizeClasses,
    ]
  }

  private var sizeClasses: String { "\(horizontalSizeClass) × \(verticalSizeClass)" }
}
