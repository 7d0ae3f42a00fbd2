import UIKit

class WeatherViewController: UIViewController {

    private let card = UIView()
    private let temperatureLabel = UILabel()
    private let daysStack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        view.backgroundColor = .sky
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 20
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 10
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        temperatureLabel.text = "18°"
        temperatureLabel.font = .systemFont(ofSize: 64, weight: .thin)
        for (day, share) in [("Mon", 0.3), ("Tue", 0.8), ("Wed", 0.5)] {
            let label = UILabel()
            label.text = day
            let bar = UIProgressView(progressViewStyle: .default)
            bar.progress = Float(share)
            let row = UIStackView(arrangedSubviews: [label, bar])
            row.alignment = .center
            row.spacing = 12
            label.widthAnchor.constraint(equalToConstant: 48).isActive = true
            daysStack.addArrangedSubview(row)
        }
        daysStack.axis = .vertical
        daysStack.spacing = 8
        for view in [card, temperatureLabel, daysStack] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(card)
        card.addSubview(temperatureLabel)
        card.addSubview(daysStack)
        let safe = view.safeAreaLayoutGuide
        let width = card.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -40)
        width.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            width,
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            card.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            temperatureLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            temperatureLabel.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            daysStack.topAnchor.constraint(equalTo: temperatureLabel.bottomAnchor, constant: 12),
            daysStack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            daysStack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            daysStack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
        ])
    }
}
