import UIKit

/// The controller of the documentation.
final class LoginController: UIViewController {
  let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.borderStyle = .roundedRect
    name.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }
}
