import RedlineLayout
import Testing
import UIKit

/// Where items lie on an iPhone 8, of 375 × 667 pt.
private struct GridRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var counts: [Int]
  var layout: @MainActor @Sendable () -> UICollectionViewLayout
  /// Names with x, y, width and height.
  var frames: [(String, CGRect)]

  init(
    _ name: String, _ counts: [Int] = [4], frames: [(String, CGRect)],
    _ layout: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) { (testDescription, self.counts, self.frames, self.layout) = (name, counts, frames, layout) }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor private func flow(
  _ size: CGSize, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
) -> UICollectionViewLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = size
  change(layout)
  return layout
}

@MainActor private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor private func sections(
  _ item: NSCollectionLayoutSize, _ group: NSCollectionLayoutSize,
  _ change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
) -> UICollectionViewLayout {
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
  change(section)
  return UICollectionViewCompositionalLayout(section: section)
}

private let rows = [
  GridRow(
    "what is left of a row lies between its items",
    frames: [
      ("item 0", rect(0, 0, 100, 80)), ("item 1", rect(137.5, 0, 100, 80)),
      ("item 2", rect(275, 0, 100, 80)), ("item 3", rect(0, 90, 100, 80)),
    ]
  ) { flow(CGSize(width: 100, height: 80)) },
  GridRow(
    "a row that is not full has the gaps of one that is", [5],
    frames: [("item 4", rect(137.5, 90, 100, 80))]
  ) { flow(CGSize(width: 100, height: 80)) },
  GridRow(
    "a single item stands in the middle", frames: [("item 0", rect(37.5, 0, 300, 50))]
  ) { flow(CGSize(width: 300, height: 50)) },
  GridRow(
    "insets and spacings",
    frames: [
      ("item 0", rect(10, 20, 100, 50)), ("item 2", rect(265, 20, 100, 50)),
      ("item 3", rect(10, 74, 100, 50)),
    ]
  ) {
    flow(CGSize(width: 100, height: 50)) {
      $0.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 10)
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (4, 0)
    }
  },
  GridRow(
    "across", [20],
    frames: [("item 0", rect(0, 0, 300, 300)), ("item 2", rect(310, 0, 300, 300))]
  ) {
    flow(CGSize(width: 300, height: 300)) { $0.scrollDirection = .horizontal }
  },
  GridRow(
    "headers of sections", [1, 1],
    frames: [
      ("section 0 header", rect(0, 0, 375, 40)), ("section 0 item 0", rect(0, 40, 100, 50)),
      ("section 1 header", rect(0, 90, 375, 40)),
    ]
  ) {
    flow(CGSize(width: 100, height: 50)) { $0.headerReferenceSize = CGSize(width: 0, height: 40) }
  },
  GridRow(
    "as large as the contents",
    frames: [("item 0", rect(0, 0, 61, 32.5)), ("item 0/label", rect(10, 6, 41, 20.5))]
  ) {
    flow(CGSize(width: 50, height: 50)) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  },
  GridRow(
    "parts of the width",
    frames: [("item 1", rect(187.5, 0, 187.5, 100)), ("item 2", rect(0, 100, 187.5, 100))]
  ) {
    sections(
      size(.fractionalWidth(0.5), .fractionalHeight(1)), size(.fractionalWidth(1), .absolute(100)))
  },
  GridRow(
    "insets of sections and distances of groups",
    frames: [("item 0", rect(16, 8, 343, 50)), ("item 1", rect(16, 68, 343, 50))]
  ) {
    sections(
      size(.fractionalWidth(1), .fractionalHeight(1)), size(.fractionalWidth(1), .absolute(50))
    ) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16)
      $0.interGroupSpacing = 10
    }
  },
  GridRow(
    "as high as the contents", frames: [("item 1", rect(0, 32.5, 375, 32.5))]
  ) {
    sections(size(.fractionalWidth(1), .estimated(80)), size(.fractionalWidth(1), .estimated(80)))
  },
  GridRow(
    "a section that scrolls across",
    frames: [("item 0", rect(0, 0, 300, 200)), ("item 1", rect(300, 0, 300, 200))]
  ) {
    sections(
      size(.fractionalWidth(1), .fractionalHeight(1)), size(.fractionalWidth(0.8), .absolute(200))
    ) {
      $0.orthogonalScrollingBehavior = .groupPaging
    }
  },
  GridRow(
    "a section that scrolls across with its groups in the middle",
    frames: [("item 0", rect(37.5, 0, 300, 200)), ("item 1", rect(347.5, 0, 300, 200))]
  ) {
    sections(
      size(.fractionalWidth(1), .fractionalHeight(1)), size(.fractionalWidth(0.8), .absolute(200))
    ) {
      $0.orthogonalScrollingBehavior = .groupPagingCentered
      $0.interGroupSpacing = 10
    }
  },
  GridRow(
    "a number of equal items",
    frames: [("item 0", rect(0, 0, 118.5, 40)), ("item 2", rect(257, 0, 118.5, 40))]
  ) {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  },
  GridRow(
    "groups that give the frames of their items", [3],
    frames: [
      ("item 0", rect(10, 0, 40, 50)), ("item 1", rect(325, 3, 40, 44)),
      ("item 2", rect(10, 70, 40, 50)),
    ]
  ) {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(50))
    ) { environment in
      let room = environment.container.contentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 40, room.height)),
        NSCollectionLayoutGroupCustomItem(
          frame: rect(room.width - 40, 3, 40, room.height - 6)),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  },
  GridRow(
    "a header that is measured", [1],
    frames: [("header", rect(0, 0, 375, 36.5)), ("item 0", rect(0, 36.5, 375, 50))]
  ) {
    sections(
      size(.fractionalWidth(1), .fractionalHeight(1)), size(.fractionalWidth(1), .absolute(50))
    ) {
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
  },
]

