import Foundation

extension LayoutSolver {
  /// What was read of the views before anything is solved, by item.
  struct Readings {
    var facts: ViewFacts
    /// What views show.
    var contents: [ViewContent]
    /// Where the baselines of that lie; contents are copied when they are read.
    var baselines: [CompiledLayout.Baselines]
    /// For each view whether that depends on its width.
    var showsByWidth: [Bool]
    /// The sizes of contents before any width is known; -1 where there is none.
    var firstSizes: [CGSize]
    /// For each view whether that depends on its width.
    var isWrapped: [Bool]
    /// The views for which it does.
    var wrappedItems: [Int] = []
    /// For each view whether its text takes a smaller font to fit.
    var shrinks: [Bool]
    /// For each view whether it shows nothing and has no size of its own.
    var isBare: [Bool]

    init(itemCount: Int, viewCount: Int) {
      facts = ViewFacts(itemCount: itemCount, viewCount: viewCount)
      // Filled view by view: thousands of empty ones would be copied, and destroyed again.
      contents = []
      contents.reserveCapacity(viewCount)
      baselines = Array(repeating: CompiledLayout.Baselines(), count: itemCount)
      showsByWidth = Array(repeating: false, count: viewCount)
      let none = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
      firstSizes = Array(repeating: none, count: itemCount)
      (isWrapped, shrinks, isBare) = (showsByWidth, showsByWidth, showsByWidth)
    }

    fileprivate mutating func note(_ reading: consuming Reading, of item: Int) {
      baselines[item] = reading.baselines
      showsByWidth[item] = reading.showsByWidth
      firstSizes[item] = reading.size.usable
      isWrapped[item] = reading.isWrapped
      shrinks[item] = reading.shrinks
      isBare[item] = reading.isBare
      set(reading.content, of: item)
    }

    private mutating func set(_ content: consuming ViewContent, of item: Int) {
      if item == contents.count { contents.append(content) } else { contents[item] = content }
    }

    fileprivate mutating func take(_ item: Int, of kept: Readings) {
      baselines[item] = kept.baselines[item]
      set(kept.contents[item], of: item)
      showsByWidth[item] = kept.showsByWidth[item]
      firstSizes[item] = kept.firstSizes[item]
      isWrapped[item] = kept.isWrapped[item]
      shrinks[item] = kept.shrinks[item]
      isBare[item] = kept.isBare[item]
    }

    fileprivate mutating func listWrapped() {
      wrappedItems = isWrapped.indices.filter { isWrapped[$0] }
    }
  }

  /// What was read of one view.
  fileprivate struct Reading {
    var content: ViewContent
    var size: CGSize
    var outset: EdgeInsets
    var showsByWidth: Bool
    var isWrapped: Bool
    var shrinks: Bool

    var isBare: Bool {
      content.isBare && size.isNone && outset == .zero && !showsByWidth && !isWrapped
    }

    var baselines: CompiledLayout.Baselines {
      CompiledLayout.Baselines(
        fromTop: content.firstBaselineFromTop ?? 0,
        fromBottom: content.lastBaselineFromBottom ?? 0, isCentered: content.centersText)
    }
  }

  /// Reads all views, but of those that have not changed since only what costs nothing.
  mutating func readContents(_ kept: KnownViews?) throws(LayoutError) {
    let use = WidthUse()
    var context = context(width: nil)
    context.widthUse = use
    readings = Readings(itemCount: tree.items.count, viewCount: tree.views.count)
    for (item, view) in tree.views {
      let translates = item > 0 && translates(view, item)
      if let kept, kept.keeps(item, in: tree) {
        readings.take(item, of: kept.readings)
        readings.facts.note(
          view, item, outset: kept.readings.facts.outsets[item], translatesMask: translates)
        continue
      }
      let reading = try read(view, item, in: context, translatesMask: translates)
      readings.facts.note(view, item, outset: reading.outset, translatesMask: translates)
      readings.note(reading, of: item)
    }
    readings.listWrapped()
  }

  /// Takes what was read of views of which none has changed since; users' classes are asked again.
  mutating func takeContents(_ kept: inout KnownViews) throws(LayoutError) {
    let use = WidthUse()
    var context = context(width: nil)
    context.widthUse = use
    // Nobody else has them now, so that they are changed in place.
    swap(&readings, &kept.readings)
    var isOtherwise = false
    for item in kept.askedItems {
      let view = tree.views[item].view
      if isBareStill(view, item, in: context) { continue }
      let reading = try read(
        view, item, in: context, translatesMask: item > 0 && translates(view, item))
      readings.facts.setOutset(reading.outset, of: item)
      if readings.isWrapped[item] != reading.isWrapped { isOtherwise = true }
      readings.note(reading, of: item)
    }
    if isOtherwise { readings.listWrapped() }
  }

  /// Whether a view shows nothing and has no size of its own, now as before: then nothing of it is otherwise.
  private func isBareStill(_ view: View, _ item: Int, in context: ContentContext) -> Bool {
    guard readings.isBare[item] else { return false }
    context.widthUse?.isRead = false
    guard view.content(in: context).isBare, view.usedContentSize(in: context).isNone,
      view.usedAlignmentInsets(environment.systemVersion) == .zero
    else { return false }
    return context.widthUse?.isRead != true
  }

  private func read(
    _ view: View, _ item: Int, in context: ContentContext, translatesMask: Bool
  ) throws(LayoutError) -> Reading {
    let use = context.widthUse
    use?.isRead = false
    let content = view.content(in: context)
    let showsByWidth = use?.isRead == true
    use?.isRead = false
    let size = view.usedContentSize(in: context)
    let isWrapped = use?.isRead == true
    let outset = view.usedAlignmentInsets(environment.systemVersion)
    try view.check(
      content, size: size, insets: outset, translatesMask: translatesMask,
      of: { tree.items[item] })
    return Reading(
      content: content, size: size, outset: outset, showsByWidth: showsByWidth,
      isWrapped: isWrapped,
      shrinks: (content.hasText || showsByWidth)
        && (view as? Label).map { $0.minimumScaleFactor < 1 } ?? false)
  }

  func translates(_ view: View, _ item: Int) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && !isArranged[item]
  }

  func context(width: Double?) -> ContentContext {
    ContentContext(
      traits: environment.traits, text: measuring, width: width,
      systemVersion: environment.systemVersion)
  }

  func contentSize(of view: View, in context: ContentContext) -> CGSize {
    view.usedContentSize(in: context).usable
  }

  var facts: ViewFacts { readings.facts }
  /// What views show, by item.
  var contents: [ViewContent] { readings.contents }
  /// The sizes of contents before any width is known, by item; -1 where there is none.
  var firstSizes: [CGSize] { readings.firstSizes }
  /// The views whose content sizes depend on their widths.
  var wrappedItems: [Int] { readings.wrappedItems }
}

extension ViewContent {
  /// Whether it is that of a view without a class of its own.
  fileprivate var isBare: Bool {
    guard case .view = control else { return false }
    return !hasText && firstBaselineFromTop == nil && lastBaselineFromBottom == nil && !centersText
  }
}

extension CGSize {
  fileprivate var isNone: Bool {
    width == View.noIntrinsicMetric && height == View.noIntrinsicMetric
  }

  /// Without what is not a length a constraint could have.
  fileprivate var usable: CGSize {
    CGSize(width: Self.usable(width), height: Self.usable(height))
  }

  private static func usable(_ length: Double) -> Double {
    (0...LinearForm.largestNumber).contains(length) ? length : View.noIntrinsicMetric
  }
}
