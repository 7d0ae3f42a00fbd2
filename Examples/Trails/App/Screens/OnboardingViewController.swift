import UIKit

class OnboardingViewController: UIViewController, UIScrollViewDelegate {

    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let startButton = PrimaryButton(title: "Get Started")
    private let pages = ["Find trails near you", "Save them for a day without a signal", "Share what you saw"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        pageControl.numberOfPages = pages.count
        pageControl.setContentHuggingPriority(.required, for: .vertical)
        pageControl.currentPageIndicatorTintColor = .systemGreen
        pageControl.pageIndicatorTintColor = .systemGray4
        pageControl.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)
        for view in [scrollView, pageControl] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(scrollView)
        view.addSubview(pageControl)
        view.addSubview(startButton)
        var previous: NSLayoutXAxisAnchor = scrollView.contentLayoutGuide.leadingAnchor
        for words in pages {
            let label = UILabel()
            label.text = words
            label.font = .preferredFont(forTextStyle: .largeTitle)
            label.textAlignment = .center
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: previous),
                label.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                label.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                label.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            ])
            previous = label.trailingAnchor
        }
        previous.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor).isActive = true
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: startButton.topAnchor, constant: -12),
            startButton.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            startButton.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            startButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20),
            startButton.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    @objc func pageChanged(_ sender: UIPageControl) {
        scrollView.setContentOffset(CGPoint(x: CGFloat(sender.currentPage) * scrollView.bounds.width, y: 0), animated: true)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int(scrollView.contentOffset.x / max(scrollView.bounds.width, 1))
    }
}