@MainActor @Suite(.serialized) struct CollectionTests {
  @Test(arguments: rows) private func parts(_ row: GridRow) throws {
    let controller = WordsController(collectionViewLayout: row.layout())
    controller.counts = row.counts
    let solved = try controller.solved(on: Screen.phone8)
    for (name, frame) in row.frames {
      let item = try #require(
        solved.items.first { $0.id == name }, "\(name) in \(solved.items.map(\.id))")
      let apart = [
        item.frame.minX - frame.minX, item.frame.minY - frame.minY,
        item.frame.width - frame.width, item.frame.height - frame.height,
      ]
      #expect(apart.allSatisfy { abs($0) < 0.51 }, "\(name): \(item.frame) is not \(frame)")
    }
  }

  @Test func whatNobodyMovesMayBeOverridden() {
    final class Lifted: UICollectionViewFlowLayout {
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
          at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        return attributes
      }
    }
    final class Find: UIActivity {
      override class var activityCategory: Category { .share }
      override var activityTitle: String? { "Find" }
    }
    let attributes = Lifted().layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 1, section: 0), withTargetPosition: CGPoint(x: 5, y: 7))
    #expect(attributes.center == CGPoint(x: 5, y: 7))
    #expect(attributes.alpha == 0.5)
    #expect(attributes.indexPath.item == 1)
    let activity: UIActivity = Find()
    #expect(type(of: activity).activityCategory == .share)
    #expect(activity.activityTitle == "Find")
    #expect(!activity.canPerform(withActivityItems: []))
  }

  @Test func onlyWhatIsSeenIsAskedFor() {
    let controller = WordsController(
      collectionViewLayout: flow(CGSize(width: 100, height: 100)))
    controller.counts = [10_000]
    show(controller, on: Screen.phone8)
    #expect(controller.asked == 21)
    #expect(controller.collectionView.contentSize.height == 366_730.0)
  }

  /// A layout of a program's own is asked as UIKit asks it.
  @Test func aLayoutOfOnesOwn() throws {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 1_000) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).map {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: $0, section: 0))
          attributes.frame = CGRect(x: 50 * $0, y: 40 * $0, width: 50, height: 40)
          return attributes
        }
      }
    }
    let solved = try WordsController(collectionViewLayout: Diagonal()).solved(on: Screen.phone8)
    #expect(solved.item("item 3")?.frame == CGRect(x: 150, y: 120, width: 50, height: 40))
  }

  /// What is applied is shown.
  @Test func snapshots() throws {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: flow(CGSize(width: 300, height: 50)))
    let cells = UICollectionView.CellRegistration<WordCell, String> { cell, _, word in
      cell.label.text = word
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    grid.layoutIfNeeded()
    let words = { grid.visibleCells.compactMap { ($0 as? WordCell)?.label.text } }
    #expect(words() == ["a", "b"])
    snapshot.insertItems(["c"], beforeItem: "b")
    source.apply(snapshot)
    grid.layoutIfNeeded()
    #expect(words() == ["a", "c", "b"])
    // What is in a closed item is hidden, and known.
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["rye"], to: "bread")
    outline.expand(["bread"])
    source.apply(outline, to: 0)
    grid.layoutIfNeeded()
    #expect(words() == ["fruit", "bread", "rye"])
    var known = source.snapshot(for: 0)
    #expect(known.items == ["fruit", "apple", "pear", "bread", "rye"])
    #expect(known.parent(of: "pear") == "fruit")
    #expect(known.level(of: "rye") == 1)
    #expect(known.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    known.expand(["fruit"])
    known.delete(["bread"])
    source.apply(known, to: 0)
    grid.layoutIfNeeded()
    #expect(words() == ["fruit", "apple", "pear"])
  }

  /// A delegate may change headers before they are seen, and hears when they are gone.
  @Test func theDelegateHearsOfHeaders() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 900)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let controller = WordsController(collectionViewLayout: layout)
    controller.counts = [1, 1, 1]
    show(controller, on: .iPhone8)
    #expect(controller.headers == ["+0"])
    controller.collectionView.contentOffset.y = 950
    controller.view.layoutIfNeeded()
    #expect(controller.headers == ["+0", "+1", "-0"])
  }
}
