import Foundation
package import RedlineModel

extension Pictures {
  /// No image has this name, which begins with a space.
  private static let backdropName = " backdrop"

  /// A picture of the whole root view, which is drawn in place of the views.
  package var backdrop: Pixels? {
    get { named[Self.backdropName]?.light }
    set {
      named[Self.backdropName] = newValue.map {
        Picture(size: $0.size, light: $0, rendering: .original)
      }
    }
  }
}

extension ScreenDrawing {
  /// The picture of the screen in the root view; none in a wireframe, which is drawn without it.
  var backdrop: [Shape] {
    guard !isWireframe, let pixels = layout.pictures.backdrop else { return [] }
    let picture = Shape(.picture(PictureShape(pixels: pixels, rect: layout.root.frame)))
    return [.group(clip: clipPath(outline.path), [picture])]
  }

  /// What an item shows: nothing of its own over a picture of the screen, but texts are noted.
  func overBackdrop(_ shapes: [Shape]) -> [Shape] {
    isWireframe || layout.pictures.backdrop == nil ? shapes : []
  }

  /// The picture of an image; `nil` where nothing is known of it, and in a wireframe.
  func picture(_ name: String?) -> Pictures.Picture? {
    isWireframe ? nil : name.flatMap { layout.pictures.named[$0] }
  }

  /// An image in a view, as the view's content mode places it; `nil` for one without a picture.
  func imageContents(_ item: SolvedLayout.Item, name: String?) -> [Shape]? {
    guard let picture = picture(name), item.frame.width > 0, item.frame.height > 0 else {
      return nil
    }
    let rect = Self.place(picture.size, in: item.frame, mode: item.style.contentMode)
    guard picture.light != nil else {
      return placeholder(item, name: name, picture, in: rect.intersection(item.frame))
    }
    let shapes = sliced(picture, in: rect, tint: tint(of: picture, item))
    guard item.style.clips == true else { return box(item) + shapes + border(item) }
    let outline = Path(rect: item.frame, radius: item.style.cornerRadius)
    return box(item) + [.group(clip: clipPath(outline), shapes)] + border(item)
  }

  /// The colour of an image that takes the tint colour.
  private func tint(of picture: Pictures.Picture, _ item: SolvedLayout.Item) -> String? {
    switch picture.rendering {
    case .original: nil
    case .template: theme.hex(item.style.tint ?? .systemBlue)
    case .automatic:
      layout.pictures.tinted.contains(item.id)
        ? theme.hex(item.style.tint ?? item.text?.color ?? .systemBlue) : nil
    }
  }

  /// The pixels for the appearance.
  func pixels(_ picture: Pictures.Picture, in rect: CGRect, tint: String?) -> [Shape] {
    let file = theme.isDark ? picture.dark ?? picture.light : picture.light
    guard let file, rect.width > 0, rect.height > 0, file.size.width > 0, file.size.height > 0
    else { return [] }
    return [Shape(.picture(PictureShape(pixels: file, rect: rect, tint: tint)))]
  }

  /// The pixels of an image in its slices, of which those at the edges keep their size: each is the whole
  /// image so large that the slice fills its place, cut to that.
  func sliced(_ picture: Pictures.Picture, in rect: CGRect, tint: String?) -> [Shape] {
    guard let slices = picture.slices, rect.size != picture.size,
      let columns = ImageSlice.along(
        Double(picture.size.width), slices.caps.left, slices.caps.right,
        center: Double(slices.center.width), length: Double(rect.width)),
      let rows = ImageSlice.along(
        Double(picture.size.height), slices.caps.top, slices.caps.bottom,
        center: Double(slices.center.height), length: Double(rect.height))
    else { return pixels(picture, in: rect, tint: tint) }
    return rows.flatMap { row in
      columns.map { column -> Shape in
        let place = CGRect(
          x: Double(rect.minX) + column.place, y: Double(rect.minY) + row.place,
          width: column.length, height: row.length)
        let whole = CGRect(
          x: Double(place.minX) - column.start * column.factor,
          y: Double(place.minY) - row.start * row.factor,
          width: Double(picture.size.width) * column.factor,
          height: Double(picture.size.height) * row.factor)
        // A little over each other, so that nothing shines through between them.
        let seen = place.insetBy(dx: -0.25, dy: -0.25).intersection(rect)
        return .group(
          clip: clipPath(Path(rect: seen, radius: 0)), pixels(picture, in: whole, tint: tint))
      }
    }
  }

