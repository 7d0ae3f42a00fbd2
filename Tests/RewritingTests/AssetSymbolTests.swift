import RedlineRewriting
import Testing

/// Names as they stand in files that Xcode has made.
@Suite("Names of assets in code") struct AssetSymbolTests {
  /// the asset, its kind, the name in code; `nil` for none
  static let rows: [(String, AssetSymbols.Kind, String?)] = [
    ("brand", .color, "brand"), ("BrickRed", .color, "brickRed"), ("AccentColor", .color, "accent"),
    ("tabbarBackgroundColor", .color, "tabbarBackground"),
    ("accent_color1", .color, "accentColor1"),
    ("accent_pink_sun", .color, "accentPinkSun"), ("Wardrobe White", .color, "wardrobeWhite"),
    ("color", .image, "color"), ("Image", .image, "image"), ("StationImage", .image, "station"),
    ("Hero image", .image, "hero"), ("bg_color", .image, "bg"),
    ("Permissible colors", .image, "permissibleColors"),
    ("bubble-chat", .image, "bubbleChat"), ("Basket-Filled", .image, "basketFilled"),
    ("U-Turns", .image, "uTurns"), ("FaceID", .image, "faceID"), ("AliceGPT", .image, "aliceGPT"),
    ("eGov_Form_Icon", .image, "eGovFormIcon"), ("HBO GO Logo", .image, "hboGOLogo"),
    ("UIShade", .color, "uiShade"), ("TLSold", .image, "tlSold"),
    ("My-AI-iOS-Dark", .image, "myAIIOSDark"),
    ("BMW", .image, "BMW"), ("M", .image, "M"), ("M-stadt", .image, "mStadt"),
    ("TLS2016", .image, "TLS_2016"),
    ("292C38", .color, "_292_C_38"), ("4986FF", .color, "_4986_FF"),
    ("A2D8FF", .color, "A_2_D_8_FF"),
    ("121212", .color, "_121212"), ("c50000", .color, "c50000"), ("1", .image, "_1"),
    ("h1", .image, "h1"),
    ("globe-18pt", .image, "globe18Pt"), ("icon-1024x512", .image, "icon1024X512"),
    ("0b3b21ff27", .image, "_0B3B21Ff27"), ("station-4play", .image, "station4Play"),
    ("Group28", .image, "group28"), ("default", .color, "`default`"), ("in", .image, "`in`"),
    ("图标", .image, "图标"), ("--", .image, nil),
  ]

  @Test(arguments: rows.indices) func name(_ index: Int) {
    let (asset, kind, name) = Self.rows[index]
    let source = AssetSymbols([.init(kind, asset)], bundle: "main").source
    let lines = source.split(separator: "\n").filter { $0.contains("static var") }
    let (type, resource) =
      kind == .color ? ("UIColor", "ColorResource") : ("UIImage", "ImageResource")
    let value = "UIKit.\(resource)(name: \"\(asset)\", bundle: resourceBundle)"
    #expect(
      lines.map(String.init)
        == (name.map {
          [
            "  static var \($0): UIKit.\(resource) { \(value) }",
            "  static var \($0): UIKit.\(type) { UIKit.\(type)(resource: \(value)) }",
          ]
        } ?? []), "\(asset)")
  }

  @Test func foldersThatAreSpacesOfNames() {
    let source = AssetSymbols(
      [
        .init(.image, "AppIcon", in: ["iconPreviews"]),
        .init(.image, "BMW", in: ["iconPreviews", "Old ones"]),
      ], bundle: "module"
    ).source
    #expect(
      source.hasSuffix(
        """
        private let resourceBundle = Foundation.Bundle.module

        extension UIKit.ImageResource {
          enum IconPreviews {
            static var appIcon: UIKit.ImageResource { UIKit.ImageResource(name: "iconPreviews/AppIcon", bundle: resourceBundle) }
            enum OldOnes {
              static var BMW: UIKit.ImageResource { UIKit.ImageResource(name: "iconPreviews/Old ones/BMW", bundle: resourceBundle) }
            }
          }
        }

        extension UIKit.UIImage {
          enum IconPreviews {
            static var appIcon: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource(name: "iconPreviews/AppIcon", bundle: resourceBundle)) }
            enum OldOnes {
              static var BMW: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource(name: "iconPreviews/Old ones/BMW", bundle: resourceBundle)) }
            }
          }
        }

        """))
  }

  @Test func theFirstOfTwoAssetsHasTheirName() {
    let source = AssetSymbols(
      [.init(.color, "shade_one"), .init(.color, "ShadeOne")], bundle: "main"
    ).source
    #expect(source.contains("name: \"ShadeOne\"") && !source.contains("shade_one"))
  }

  @Test func namesAreTexts() {
    let source = AssetSymbols([.init(.image, #"a"\b"#)], bundle: "main").source
    #expect(source.contains(#"name: "a\"\\b","#))
  }
}
