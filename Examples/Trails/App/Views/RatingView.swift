import UIKit

@IBDesignable
class RatingView: UIView {

    @IBInspectable var rating: Int = 0 {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable var count: Int = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        isAccessibilityElement = true
        setContentHuggingPriority(.required, for: .horizontal)
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: CGFloat(count) * 16 + CGFloat(count - 1) * 4, height: 16)
    }

    override func draw(_ rect: CGRect) {
        for index in 0..<count {
            let dot = UIBezierPath(ovalIn: CGRect(x: CGFloat(index) * 20, y: 0, width: 16, height: 16))
            (index < rating ? UIColor.systemOrange : UIColor.systemGray4).setFill()
            dot.fill()
        }
    }
}
