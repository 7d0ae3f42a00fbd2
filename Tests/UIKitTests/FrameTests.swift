import Testing
import UIKit

@MainActor
@Suite struct FrameTests {
  @Test func halves() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 20, width: 150, height: 44))
  }
}
