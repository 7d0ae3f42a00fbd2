public import Foundation

/// The frames of a view tree that was laid out in place, as UIKit writes them.
package struct PlacedViews {
  /// A view with its frame in points from its superview's top left corner, on the screen's pixels.
  package struct Placed {
    package var view: View
    package var frame: CGRect
    /// What the screen's corners and bars take of the view.
    package var safeAreaInsets: EdgeInsets
    /// What a scroll view moves its contents by, out of the way of bars.
    package var adjustedInsets: EdgeInsets
    /// The distances from the edges to the margins guide.
    package var layoutMargins: EdgeInsets
  }

  /// The views, parents first; the root's frame is at 0, 0.
  package var views: [Placed]
  /// Frames of guides, in points from the top left corner of the views that own them.
  package var guides: [(guide: LayoutGuide, frame: CGRect)]
}

/// A size with the priority that each of its lengths has, as `systemLayoutSizeFitting` takes it.
package struct FittingSize {
  package var size: CGSize
  package var horizontal: LayoutPriority
  package var vertical: LayoutPriority

  package init(
    _ size: CGSize, horizontal: LayoutPriority = .fittingSizeLevel,
    vertical: LayoutPriority = .fittingSizeLevel
  ) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension View {
  /// Solves the tree below this view and returns the frames; the views are not changed.
  /// - Parameters:
  ///   - size: The size of this view's frame, in points, and how firmly it has it.
  ///   - environment: The device, direction and text size.
  ///   - hasSafeAreas: Whether the tree is in a window; else no view has a safe area.
  ///   - scale: The pixels in a point that frames are rounded to; the device's unless given.
  package func placed(
    size: FittingSize, in environment: LayoutEnvironment, measuring: any TextMeasuring,
    hasSafeAreas: Bool = true, snappedTo scale: Double? = nil
  ) throws(LayoutError) -> PlacedViews {
    let insets = usedAlignmentInsets(environment.systemVersion)
    let solver = try LayoutSolver(
      root: self, environment: environment, measuring: measuring,
      rootSize: .init(
        size: CGSize(
          width: max(0, size.size.width - insets.left - insets.right),
          height: max(0, size.size.height - insets.top - insets.bottom)),
        priorities: AxisPair(size.horizontal, size.vertical)),
      prefersBounds: true, hasSafeAreas: hasSafeAreas)
    let reading = LayoutReading(solver: solver, pass: solver.solve())
    return reading.placedViews(scale: scale ?? environment.device.scale)
  }

  /// The smallest size of the view that its content and the constraints inside it allow, as
  /// `systemLayoutSizeFitting(_:)`; constraints of views around it have no part in it.
  /// - Parameters:
  ///   - target: The size in points that it should have.
  ///   - horizontalPriority: How firmly it has the target's width.
  ///   - verticalPriority: How firmly it has the target's height.
  ///   - environment: The device, direction and text size.
  ///   - measuring: Measures texts.
  /// - Returns: The size of the frame in points.
  /// - Throws: ``LayoutError`` for what no layout can be made of.
  public func fittingSize(
    _ target: CGSize = .zero, horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalPriority: LayoutPriority = .fittingSizeLevel, in environment: LayoutEnvironment,
    measuring: any TextMeasuring
  ) throws(LayoutError) -> CGSize {
    let size = FittingSize(target, horizontal: horizontalPriority, vertical: verticalPriority)
    let placed = try placed(size: size, in: environment, measuring: measuring)
    return placed.views[0].frame.size
  }
}

extension LayoutReading {
  fileprivate func placedViews(scale: Double) -> PlacedViews {
    let insets = solver.viewInsets(rects: rects)
    var exact: [CGRect] = Array(repeating: .zero, count: tree.items.count)
    var views: [PlacedViews.Placed] = []
    for (item, view) in tree.views {
      exact[item] = rects[item].outset(by: view.usedAlignmentInsets(environment.systemVersion))
      views.append(
        PlacedViews.Placed(
          view: view, frame: frame(exact[item], owner: tree.items[item].parent, exact, scale),
          safeAreaInsets: insets.safe[item], adjustedInsets: insets.adjusted[item],
          layoutMargins: insets.margins[item]))
    }
    var guides: [(guide: LayoutGuide, frame: CGRect)] = []
    for (item, view) in tree.views {
      for guide in view.requestedGuides + view.layoutGuides {
        let rect = rect(of: guide, owner: item, insets.safe[item], insets.margins[item])
        guides.append((guide, frame(rect, owner: item, exact, scale)))
      }
    }
    return PlacedViews(views: views, guides: guides)
  }

  /// The exact rectangle of a guide, whether or not a constraint mentions it.
  private func rect(
    of guide: LayoutGuide, owner: Int, _ safe: EdgeInsets, _ margins: EdgeInsets
  ) -> CGRect {
    if let item = tree.number(of: guide.ownHandle) { return rects[item] }
    switch guide.role {
    case .free, .scrollFrame: return rects[owner]
    case .scrollContent:
      let top = (guide.owningView as? ScrollView)?.contentTop ?? 0
      return CGRect(x: rects[owner].minX, y: rects[owner].minY + top, width: 0, height: 0)
    case .insets:
      return rects[owner].inset(
        by: solver.insets(of: guide.kind, safe: safe, margins: margins, owner: rects[owner]))
    }
  }

  /// A rectangle in the coordinates of the superview or owner, each edge on a pixel.
  private func frame(
    _ rect: CGRect, owner: Int, _ exact: [CGRect], _ scale: Double
  ) -> CGRect {
    guard owner >= 0 else {
      return CGRect(origin: .zero, size: rect.snapped(toScale: scale).size)
    }
    return rect.offsetBy(dx: -exact[owner].minX, dy: -exact[owner].minY)
      .snapped(toScale: scale).settledToZero
  }
}

extension CGRect {
  /// The rectangle with a margin on each edge.
  fileprivate func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// Without rounding errors, and never with `-0`.
  fileprivate var settledToZero: CGRect {
    CGRect(x: minX + 0, y: minY + 0, width: width, height: height)
  }
}
