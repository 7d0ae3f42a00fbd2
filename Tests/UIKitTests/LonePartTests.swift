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

  /// A cell with a view over all of it.
  private class Filled: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      LonePartTests.fill(view, in: contentView)
      NSLayoutConstraint.activate(sizes(of: view))
    }
    required init?(coder: NSCoder) { nil }

    func sizes(of view: UIView) -> [NSLayoutConstraint] { [] }
  }

  private final class Open: Filled {}

  private final class High: Filled {
    override func sizes(of view: UIView) -> [NSLayoutConstraint] {
      [view.heightAnchor.constraint(equalToConstant: 72)]
    }
  }

  private final class Small: Filled {
    override func sizes(of view: UIView) -> [NSLayoutConstraint] {
      [
        view.widthAnchor.constraint(equalToConstant: 96),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.5),
      ]
    }
  }

  private final class Least: Filled {
    override func sizes(of view: UIView) -> [NSLayoutConstraint] {
      [
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
  }

  /// Wider than the window, which is no conflict of its own.
  private final class Wide: Filled {
    override func sizes(of view: UIView) -> [NSLayoutConstraint] {
      [
        view.widthAnchor.constraint(equalToConstant: 400),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
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
      testDescription: "with a least width", controller: { Least.itemController() },
      type: Least.self, size: CGSize(width: 320, height: 20)),
    Row(
      testDescription: "wider than the grid", controller: { Wide.itemController() },
      type: Wide.self, size: CGSize(width: 400, height: 20)),
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
