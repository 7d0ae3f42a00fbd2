import UIKit

class AddTrailViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet var nameField: UITextField!
    @IBOutlet var lengthSlider: UISlider!
    @IBOutlet weak var lengthLabel: UILabel?

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemGroupedBackground
        let name = UITextField()
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.delegate = self
        let slider = UISlider()
        slider.minimumValue = 1
        slider.maximumValue = 40
        slider.value = 10
        slider.addTarget(self, action: #selector(AddTrailViewController.lengthChanged(_:)), for: .valueChanged)
        let label = UILabel()
        label.text = "10 km"
        label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        (nameField, lengthSlider, lengthLabel) = (name, slider, label)

        let row = UIStackView(arrangedSubviews: [slider, label])
        row.spacing = UIStackView.spacingUseSystem
        row.alignment = .center
        let stack = UIStackView(arrangedSubviews: [name, row])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalToSystemSpacingBelow: root.safeAreaLayoutGuide.topAnchor, multiplier: 2),
            stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        ])
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Trail"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .done, target: self, action: #selector(cancel))
    }

    @IBAction func lengthChanged(_ sender: UISlider) {
        lengthLabel?.text = "\(Int(sender.value)) km"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @objc func cancel() {
        dismiss(animated: true, completion: nil)
    }
}
