import Foundation
import RedlineLayout

/// Controls that Xcode draws in another size than the system of today.
///
/// Reference: frames in Interface Builder files, by the version that wrote them.
extension SceneBuilder {
  /// Above a home indicator, toolbars are as high as tab bars since Xcode 12.
  func toolbar(_ values: ElementValues) -> View {
    let device = options.device ?? document.device.device
    let isHigh = document.toolsVersion >= 17000 && device?.hasHomeIndicator == true
    let row = document.toolbarRow(document.barItems(below: values.index))
    let titles = row.items.compactMap(\.shown)
    let bar = isHigh ? HighToolbar(titles) : Toolbar(titles)
    (bar.spaces, bar.inactiveItems) = (row.spaces, row.items.inactive)
    return bar
  }

  func pickerView() -> View {
    let columns = [["Mountain View", "Sunnyvale", "Cupertino"]]
    return hasLowWheels ? LowPickerView(columns: columns) : PickerView(columns: columns)
  }

  func datePicker(_ values: ElementValues) -> View {
    if values["style"] == "compact" { return DatePicker(style: .compact) }
    return hasLowWheels ? LowDatePicker() : DatePicker(style: .wheels)
  }

  /// Whether the canvas is one of a phone, of Xcode 6 or older.
  private var hasLowWheels: Bool {
    document.systemVersion < 9 && (views.first?.storedFrame?.width ?? 0) <= 414
  }

  /// Whether the scene is on a canvas of Xcode 11 to 16 that ends below the top of the screen, as a screen
  /// that covers the one before.
  var isOnCard: Bool {
    guard (15000..<24000).contains(document.toolsVersion),
      let size = views.first?.storedFrame?.size,
      let device = document.device.device, device.kind == .phone
    else { return false }
    return size.width == device.size.width && size.height < device.size.height
      && size.height > device.size.height - 80
  }
}

extension InterfaceDocument {
  /// Whether the document was written on iOS 18.4 or later, and before iOS 26.
  var isOfLaterEighteen: Bool { (23600..<24000).contains(toolsVersion) }
}

/// A toolbar of 49 pt, as on screens with a home indicator.
private final class HighToolbar: Toolbar {
  override func contentSize(in context: ContentContext) -> CGSize {
    let size = super.contentSize(in: context)
    return CGSize(width: size.width, height: max(49, size.height))
  }
}

/// A slider as Xcode has drawn it since version 16.3: its frame is 34 pt high.
final class HighSlider: Slider {
  override func contentSize(in context: ContentContext) -> CGSize {
    let size = super.contentSize(in: context)
    return CGSize(width: size.width, height: max(33, size.height))
  }
}

/// Wheels as they were on phones before iOS 9.
private final class LowPickerView: PickerView {
  override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 162) }
}

/// Wheels as they were on phones before iOS 9.
private final class LowDatePicker: DatePicker {
  override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(width: 320, height: 162)
  }
}

/// A bar at the top of a card, with 12 pt more above its title.
final class HighNavigationBar: NavigationBar {
  override func contentSize(in context: ContentContext) -> CGSize {
    let size = super.contentSize(in: context)
    return CGSize(width: size.width, height: size.height + 12)
  }
}
