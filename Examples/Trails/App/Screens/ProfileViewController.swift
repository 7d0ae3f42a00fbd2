import UIKit

class ProfileViewController: UIViewController {

    private let avatarView = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    private let nameLabel = UILabel()
    private let numbers = [("Trails", "42"), ("Kilometers", "613"), ("Friends", "8")]
    private var compactConstraints: [NSLayoutConstraint] = []
    private var regularConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        avatarView.layer.cornerRadius = 48
        avatarView.layer.masksToBounds = true
        avatarView.layer.borderWidth = 2
        avatarView.layer.borderColor = UIColor.systemGreen.cgColor
        nameLabel.text = "Kim Larsen"
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.textAlignment = .center

        let boxes = numbers.map { title, value -> UIStackView in
            let number = UILabel()
            number.text = value
            number.font = .systemFont(ofSize: 22, weight: .bold)
            let caption = UILabel()
            caption.text = title
            caption.font = .preferredFont(forTextStyle: .caption1)
            caption.textColor = .secondaryLabel
            let box = UIStackView(arrangedSubviews: [number, caption])
            box.axis = .vertical
            box.alignment = .center
            return box
        }
        let row = UIStackView(arrangedSubviews: boxes)
        row.distribution = .fillEqually
        for view in [avatarView, nameLabel, row] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            avatarView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
            avatarView.widthAnchor.constraint(equalToConstant: 96),
            avatarView.heightAnchor.constraint(equalToConstant: 96),
        ])
        compactConstraints = [
            avatarView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 12),
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 24),
            row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        ]
        regularConstraints = [
            avatarView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 24),
            nameLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
            row.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 24),
            row.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ]
        nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        updateConstraintsForTraits()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateConstraintsForTraits()
    }

    private func updateConstraintsForTraits() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        NSLayoutConstraint.deactivate(isWide ? compactConstraints : regularConstraints)
        NSLayoutConstraint.activate(isWide ? regularConstraints : compactConstraints)
    }
}
