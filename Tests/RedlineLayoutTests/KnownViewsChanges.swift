import Foundation

@testable import RedlineLayout
@testable import RedlineModel

/// Each field that a view notes changes of, by itself.
extension KnownTreeTests {
  static let fieldChanges = labelChanges + otherChanges

  private static let run = SolvedLayout.Text.Run(
    location: 2, length: 3, font: .system(size: 30), color: .systemRed)

  private static let labelChanges = [
    Change("a text of a label") {
      $0.first.text = "quite another text, and more of it than before"
    },
    Change("a font") { $0.first.font = .preferred(.title1) },
    Change("lines") { $0.first.numberOfLines = 1 },
    Change("an alignment of a text") { $0.first.textAlignment = .center },
    Change("how lines break") { $0.first.lineBreakMode = .clip },
    Change("a colour of a text") { $0.first.textColor = .systemRed },
    Change("parts of a text") { $0.first.textRuns = [run] },
    Change("a part of a text in place") {
      $0.first.textRuns = [run]
      _ = try? $0.solved(
        in: LayoutEnvironment(device: .iPhoneX.landscape), measuring: FixedAdvance())
      $0.first.textRuns[0].color = .systemBlue
    },
    Change("a shadow") { $0.first.textShadow = SolvedLayout.Shadow(opacity: 0.5) },
    Change("insets of what is drawn") { $0.first.drawnInsets = EdgeInsets(top: 1, left: 2) },
    Change("a width of lines") { $0.first.preferredMaxLayoutWidth = 20 },
    Change("a smaller font") {
      $0.first.numberOfLines = 1
      $0.first.text = String(repeating: "long ", count: 60)
      $0.first.minimumScaleFactor = 0.5
    },
  ]

  private static func image(_ fixture: Fixture) -> ImageView? {
    fixture.stack.arrangedSubviews.first as? ImageView
  }

  private static let otherChanges = [
    Change("a name of an image") { image($0)?.imageName = "b" },
    Change("a size of an image") { image($0)?.imageSize = CGSize(width: 5, height: 6) },
    Change("no image") { image($0)?.imageSize = nil },
    Change("insets of an image") { image($0)?.imageAlignmentInsets = EdgeInsets(top: 1, left: 2) },
    Change("a title alone") { $0.second.title = "quite another title" },
    Change("a font of a title") { $0.second.font = .preferred(.title1) },
    Change("parts of a title") { $0.second.titleRuns = [run] },
    Change("a kind of button") { $0.second.kind = .custom },
    Change("a configuration") { $0.second.configuration = .filled },
    Change("a size in a configuration") {
      $0.second.configuration = .filled
      _ = try? $0.solved(
        in: LayoutEnvironment(device: .iPhoneX.landscape), measuring: FixedAdvance())
      $0.second.configuration?.size = .large
    },
    Change("an image of a button") {
      ($0.second.imageName, $0.second.imageSize) = ("c", CGSize(width: 9, height: 70))
    },
    Change("a colour of a title") { $0.second.titleColor = .systemRed },
    Change("a tint of a button") { $0.second.tintColor = .systemGreen },
    Change("how a title is cut") { $0.second.titleLineBreakMode = .tail },
    Change("hidden without a stack view") { $0.second.isHidden = true },
    Change("hidden around others") { $0.stack.isHidden = true },
    Change("an alpha in place") { $0.second.alpha = 0.25 },
    Change("a state") { $0.second.isEnabled = false },
    Change("a setting") { $0.second.setSetting("tag", "3") },
    Change("a background over others") { $0.plain.backgroundColor = .white },
    Change("a hugging") { $0.second.setContentHuggingPriority(900, for: .vertical) },
    Change("a resistance that is none") {
      $0.second.setContentCompressionResistancePriority(LayoutPriority(-3), for: .horizontal)
    },
    Change("elements to be read") { $0.accessibilityElements = [$0.second, $0.first] },
    Change("a size of a document") { $0.second.designSize = CGSize(width: 99, height: 44) },
    Change("a scale of a document") { $0.first.contentScale = 1 },
    Change("margins of a label") {
      $0.first.directionalLayoutMargins = DirectionalEdgeInsets(top: 3, leading: 30)
    },
    Change("an axis alone") { $0.stack.axis = .horizontal },
    Change("a spacing alone") { $0.stack.spacing = 11 },
    Change("a custom spacing alone") {
      if let view = $0.stack.arrangedSubviews.first { $0.stack.setCustomSpacing(9, after: view) }
    },
    Change("baselines of a stack view") { $0.stack.isBaselineRelativeArrangement = true },
    Change("where hidden views lie") {
      $0.stack.keepsHiddenAtStart = true
      $0.stack.arrangedSubviews.last?.isHidden = true
    },
    Change("where hidden views in front of all lie") {
      $0.stack.endsHiddenAtStart = true
      $0.stack.arrangedSubviews.first?.isHidden = true
    },
    Change("a frame of a view with a mask") {
      let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      $0.plain.addSubview(view)
      _ = try? $0.solved(
        in: LayoutEnvironment(device: .iPhoneX.landscape), measuring: FixedAdvance())
      view.frame.origin.x = 20
    },
    Change("a frame that is none") { $0.frame.size.width = .nan },
  ]
}
