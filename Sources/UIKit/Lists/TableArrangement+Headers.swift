import RedlineLayout

/// Headers and footers of sections.
///
/// The heights are those of Interface Builder's files: in a grouped list 35 pt above the first
/// section without a header and 18 pt above others, 38 pt for one line of a header (55⅓ for the
/// first), 37⅓ for one line of a footer; in a plain list 28 pt and, since iOS 15, 22 above them.
extension TableArrangement {
  func arrangeHeader(_ section: Int, at y: CGFloat) -> CGFloat {
    guard let list else { return y }
    let view = headers[section] ?? makeHeader(section)
    let padding = topPadding(view)
    let asked = rowDelegate?.tableView(list, heightForHeaderInSection: section)
    var height = asked ?? list.sectionHeaderHeight
    if height < 0 {
      let empty: CGFloat = !isGrouped ? 0 : section == 0 && list.tableHeaderView == nil ? 35 : 18
      height = view.map { automaticHeight($0, isGrouped ? 38 : 28) } ?? empty
    }
    setHeader(height + padding, of: section)
    if let view {
      headers[section] = view
      let frame = CGRect(x: 0, y: y + padding, width: width, height: height)
      if show(view, frame, "header", section) {
        rowDelegate?.tableView(list, willDisplayHeaderView: view, forSection: section)
      }
    }
    return y + padding + height
  }

  func arrangeFooter(_ section: Int, at y: CGFloat) -> CGFloat {
    guard let list else { return y }
    let view = footers[section] ?? makeFooter(section)
    let asked = rowDelegate?.tableView(list, heightForFooterInSection: section)
    var height = asked ?? list.sectionFooterHeight
    if height < 0 {
      height = view.map { automaticHeight($0, isGrouped ? 18 : 28) } ?? (isGrouped ? 18 : 0)
    }
    setFooter(height, of: section)
    if let view {
      footers[section] = view
      let frame = CGRect(x: 0, y: y, width: width, height: height)
      if show(view, frame, "footer", section) {
        rowDelegate?.tableView(list, willDisplayFooterView: view, forSection: section)
      }
    }
    return y + height
  }

  private func topPadding(_ view: UIView?) -> CGFloat {
    guard let list, view != nil, !isGrouped else { return 0 }
    if list.sectionHeaderTopPadding >= 0 { return list.sectionHeaderTopPadding }
    return UIScreen.main.environment.systemVersion >= 15 ? 22 : 0
  }

  private func makeHeader(_ section: Int) -> UIView? {
    guard let list else { return nil }
    if let view = rowDelegate?.tableView(list, viewForHeaderInSection: section) {
      return styled(view, isFooter: false, isFirst: section == 0)
    }
    let title = list.dataSource?.tableView(list, titleForHeaderInSection: section)
    return title.flatMap { titled($0, isFooter: false, isFirst: section == 0) }
  }

  private func makeFooter(_ section: Int) -> UIView? {
    guard let list else { return nil }
    if let view = rowDelegate?.tableView(list, viewForFooterInSection: section) {
      return styled(view, isFooter: true, isFirst: false)
    }
    let title = list.dataSource?.tableView(list, titleForFooterInSection: section)
    return title.flatMap { titled($0, isFooter: true, isFirst: false) }
  }

  private func titled(_ title: String, isFooter: Bool, isFirst: Bool) -> UIView? {
    guard !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let isUpper = isGrouped && !isFooter && UIScreen.main.environment.systemVersion < 26
    view.textLabel?.text = isUpper ? title.uppercased() : title
    if !isGrouped, UIScreen.main.environment.systemVersion < 15 {
      view.backgroundColor = .systemGray6
    }
    return styled(view, isFooter: isFooter, isFirst: isFirst)
  }

  private func styled(_ view: UIView, isFooter: Bool, isFirst: Bool) -> UIView {
    guard let list, let header = view as? UITableViewHeaderFooterView else { return view }
    var side = list.margin
    if list.style == .insetGrouped { side += list.margin }
    var margins = UIEdgeInsets(top: 3.5, left: side, bottom: 3.5, right: side)
    if isGrouped {
      margins.top = isFooter ? 8 : isFirst ? 33 : 16
      margins.bottom = isFooter ? 14 : 6.5
    }
    header.titleStyle = .init(isGrouped: isGrouped, isFooter: isFooter, margins: margins)
    return view
  }

  private func automaticHeight(_ view: UIView, _ usual: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    if let title = (view as? UITableViewHeaderFooterView)?.titleHeight(width: width) {
      return isGrouped
        ? (title * scale).rounded(.up) / scale : max(usual, (title * scale).rounded() / scale)
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : usual
  }

  /// Places a view of a section.
  /// - Returns: Whether it was not in the list before.
  private func show(_ view: UIView, _ frame: CGRect, _ name: String, _ section: Int) -> Bool {
    guard let list else { return false }
    view.stored.partName = sections.count > 1 ? "section \(section) \(name)" : name
    view.peer.isPlacedByList = true
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    view.frame = frame
    let isNew = view.superview !== list
    if isNew { list.addSubview(view) }
    let header = view as? UITableViewHeaderFooterView
    header?.setNeedsLayout()
    return isNew
  }
}
