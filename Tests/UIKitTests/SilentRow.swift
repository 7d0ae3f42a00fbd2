import Foundation
import RedlineAnalysis
import RedlineLayout
import Testing
import UIKit

/// Something of a screen that no frame and no picture may show, in two ways, and what the diff has to say.
struct SilentRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var words: String
  var make: @MainActor @Sendable (Bool) -> UIViewController

  init(
    _ title: String, _ words: String,
    make: @escaping @MainActor @Sendable (Bool) -> UIViewController
  ) {
    (testDescription, self.words, self.make) = (title, words, make)
  }

  /// Checks that each way is the same again, and that the difference is named.
  @MainActor
  func check() throws {
    let before = try make(false).solved(on: .iPhone8)
    let again = LayoutDiff(from: before, to: try make(false).solved(on: .iPhone8))
    #expect(again.isEmpty, "\(again.text)")
    let diff = LayoutDiff(from: before, to: try make(true).solved(on: .iPhone8))
    #expect(!diff.isEmpty)
    #expect(diff.text.contains(words), "\(diff.text)")
  }
}

/// A controller with a view of 200 × 120 pt.
@MainActor func screen<Subject: UIView>(
  _ view: Subject, _ change: (Subject) -> Void = { _ in }
) -> UIViewController {
  let controller = UIViewController()
  view.frame = CGRect(x: 20, y: 40, width: 200, height: 120)
  controller.view.addSubview(view)
  change(view)
  return controller
}

/// A controller that keeps what views only refer to.
final class KeepingController: UIViewController {
  var kept: NSObject?
}
