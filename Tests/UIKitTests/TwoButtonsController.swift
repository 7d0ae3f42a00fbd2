import UIKit

/// The second article's layout, which activates other constraints in each size class.
final class TwoButtonsController: UIViewController {
  let textLabel = UILabel()
  let redButton = UIButton(type: .system)
  let greenButton = UIButton(type: .system)
  let leadingGuide = UILayoutGuide()
  let middleGuide = UILayoutGuide()
  let trailingGuide = UILayoutGuide()
  var regularConstraints = [NSLayoutConstraint]()
  var compactConstraints = [NSLayoutConstraint]()

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.text = "Adapting"
    redButton.setTitle("Short", for: .normal)
    greenButton.setTitle("A longer title", for: .normal)
    for subview in [textLabel, redButton, greenButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    for guide in [leadingGuide, middleGuide, trailingGuide] { view.addLayoutGuide(guide) }
    setupConstraints()
  }

  private func setupConstraints() {
    let contentGuide = view.readableContentGuide
    textLabel.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor).isActive = true
    textLabel.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor).isActive = true
    textLabel.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8.0)
      .isActive = true
    redButton.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 8.0).isActive = true
    redButton.widthAnchor.constraint(equalTo: greenButton.widthAnchor).isActive = true
    leadingGuide.widthAnchor.constraint(equalTo: middleGuide.widthAnchor).isActive = true
    leadingGuide.widthAnchor.constraint(equalTo: trailingGuide.widthAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: leadingGuide.leadingAnchor).isActive = true
    trailingGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    regularConstraints = [
      leadingGuide.trailingAnchor.constraint(equalTo: redButton.leadingAnchor),
      redButton.trailingAnchor.constraint(equalTo: middleGuide.leadingAnchor),
      middleGuide.trailingAnchor.constraint(equalTo: greenButton.leadingAnchor),
      greenButton.trailingAnchor.constraint(equalTo: trailingGuide.leadingAnchor),
      greenButton.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 8.0),
    ]
    compactConstraints = [
      redButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      greenButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      greenButton.topAnchor.constraint(equalTo: redButton.bottomAnchor, constant: 8.0),
    ]
    enableConstraintsForWidth(traitCollection.horizontalSizeClass)
  }

  private func enableConstraintsForWidth(_ horizontalSizeClass: UIUserInterfaceSizeClass) {
    if horizontalSizeClass == .regular {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      enableConstraintsForWidth(traitCollection.horizontalSizeClass)
    }
  }
}
