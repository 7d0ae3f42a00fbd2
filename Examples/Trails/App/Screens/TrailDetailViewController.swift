import UIKit

class TrailDetailViewController: UIViewController {

    private let trail: Trail
    private let scrollView = UIScrollView()
    private let photoView = UIImageView(image: UIImage(resource: .lake))
    private let ratingView = RatingView()
    private lazy var summaryLabel: UILabel = {
        let label = UILabel()
        label.text = trail.summary
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        return label
    }()
    private lazy var saveButton = PrimaryButton(title: "Save for Later")

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = trail.name
        navigationItem.largeTitleDisplayMode = .never
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        ratingView.rating = trail.rating
        saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)

        let length = UILabel()
        length.text = trail.length
        length.font = .preferredFont(forTextStyle: .title2)
        let facts = UIStackView(arrangedSubviews: [length, UIView(), ratingView])
        facts.alignment = .center
        let content = UIStackView(arrangedSubviews: [facts, summaryLabel, saveButton])
        content.axis = .vertical
        content.spacing = 20

        for view in [scrollView, photoView, content] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(scrollView)
        scrollView.addSubview(photoView)
        scrollView.addSubview(content)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            photoView.topAnchor.constraint(equalTo: guide.topAnchor),
            photoView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            photoView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            photoView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 9 / 16),
            content.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 20),
            content.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
        ])
    }

    @objc private func save() {
        NotificationCenter.default.post(name: .trailWasSaved, object: self)
        saveButton.isEnabled = false
        UIView.animate(withDuration: 0.25) {
            self.saveButton.alpha = 0.5
        }
    }
}
