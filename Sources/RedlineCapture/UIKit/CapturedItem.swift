#if canImport(UIKit)
  import Foundation
  import RedlineCaptureCore
  import RedlineModel
  import UIKit

  extension Capture {
    func item(_ number: Int) -> SolvedLayout.Item {
      let view = views[number]
      let (frame, alignment) = (place(of: view), alignmentRect(of: view))
      let size = view.intrinsicContentSize
      let text = CapturedText(view)
      let baselines = text?.baselines(in: view)
      return SolvedLayout.Item(
        id: names.ids[number], name: names.names[number], className: "\(type(of: view))",
        control: SolvedLayout.Control(captured: view),
        parent: view.superview.flatMap { number == 0 ? nil : numbers[ObjectIdentifier($0)] }
          .map { names.ids[$0] },
        frame: frame, alignmentRect: alignment,
        firstBaseline: baselines.map { (alignment.minY + $0.fromTop).settled },
        lastBaseline: baselines.map { (alignment.maxY - $0.fromBottom).settled },
        baselines: baselines, intrinsicWidth: size.width < 0 ? nil : Double(size.width),
        intrinsicHeight: size.height < 0 ? nil : Double(size.height),
        hugging: Self.priorities { view.contentHuggingPriority(for: $0) },
        compressionResistance: Self.priorities {
          view.contentCompressionResistancePriority(for: $0)
        },
        text: Shared(text?.text), stack: (view as? UIStackView).flatMap { stack($0) },
        style: Shared(SolvedLayout.Style(captured: view, isTurned: number > 0)),
        isHidden: view.isHidden)
    }

    private static func priorities(
      _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
    ) -> SolvedLayout.AxisPriorities {
      SolvedLayout.AxisPriorities(
        horizontal: Double(priority(.horizontal).rawValue),
        vertical: Double(priority(.vertical).rawValue))
    }

    private func stack(_ view: UIStackView) -> SolvedLayout.Stack? {
      let distributions: [UIStackView.Distribution: StackDistribution] = [
        .fill: .fill, .fillEqually: .fillEqually, .fillProportionally: .fillProportionally,
        .equalSpacing: .equalSpacing, .equalCentering: .equalCentering,
      ]
      let isRow = view.axis == .horizontal
      let alignments: [UIStackView.Alignment: StackAlignment] = [
        .fill: .fill, .leading: .leading, .center: .center, .trailing: .trailing,
        .firstBaseline: .firstBaseline, .lastBaseline: .lastBaseline,
      ]
      guard let distribution = distributions[view.distribution],
        let alignment = alignments[view.alignment]
      else { return nil }
      let shown = view.arrangedSubviews.filter { !$0.isHidden }
      let rects = shown.map { $0.alignmentRect(forFrame: $0.frame) }
      let gaps = zip(rects, rects.dropFirst()).map { a, b in
        Double(isRow ? max(b.minX - a.maxX, a.minX - b.maxX) : b.minY - a.maxY).settled
      }
      return SolvedLayout.Stack(
        axis: isRow ? .horizontal : .vertical, distribution: distribution, alignment: alignment,
        spacing: view.spacing,
        arranged: shown.compactMap { numbers[ObjectIdentifier($0)].map { names.ids[$0] } },
        gaps: gaps)
    }
  }

  extension SolvedLayout.Control {
    /// What a view is drawn as, by its class.
    @MainActor init(captured view: UIView) {
      self =
        switch view {
        case is UILabel: .label
        case is UIStackView: .stackView
        case let view as UIButton: .button(imageName: view.currentImage == nil ? nil : "")
        case let view as UITextField: .textField(hasRoundedBorder: view.borderStyle == .roundedRect)
        case let view as UISwitch: .toggle(isOn: view.isOn)
        case let view as UISlider: .slider(value: Self.share(view))
        case is UIImageView: .imageView(name: nil)
        case is UITextView: .textView(insets: nil)
        case is UIStepper: .stepper
        case let view as UIProgressView: .progressView(progress: Double(view.progress))
        case is UIActivityIndicatorView: .activityIndicator
        case is UISearchBar: .searchBar
        default: .view
        }
    }

    @MainActor private static func share(_ view: UISlider) -> Double {
      let range = view.maximumValue - view.minimumValue
      return range > 0 ? Double((view.value - view.minimumValue) / range) : 0
    }
  }
#endif
