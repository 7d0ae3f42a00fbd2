import UIKit

class LoginViewController: UIViewController {

    private let headerView = GradientView()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let loginButton = PrimaryButton(title: "Log In")
    private var bottomConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (field, words) in [(emailField, "Email"), (passwordField, "Password")] {
            field.placeholder = words
            field.borderStyle = .roundedRect
            field.autocapitalizationType = .none
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        emailField.keyboardType = .emailAddress
        passwordField.isSecureTextEntry = true
        loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
        #if os(iOS)
        emailField.textContentType = .username
        #endif

        let form = UIStackView(arrangedSubviews: [emailField, passwordField, loginButton])
        form.axis = .vertical
        form.spacing = 12
        form.setCustomSpacing(24, after: passwordField)
        for view in [headerView, form] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        bottomConstraint = form.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
        let centerY = form.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        centerY.priority = .defaultLow
        let width = form.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            headerView.topAnchor.constraint(equalTo: view.topAnchor),
            headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            headerView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
            form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            form.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
            form.topAnchor.constraint(greaterThanOrEqualTo: headerView.bottomAnchor, constant: 16),
            width, centerY, bottomConstraint,
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        bottomConstraint.constant = -frame.height - 16
        view.layoutIfNeeded()
    }

    @objc private func logIn() {
        let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true)
    }
}
