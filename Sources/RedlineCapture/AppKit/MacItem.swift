#if os(macOS) || REDLINE_APPKIT_STAND_IN
  import Foundation
  import RedlineCaptureCore
  import RedlineModel

  #if REDLINE_APPKIT_STAND_IN
    import AppKitStandIn
  #else
    import AppKit
  #endif

  extension MacCapture {
    func item(_ number: Int) -> SolvedLayout.Item {
      let view = views[number]
      let alignment = rect(view.alignmentRect(forFrame: view.frame), of: view)
      let size = view.intrinsicContentSize
      let text = SolvedLayout.Text(captured: view)
      let baselines = Self.baselines(of: view)
      return SolvedLayout.Item(
        id: names.ids[number], name: names.names[number], className: "\(type(of: view))",
        control: SolvedLayout.Control(captured: view),
        parent: number == 0
          ? nil : view.superview.flatMap { numbers[ObjectIdentifier($0)] }.map { names.ids[$0] },
        frame: rect(view.frame, of: view), alignmentRect: alignment,
        firstBaseline: baselines.map { (alignment.minY + $0.fromTop).settled },
        lastBaseline: baselines.map { (alignment.maxY - $0.fromBottom).settled },
        baselines: baselines, intrinsicWidth: size.width < 0 ? nil : Double(size.width),
        intrinsicHeight: size.height < 0 ? nil : Double(size.height),
        hugging: Self.priorities { view.contentHuggingPriority(for: $0) },
        compressionResistance: Self.priorities {
          view.contentCompressionResistancePriority(for: $0)
        },
        text: Shared(text), stack: (view as? NSStackView).flatMap { stack($0) },
        style: Shared(SolvedLayout.Style(captured: view)), isHidden: view.isHidden)
    }

    /// What AppKit says of views without a text is 0: their edges.
    private static func baselines(of view: NSView) -> SolvedLayout.Baselines? {
      let (first, last) = (view.firstBaselineOffsetFromTop, view.lastBaselineOffsetFromBottom)
      guard first != 0 || last != 0 else { return nil }
      return SolvedLayout.Baselines(
        fromTop: Double(first).settled, fromBottom: Double(last).settled)
    }

    private static func priorities(
      _ priority: (NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
    ) -> SolvedLayout.AxisPriorities {
      SolvedLayout.AxisPriorities(
        horizontal: Double(priority(.horizontal).rawValue),
        vertical: Double(priority(.vertical).rawValue))
    }

    /// A row or a column; `nil` for one with gravity areas, which UIKit does not have: its constraints
    /// tell what it does.
    private func stack(_ view: NSStackView) -> SolvedLayout.Stack? {
      let distributions: [NSStackView.Distribution: StackDistribution] = [
        .fill: .fill, .fillEqually: .fillEqually, .fillProportionally: .fillProportionally,
        .equalSpacing: .equalSpacing, .equalCentering: .equalCentering,
      ]
      let isRow = view.orientation == .horizontal
      // The attribute that the views share; a size that they share fills.
      let alignments: [NSLayoutConstraint.Attribute: StackAlignment] = [
        .top: .leading, .bottom: .trailing, .leading: .leading, .trailing: .trailing,
        .left: .leading, .right: .trailing, .centerX: .center, .centerY: .center,
        .firstBaseline: .firstBaseline, .lastBaseline: .lastBaseline, .width: .fill,
        .height: .fill,
      ]
      guard let distribution = distributions[view.distribution],
        let alignment = alignments[view.alignment]
      else { return nil }
      let shown = view.arrangedSubviews.filter {
        !$0.isHidden && numbers[ObjectIdentifier($0)] != nil
      }
      let rects = shown.map { rect($0.alignmentRect(forFrame: $0.frame), of: $0) }
      let gaps = zip(rects, rects.dropFirst()).map { a, b in
        Double(isRow ? max(b.minX - a.maxX, a.minX - b.maxX) : b.minY - a.maxY).settled
      }
      return SolvedLayout.Stack(
        axis: isRow ? .horizontal : .vertical, distribution: distribution, alignment: alignment,
        spacing: Double(view.spacing),
        arranged: shown.compactMap { numbers[ObjectIdentifier($0)].map { names.ids[$0] } },
        gaps: gaps)
    }
  }

  extension LayoutEnvironment {
    /// A canvas as large as the root view, at the scale of its window's screen.
    @MainActor init(capturedFrom root: NSView) {
      let size = root.bounds.size
      let scale = root.window?.backingScaleFactor ?? NSScreen.main?.backingScaleFactor ?? 1
      self.init(
        device: .canvas(Double(size.width), Double(size.height), scale: Double(scale)),
        layoutDirection: root.userInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight)
    }
  }

  extension SolvedLayout.Control {
    /// What a view is drawn as, by its class.
    @MainActor init(captured view: NSView) {
      self =
        switch view {
        case is NSStackView: .stackView
        case is NSSearchField: .searchBar
        case let view as NSTextField:
          view.isEditable ? .textField(hasRoundedBorder: view.isBezeled) : .label
        case is NSTextView: .textView(insets: nil)
        case let view as NSButton: .button(imageName: view.image == nil ? nil : "")
        case let view as NSSwitch: .toggle(isOn: view.state == .on)
        case let view as NSSlider:
          .slider(value: Self.share(view.doubleValue, of: view.minValue...view.maxValue))
        case let view as NSProgressIndicator where view.style == .spinning: .activityIndicator
        case let view as NSProgressIndicator:
          .progressView(progress: Self.share(view.doubleValue, of: view.minValue...view.maxValue))
        case is NSStepper: .stepper
        case is NSImageView: .imageView(name: nil)
        case let view as NSSegmentedControl:
          .segmentedControl(
            titles: (0..<view.segmentCount).map { view.label(forSegment: $0) ?? "" },
            selected: view.selectedSegment < 0 ? nil : view.selectedSegment)
        default: .view
        }
    }

    private static func share(_ value: Double, of range: ClosedRange<Double>) -> Double {
      let length = range.upperBound - range.lowerBound
      return length > 0 ? (value - range.lowerBound) / length : 0
    }
  }
#endif
