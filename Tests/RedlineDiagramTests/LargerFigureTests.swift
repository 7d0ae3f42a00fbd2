import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Small and crowded views, which are drawn as large as their tags let them.
@Suite(.blocks) struct LargerFigureTests {
  private static func plan(_ view: View, _ width: Double, _ height: Double) throws -> FigurePlan {
    try FigureRoomTests.plan(
      view.solved(
        in: LayoutEnvironment(device: .canvas(width, height)), measuring: TextShaper.shared()))
  }

  /// A short text, and a small view beside it that shows nothing.
  final class Rank: View, LayoutSpec {
    let skillLabel = Label("iOS", font: .footnote), box = View()
    let isPlain: Bool

    init(_ isPlain: Bool) {
      self.isPlain = isPlain
      super.init(frame: .zero)
    }

    var layout: Layout {
      skillLabel; box
      skillLabel.leading == leading
      skillLabel.centerY == centerY
      box.leading == skillLabel.trailing + 5
      if isPlain {
        box.top == skillLabel.top
      } else {
        box.bottom == skillLabel.bottom - 2
        box.width == 15
        box.height == 15
      }
    }
  }

  @Test(
    "A small view is drawn 320 wide, and wider with more constraints than a few",
    arguments: [(true, 2.53...2.55), (false, 2.6...3.0)])
  func scale(_ isPlain: Bool, _ scales: ClosedRange<Double>) throws {
    let plan = try Self.plan(Rank(isPlain), 126, 50)
    #expect(scales.contains(plan.scale), "\(plan.scale)")
  }

  @Test("No tag hides much of a small view")
  func smallViews() throws {
    let plan = try Self.plan(Rank(false), 126, 50)
    let box = try #require(
      plan.placed.compactMap { $0.mark.text == "15 × 15" ? $0.mark : nil }.first)
    let frame = try #require(box.bounds)
    let tags = plan.placed.compactMap(\.tag)
    #expect(tags.count >= 4 && frame.width > 30)
    for tag in tags {
      let hidden = tag.intersection(frame)
      let share = hidden.isNull ? 0 : hidden.width * hidden.height / (frame.width * frame.height)
      #expect(share <= 0.2, "\(tag)")
    }
  }

  /// A cell whose views have long names and stand in one row.
  final class Person: View, LayoutSpec {
    let avatarImageView = ImageView("avatar"), badgeImageView = View()
    let nameLabel = Label("Name"), joinedLabel = Label("Joined 2 days ago")
    let lastTimeSeenLabel = Label("Last seen just now")
    let presenceIndicatorView = View()

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      nameLabel.setContentHuggingPriority(252, for: .horizontal)
      lastTimeSeenLabel.setContentCompressionResistancePriority(751, for: .horizontal)
    }

    var layout: Layout {
      avatarImageView; nameLabel; badgeImageView; joinedLabel; lastTimeSeenLabel
      presenceIndicatorView
      avatarImageView.leading == leading + 10
      avatarImageView.top == top + 10
      avatarImageView.size == CGSize(width: 60, height: 60)
      nameLabel.leading == avatarImageView.trailing + 15
      nameLabel.top == avatarImageView.top
      badgeImageView.leading == nameLabel.trailing + 4
      badgeImageView.centerY == nameLabel.centerY
      badgeImageView.size == CGSize(width: 16, height: 16)
      joinedLabel.leading == nameLabel.leading
      joinedLabel.top == nameLabel.bottom + 5
      lastTimeSeenLabel.trailing == trailing - 10
      lastTimeSeenLabel.centerY == badgeImageView.centerY
      lastTimeSeenLabel.leading >= badgeImageView.trailing + 10
      joinedLabel.trailing <= trailing - 10
      avatarImageView.bottom >= joinedLabel.bottom
      presenceIndicatorView.leading == joinedLabel.trailing + 4
      presenceIndicatorView.centerY == joinedLabel.centerY
      presenceIndicatorView.size == CGSize(width: 16, height: 16)
    }
  }

  @Test("Long names beside a cell do not keep it small")
  func longNames() throws {
    let plan = try Self.plan(Person(), 382, 78)
    #expect(plan.scale > 1.4 && plan.untagged == 0, "\(plan.scale) \(plan.placed.map(\.mark.text))")
    #expect(max(plan.left, plan.right) <= 56, "\(plan.left), \(plan.right)")
  }
}
