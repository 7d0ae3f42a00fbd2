import UIKit

class FilterViewController: UIViewController {

    private let levels = UISegmentedControl(items: ["Easy", "Medium", "Hard"])
    private let stepper = UIStepper()
    private let countLabel = UILabel()
    private let dogsSwitch = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Filter"
        view.backgroundColor = .systemGroupedBackground
        levels.selectedSegmentIndex = 1
        stepper.minimumValue = 1
        stepper.maximumValue = 5
        stepper.value = 3
        stepper.addTarget(self, action: #selector(step), for: .valueChanged)
        countLabel.text = "At least 3 stars"
        let dogs = UILabel()
        dogs.text = "Dogs allowed"
        let rows = [[countLabel, stepper], [dogs, dogsSwitch]].map { views -> UIStackView in
            let row = UIStackView(arrangedSubviews: views)
            row.alignment = .center
            row.distribution = .equalSpacing
            return row
        }
        let stack = UIStackView(arrangedSubviews: [levels] + rows)
        stack.axis = .vertical
        stack.spacing = 20
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
        stack.backgroundColor = .secondarySystemGroupedBackground
        stack.layer.cornerRadius = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let views: [String: Any] = ["stack": stack]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[stack]-|", options: [], metrics: nil, views: views))
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
    }

    @objc private func step() {
        countLabel.text = "At least \(Int(stepper.value)) stars"
    }
}
