import RedlineLayout
import RedlineModel
import Testing
import UIKit

/// A cell or a header in a list or a grid with nothing else: as large as its constraints make it.
@MainActor @Suite struct LonePartTests {
  /// Pins a view to all sides of another one.
  private static func fill(_ view: UIView, in parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
  }

  /// A picture over the whole cell, which says nothing about its size.
  private final class Open: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      LonePartTests.fill(UIView(), in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// As high as it is asked to be.
  private final class High: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      LonePartTests.fill(view, in: contentView)
      view.heightAnchor.constraint(equalToConstant: 72).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  /// As wide as it is high, which the grid cannot change.
  private final class Small: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      LonePartTests.fill(view, in: contentView)
      view.widthAnchor.constraint(equalToConstant: 96).isActive = true
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.5).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Wider than a phone.
  private final class Wide: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      LonePartTests.fill(view, in: contentView)
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Title: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      LonePartTests.fill(view, in: self)
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Group: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let view = UIView()
      LonePartTests.fill(view, in: contentView)
      view.heightAnchor.constraint(equalToConstant: 52).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let controller: @MainActor @Sendable () -> UIViewController
    let type: UIView.Type
    /// In a window of 320 × 568.
    let size: CGSize
  }

  nonisolated static let rows = [
    Row(
      testDescription: "open in both: half as wide, and a square",
      controller: { Open.itemController() }, type: Open.self, size: CGSize(width: 160, height: 160)),
    Row(
      testDescription: "open in width: as wide as the grid", controller: { High.itemController() },
      type: High.self, size: CGSize(width: 320, height: 72)),
    Row(
      testDescription: "with a width of its own", controller: { Small.itemController() },
      type: Small.self, size: CGSize(width: 96, height: 144)),
    Row(
      testDescription: "with a least width", controller: { Wide.itemController() },
      type: Wide.self, size: CGSize(width: 320, height: 20)),
    Row(
      testDescription: "a header of a grid", controller: { Title.headerController() },
      type: Title.self, size: CGSize(width: 320, height: 60)),
    Row(
      testDescription: "a header of a list", controller: { Group.headerController() },
      type: Group.self, size: CGSize(width: 320, height: 52)),
  ]

  @Test(arguments: rows) func sizes(row: Row) throws {
    let controller = row.controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    controller.view.layoutIfNeeded()
    let parts = controller.view.subviews.filter { Swift.type(of: $0) == row.type }
    #expect(parts.map(\.frame.size) == [row.size])
  }
}
