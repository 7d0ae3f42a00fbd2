import Foundation

extension LayoutReading {
  /// Gives items whose views have not changed the places that the solution has for them.
  func place(_ items: inout [SolvedLayout.Item]) {
    var frames = SnappedFrames(scale: environment.device.scale)
    frames.reserveCapacity(items.count)
    let layout = pass.program.program.layout
    let (outsets, parents, sizes) = (solver.facts.outsets, layout.parents, pass.contents)
    let shows = solver.readings.showsByWidth
    // Else a view that has not changed has the baselines of before.
    let mayHaveOthers = solver.hasStackBaselines
    let contents = solver.contents
    items.withUnsafeMutableBufferPointer { items in
      for item in items.indices {
        let rect = rects[item]
        let frame = frames.append(rect, outset: outsets[item], parent: parents[item])
        items[item].frame = frame.settled
        items[item].alignmentRect = rect.settled
        items[item].intrinsicWidth = sizes[item].width < 0 ? nil : Double(sizes[item].width)
        items[item].intrinsicHeight = sizes[item].height < 0 ? nil : Double(sizes[item].height)
        if shows[item] {
          placeText(of: item, &items[item], frame)
        } else if contents[item].hasText {
          placeText(contents[item], of: item, &items[item], frame)
        }
        guard mayHaveOthers else { continue }
        let (own, owners) = (layout.baselines[item], layout.baselineOwners[item])
        let isPlain = owners.first == item && owners.last == item
        if isPlain, own == CompiledLayout.Baselines() {
          if items[item].baselines != nil { items[item].baselines = nil }
        } else if !isPlain || items[item].baselines == nil {
          items[item].baselines = baselineDistances(of: item)
        }
      }
    }
    for item in solver.askedItems { placeContent(of: item, &items[item], frames.frames[item]) }
    for arranged in solver.stacks {
      let gaps = gaps(arranged.shown, isHorizontal: arranged.isHorizontal)
      if items[arranged.item].stack?.gaps != gaps { items[arranged.item].stack?.gaps = gaps }
    }
  }

  /// Places a text that is the same in all widths, and notes whether it is cut now.
  private func placeText(
    _ content: borrowing ViewContent, of item: Int, _ solved: inout SolvedLayout.Item,
    _ frame: CGRect
  ) {
    let baselines = content.baselines(height: Double(rects[item].height))
    solved.firstBaseline = baselines.map { (rects[item].minY + $0.fromTop).settled }
    solved.lastBaseline = baselines.map { (rects[item].maxY - $0.fromBottom).settled }
    let text = shownText(content, of: item, in: frame)
    if text !== solved.sharedText { solved.sharedText = text }
  }

  private func placeText(of item: Int, _ solved: inout SolvedLayout.Item, _ frame: CGRect) {
    let content = readContent(of: item)
    let baselines = content.baselines(height: Double(rects[item].height))
    solved.firstBaseline = baselines.map { (rects[item].minY + $0.fromTop).settled }
    solved.lastBaseline = baselines.map { (rects[item].maxY - $0.fromBottom).settled }
    solved.sharedText = shownText(content, of: item, in: frame)
  }

  /// What a user's class shows may be something else each time.
  private func placeContent(of item: Int, _ solved: inout SolvedLayout.Item, _ frame: CGRect) {
    let control: SolvedLayout.Control
    if solver.readings.isBare[item] {
      control = .view
      (solved.firstBaseline, solved.lastBaseline) = (nil, nil)
      if solved.text != nil { solved.text = nil }
    } else {
      placeText(of: item, &solved, frame)
      control = readContent(of: item).control
    }
    // Mostly they are those of before, which layouts share.
    if solved.control != control { solved.control = control }
    let baselines = baselineDistances(of: item)
    if solved.baselines != baselines { solved.baselines = baselines }
  }
}
