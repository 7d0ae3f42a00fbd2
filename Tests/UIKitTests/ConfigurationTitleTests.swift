import RedlineLayout
import Testing
import UIKit

/// Attributes of `AttributedString` under UIKit's names, and the titles of configurations that have them.
@MainActor @Suite struct ConfigurationTitleTests {
  private func title(_ configuration: UIButton.Configuration) throws -> SolvedLayout.Text {
    let controller = UIViewController()
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    controller.view.addSubview(button)
    let item = try controller.solved(on: Screen.phone15).items.first { $0.kind == .button }
    return try #require(item?.text)
  }

  @Test func fontsAndColours() throws {
    typealias Change = (inout UIButton.Configuration) -> Void
    var large = AttributeContainer()
    large.font = .systemFont(ofSize: 30)
    let red = AttributeContainer().foregroundColor(.systemRed)
    // name, change, size of the font, colour
    let rows: [(String, Change, Double, Color)] = [
      ("as usual", { _ in }, 17, .white),
      (
        "attributes", { $0.attributedTitle = AttributedString("Go", attributes: large) }, 30, .white
      ),
      (
        "a colour", { $0.attributedTitle = AttributedString("Go", attributes: red) }, 17, .systemRed
      ),
      (
        "a transformer",
        {
          $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: incoming.font!.pointSize + 3)
            return outgoing
          }
        }, 20, .white
      ),
      ("a colour of the base", { $0.baseForegroundColor = .systemRed }, 17, .systemRed),
    ]
    for (name, change, size, color) in rows {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      change(&configuration)
      let text = try title(configuration)
      #expect(text.font.pointSize == size, "\(name)")
      #expect(text.color == color, "\(name)")
    }
  }

  /// The size of a title of 17 pt in the body style, with an image of 20 × 20 points above it.
  @Test func anImageAboveTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 5
    let image = configuration.image!.size
    let beside = UIButton(configuration: configuration).intrinsicContentSize
    configuration.imagePlacement = .top
    let above = UIButton(configuration: configuration).intrinsicContentSize
    #expect(above.height > beside.height && above.width < beside.width)
    #expect(abs(above.height - (14 + image.height + 5 + 20.5)) < 0.6)
  }

  @Test func conversions() {
    var text = AttributedString("One ")
    text.font = .boldSystemFont(ofSize: 20)
    var second = AttributedString("two")
    second.foregroundColor = .systemRed
    second.underlineStyle = .single
    text.append(second)
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    #expect(label.attributedText?.string == "One two")
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 20))
    let line = label.attributedText?.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int
    #expect(line == NSUnderlineStyle.single.rawValue)
    let back = AttributedString(label.attributedText!)
    #expect(back.runs.map(\.font) == [.boldSystemFont(ofSize: 20), nil])
    #expect(back.runs.map(\.foregroundColor) == [nil, .systemRed])
    let kept = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 2.0])
    #expect(kept.font == .systemFont(ofSize: 9) && kept.kern == 2)
  }
}
