import Foundation

extension LayoutSolver {
  /// Safe area, margins and readable width, from the root outwards in.
  func insets(rects: [CGRect]?) -> [EdgeInsets] {
    insetItems.isEmpty ? [] : viewInsets(rects: rects, of: insetItems).guides
  }

  /// The guides whose insets follow from those of views, and the views that they follow from, in order.
  func itemsWithInsets() -> [Int] {
    var isNeeded = Array(repeating: false, count: tree.items.count)
    var result: [Int] = []
    for item in tree.items.indices.dropFirst(tree.views.count) {
      guard case .guide(let guide) = tree.contents[item], guide.dependsOnInsets else {
        continue
      }
      result.append(item)
      var view = tree.items[item].parent
      while view >= 0, !isNeeded[view] {
        isNeeded[view] = true
        view = tree.items[view].parent
      }
    }
    return tree.views.indices.filter { isNeeded[$0] } + result
  }

  /// Whether insets are those of guides of the root, which has its place and its size before anything is
  /// solved.
  var hasFixedInsets: Bool {
    insetItems.isEmpty
      || rootSize.size == environment.size && rootSize.priorities == AxisPair(.required, .required)
        && !isScrollView(0)
        && insetItems.allSatisfy {
          $0 == 0 || $0 >= tree.views.count && tree.items[$0].parent == 0
        }
  }

  /// Safe areas and margins by view, and the insets of guides by item.
  struct ViewInsets {
    var safe: [EdgeInsets]
    var margins: [EdgeInsets]
    /// Margins without the safe area, which a view has by its own place.
    fileprivate var bases: [EdgeInsets]
    var guides: [EdgeInsets]
    /// What scroll views move their contents by, out of the way of bars; 0 for other views.
    var adjusted: [EdgeInsets]

    fileprivate init(views: Int, items: Int) {
      safe = Array(repeating: .zero, count: views)
      (margins, bases, adjusted) = (safe, safe, safe)
      guides = Array(repeating: .zero, count: items)
    }
  }

  /// - Parameter items: The numbers of views and guides, those of views around them before them; all
  ///   without it.
  func viewInsets(rects: [CGRect]?, of items: [Int]? = nil) -> ViewInsets {
    let isCollapsed = collapsedItems
    // Mostly only the root is asked for, and each list of all views is long.
    let last = items?.last { $0 < tree.views.count } ?? tree.views.count - 1
    var result = ViewInsets(views: last + 1, items: tree.items.count)
    for item in items ?? Array(tree.items.indices) {
      let parent = tree.items[item].parent
      switch tree.contents[item] {
      case .view(let view): setInsets(of: view, item, rects, in: &result)
      case .guide where isCollapsed[parent]: break
      case .guide(let guide):
        let screen = CGRect(origin: .zero, size: environment.size)
        // In the first pass, only the root's place is known.
        let isKnown = rects != nil || parent == 0
        guard guide.kind != .keyboard || isKnown else { continue }
        result.guides[item] = insets(
          of: guide.kind, safe: result.safe[parent], margins: result.margins[parent],
          owner: rects?[parent] ?? screen)
      case .spacer: break
      }
    }
    return result
  }

  private func setInsets(
    of view: View, _ item: Int, _ rects: [CGRect]?, in result: inout ViewInsets
  ) {
    let parent = tree.items[item].parent
    let distance = parent < 0 ? nil : rects.map { Self.distances($0[item], in: $0[parent]) }
    let inherited =
      parent < 0
      ? environment.safeAreaInsets
      : distance.map {
        result.safe[parent].without(result.adjusted[parent]).remaining(after: $0)
      } ?? .zero
    let safe =
      hasSafeAreas
      ? (view.ownSafeAreaInsets ?? inherited) + view.additionalSafeAreaInsets : .zero
    result.safe[item] = safe
    result.adjusted[item] = adjustedInsets(of: view, item: item, safe: safe, rects)
    let base = marginInsets(view, isRoot: parent < 0)
    result.bases[item] = base
    result.margins[item] = view.insetsLayoutMarginsFromSafeArea ? base + safe : base
    guard view.preservesSuperviewLayoutMargins, parent >= 0, let distance else { return }
    // A scroll view moves its contents out of the bars' way.
    let around = isScrollView(parent) ? result.bases[parent] : result.margins[parent]
    result.margins[item] = result.margins[item].maximum(around.remaining(after: distance))
    result.bases[item] = base.maximum(result.bases[parent].remaining(after: distance))
  }

