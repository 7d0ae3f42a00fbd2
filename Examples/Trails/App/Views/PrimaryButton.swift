import UIKit

final class PrimaryButton: UIButton {

    convenience init(title: String) {
        self.init(type: .system)
        setTitle(title, for: .normal)
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .preferredFont(forTextStyle: .headline)
        titleLabel?.adjustsFontForContentSizeCategory = true
        backgroundColor = UIColor(named: "Leaf") ?? .systemGreen
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        translatesAutoresizingMaskIntoConstraints = false
        heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    }
}