  /// Where an image lies in a view by the name of the content mode, as `UIView.ContentMode`.
  static func place(_ size: CGSize, in frame: CGRect, mode: String?) -> CGRect {
    guard size.width > 0, size.height > 0 else { return frame }
    let across = Double(frame.width / size.width)
    let down = Double(frame.height / size.height)
    var (width, height) = (size.width, size.height)
    switch mode {
    case "scaleAspectFit":
      let factor = CGFloat(min(across, down))
      (width, height) = (width * factor, height * factor)
    case "scaleAspectFill":
      let factor = CGFloat(max(across, down))
      (width, height) = (width * factor, height * factor)
    case nil, "scaleToFill", "redraw": return frame
    default: break
    }
    let name = mode?.lowercased() ?? ""
    let x =
      name.hasSuffix("left")
      ? frame.minX : name.hasSuffix("right") ? frame.maxX - width : frame.midX - width / 2
    let y =
      name.hasPrefix("top")
      ? frame.minY : name.hasPrefix("bottom") ? frame.maxY - height : frame.midY - height / 2
    return CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: - Buttons

  /// The image behind what a button shows, which fills it.
  func buttonBackground(_ item: SolvedLayout.Item) -> [Shape] {
    guard let picture = picture(layout.pictures.backgrounds[item.id]) else { return [] }
    let tint = picture.rendering == .template ? tint(of: picture, item) : nil
    return sliced(picture, in: item.frame, tint: tint)
  }

  /// The size of a button's image, no larger than its room; `nil` for one without a picture.
  func pictureSize(_ name: String, in room: CGSize) -> CGSize? {
    guard let picture = picture(name), picture.light != nil else { return nil }
    let factor = min(1, room.width / picture.size.width, room.height / picture.size.height)
    return CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
  }

  /// The image of a button in its rectangle.
  func buttonPixels(_ item: SolvedLayout.Item, _ name: String?, in rect: CGRect) -> [Shape]? {
    guard let picture = picture(name), picture.light != nil else { return nil }
    return pixels(picture, in: rect, tint: tint(of: picture, item))
  }
}

extension Pictures.Picture {
  /// The image of a button of a bar: in the bar's colour unless it says otherwise.
  func barShapes(in square: CGRect, color: String, isDark: Bool) -> [Shape]? {
    guard let file = isDark ? dark ?? light : light, file.size.width > 0, file.size.height > 0
    else { return nil }
    let factor = min(
      1, 30 / max(size.width, 1), 28 / max(size.height, 1))
    let (width, height) = (size.width * factor, size.height * factor)
    let rect = CGRect(
      x: square.midX - width / 2, y: square.midY - height / 2, width: width, height: height)
    return [
      Shape(
        .picture(
          PictureShape(pixels: file, rect: rect, tint: rendering == .original ? nil : color)))
    ]
  }
}

/// A part of an image along an axis, and where it is drawn, in points.
struct ImageSlice: Equatable {
  /// Where it begins in the image, and how long it is there.
  var start: Double
  var own: Double
  /// Where it begins in the view, and how long it is there.
  var place: Double
  var length: Double

  var factor: Double { length / own }

  /// The cap at the start, what stretches, and the cap at the end, without those of no length; `nil` where
  /// the view has no room for the caps, or the image none for what stretches.
  static func along(
    _ size: Double, _ first: Double, _ last: Double, center: Double, length: Double
  ) -> [ImageSlice]? {
    let middle = center > 0 ? min(center, size - first - last) : size - first - last
    guard middle > 0, length > first + last else { return nil }
    return [
      ImageSlice(start: 0, own: first, place: 0, length: first),
      ImageSlice(start: first, own: middle, place: first, length: length - first - last),
      ImageSlice(start: size - last, own: last, place: length - last, length: last),
    ].filter { $0.own > 0 }
  }
}