  /// What a scroll view moves its contents by: the safe area's insets at the ends of the axes along
  /// which it scrolls, or as its behaviour says.
  private func adjustedInsets(
    of view: View, item: Int, safe: EdgeInsets, _ rects: [CGRect]?
  ) -> EdgeInsets {
    guard let scroll = view as? ScrollView, scroll.insetAdjustment != .never, let rects
    else { return .zero }
    if scroll.insetAdjustment == .always { return safe }
    var content = scroll.ownContentSize
    if scroll.constrainsContent, let guide = tree.number(of: scroll.contentLayoutGuide.ownHandle) {
      content = rects[guide].size
    }
    let isUpright = scroll.alwaysScrolls.vertical || content.height > rects[item].height + 0.001
    let isLevel = scroll.alwaysScrolls.horizontal || content.width > rects[item].width + 0.001
    return EdgeInsets(
      top: isUpright ? safe.top : 0, left: isLevel ? safe.left : 0,
      bottom: isUpright ? safe.bottom : 0, right: isLevel ? safe.right : 0)
  }

  private func isScrollView(_ item: Int) -> Bool {
    if case .view(let view) = tree.contents[item] { view is ScrollView } else { false }
  }

  /// Distance from a view's top edge to what the keyboard covers of it, or while it is hidden to
  /// what lies below the safe area.
  private func keyboardTop(_ rect: CGRect, _ screen: CGRect, _ safe: EdgeInsets) -> Double {
    let keyboard = environment.keyboardHeight
    let covered = keyboard > 0 ? rect.maxY - screen.maxY + keyboard : safe.bottom
    return max(0, rect.height - max(0, covered))
  }

  private static func distances(_ rect: CGRect, in parent: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: rect.minY - parent.minY, left: rect.minX - parent.minX,
      bottom: parent.maxY - rect.maxY, right: parent.maxX - rect.maxX)
  }

  func marginInsets(_ view: View, isRoot: Bool) -> EdgeInsets {
    let isScreen =
      view.controllerMargin != nil || isRoot && environment.device.kind != .canvas
    let minimum = view.controllerMargin ?? environment.device.minimumLayoutMargin
    let direction = view.semanticContentAttribute.direction(in: environment.layoutDirection)
    let raises = isScreen && view.respectsSystemMinimumLayoutMargins
    guard var own = view.directionalLayoutMargins else {
      return raises
        ? EdgeInsets(left: minimum, right: minimum) : view.defaultMargins(environment)
    }
    if raises {
      own.leading = max(own.leading, minimum)
      own.trailing = max(own.trailing, minimum)
    }
    return own.resolved(direction)
  }

  /// Distances of one of UIKit's own guides from the edges of its owner.
  func insets(
    of kind: SolvedLayout.Guide.Kind, safe: EdgeInsets, margins: EdgeInsets, owner rect: CGRect
  ) -> EdgeInsets {
    switch kind {
    case .custom: return .zero
    case .keyboard:
      let screen = CGRect(origin: .zero, size: environment.size)
      // The keyboard, or what is below the safe area, reaches down to the edge of the screen.
      return EdgeInsets(
        top: keyboardTop(rect, screen, safe), bottom: min(0, rect.maxY - screen.maxY))
    case .safeArea: return safe
    case .layoutMargins: return margins
    case .readableContent:
      let extra =
        max(0, rect.width - margins.left - margins.right - environment.readableWidth) / 2
      return EdgeInsets(
        top: margins.top, left: margins.left + extra, bottom: margins.bottom,
        right: margins.right + extra)
    }
  }
}

extension LayoutEnvironment {
  /// How wide lines of text may be in the readable guide, in points.
  package var readableWidth: Double {
    672 * max(1, Font.preferred(.body, for: contentSizeCategory).pointSize / 17)
  }
}

extension LayoutGuide {
  fileprivate var dependsOnInsets: Bool { role == .insets }
}

extension EdgeInsets {
  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// Without the edges at which the other insets are.
  fileprivate func without(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: other.top > 0 ? 0 : top, left: other.left > 0 ? 0 : left,
      bottom: other.bottom > 0 ? 0 : bottom, right: other.right > 0 ? 0 : right)
  }

  func maximum(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// What is left of a parent's insets at a distance from its edges, edge by edge.
  func remaining(after distance: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: min(top, max(0, top - distance.top)), left: min(left, max(0, left - distance.left)),
      bottom: min(bottom, max(0, bottom - distance.bottom)),
      right: min(right, max(0, right - distance.right)))
  }
}
