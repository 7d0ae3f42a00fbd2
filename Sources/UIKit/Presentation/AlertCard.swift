import RedlineLayout
import RedlineModel

/// What a question shows: a card with its texts, fields and actions, and below that of a sheet one to cancel.
/// Measures are those of iOS 13 to 18, where widths and heights are known: 270 points for an alert, 44 for
/// its actions and 57 for those of a sheet, 8 around a sheet.
final class AlertCard: UIView {
  private let isSheet: Bool
  private let column = UIStackView()

  init(of alert: UIAlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    stored.partName = "card"
    (column.axis, column.spacing) = (.vertical, 8)
    add(column, to: self, insets: .zero)
    var actions = alert.actions
    // Among several the one that cancels comes last, of two beside each other first.
    let cancel = actions.firstIndex { $0.style == .cancel }.map { actions.remove(at: $0) }
    let main = Self.surface()
    let rows = UIStackView()
    rows.axis = .vertical
    add(rows, to: main, insets: .zero)
    column.addArrangedSubview(main)
    addTexts(of: alert, to: rows)
    if isSheet {
      for action in actions { addRow([action], of: alert, to: rows) }
      if let cancel {
        let last = Self.surface()
        add(button(cancel, of: alert), to: last, insets: .zero)
        column.addArrangedSubview(last)
      }
    } else if let cancel, actions.count == 1 {
      addRow([cancel] + actions, of: alert, to: rows)
    } else {
      for action in actions + [cancel].compactMap(\.self) {
        addRow([action], of: alert, to: rows)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Keeps a sheet above the lower part of the screen that it is to leave free.
  private var lower: NSLayoutConstraint?

  func keep(above inset: CGFloat) {
    let constant = -max(8, inset)
    if let lower, lower.constant != constant { lower.constant = constant }
  }

  /// Places the card as the system does: in the middle, or at the lower edge.
  func placeInSuperview(isSheet: Bool) {
    guard let view = superview else { return }
    let safe = view.safeAreaLayoutGuide
    var constraints = [centerXAnchor.constraint(equalTo: view.centerXAnchor)]
    if isSheet {
      let width = widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)
      width.priority = .required - 1
      constraints += [
        width, widthAnchor.constraint(lessThanOrEqualToConstant: 414),
      ]
      let low = bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)
      lower = low
      constraints.append(low)
    } else {
      constraints += [
        widthAnchor.constraint(equalToConstant: 270),
        centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    let own = view.constraints.filter { $0.firstItem === self }
    for constraint in own + Self.constraints(in: self) {
      constraint.peer?.origin = .system
      constraint.peer?.location = nil
    }
  }

  /// The constraints of the card and of what is in it, but for those that a program gives its fields.
  private static func constraints(in view: UIView) -> [NSLayoutConstraint] {
    guard !(view is UITextField) else { return [] }
    return view.constraints + view.subviews.flatMap(constraints)
  }

  private static func surface() -> UIView {
    let view = UIView()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 14
    view.clipsToBounds = true
    return view
  }

  private func add(_ view: UIView, to other: UIView, insets: UIEdgeInsets) {
    view.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.right),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
    ])
  }

  private func addTexts(of alert: UIAlertController, to rows: UIStackView) {
    let texts = UIStackView()
    (texts.axis, texts.spacing) = (.vertical, isSheet ? 12 : 2)
    let titleFont = UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    let color: UIColor = isSheet ? .secondaryLabel : .label
    for (text, font) in [(alert.title, titleFont), (alert.message, .systemFont(ofSize: 13))] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, color)
      (label.numberOfLines, label.textAlignment) = (0, .center)
      texts.addArrangedSubview(label)
    }
    for field in alert.textFields ?? [] {
      if field.borderStyle == .none { field.borderStyle = .roundedRect }
      if let last = texts.arrangedSubviews.last { texts.setCustomSpacing(16, after: last) }
      if field.font?.pointSize == 17 { field.font = .systemFont(ofSize: 13) }
      texts.addArrangedSubview(field)
    }
    guard !texts.arrangedSubviews.isEmpty else { return }
    let area = UIView()
    let side: CGFloat = 16
    add(
      texts, to: area,
      insets: UIEdgeInsets(
        top: isSheet ? 14.5 : 20, left: side, bottom: isSheet ? 14.5 : 20, right: side))
    rows.addArrangedSubview(area)
  }

  private func addRow(
    _ actions: [UIAlertAction], of alert: UIAlertController, to rows: UIStackView
  ) {
    let line = Self.line()
    line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
    if !rows.arrangedSubviews.isEmpty { rows.addArrangedSubview(line) }
    let row = UIStackView()
    var first: UIView?
    for action in actions {
      let button = button(action, of: alert)
      if let first {
        let line = Self.line()
        line.widthAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        row.addArrangedSubview(line)
        row.addArrangedSubview(button)
        button.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      } else {
        row.addArrangedSubview(button)
        first = button
      }
    }
    rows.addArrangedSubview(row)
  }

  private static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }

  private func button(_ action: UIAlertAction, of alert: UIAlertController) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let isBold =
      alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let size: CGFloat = isSheet ? 20 : 17
    button.titleLabel?.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
    button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : 44).isActive = true
    return button
  }
}
