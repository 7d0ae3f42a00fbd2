import UIKit

class TrailCell: UITableViewCell {

    static let reuseIdentifier = "TrailCell"

    private let photoView = UIImageView()
    private let nameLabel = UILabel()
    private let summaryLabel = UILabel()
    private let ratingView = RatingView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator

        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 8
        photoView.backgroundColor = .systemGray5
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.numberOfLines = 0
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.numberOfLines = 0

        let texts = UIStackView(arrangedSubviews: [nameLabel, ratingView, summaryLabel])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = 4
        [photoView, texts].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            photoView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            photoView.topAnchor.constraint(equalTo: margins.topAnchor),
            photoView.widthAnchor.constraint(equalToConstant: 64),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor),
            photoView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            texts.leadingAnchor.constraint(equalToSystemSpacingAfter: photoView.trailingAnchor, multiplier: 1.5),
            texts.topAnchor.constraint(equalTo: margins.topAnchor),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with trail: Trail) {
        photoView.image = UIImage(named: "Lake")
        nameLabel.text = trail.name
        summaryLabel.text = "\(trail.region) · \(trail.length)"
        ratingView.rating = trail.rating
    }
}
