// The code of the article FromUIKitToRedline, word for word.

import RedlineCommands
import RedlineKit
import Testing
import UIKit

@MainActor @Test func theFieldIsBelowTheStatusBar() {
  let controller = LoginController()
  let window = UIWindow()  // as large as the screen, an iPhone 15
  window.rootViewController = controller
  window.makeKeyAndVisible()
  #expect(controller.name.frame == CGRect(x: 16, y: 67, width: 361, height: 34))
}

@MainActor @Test func framesOfTheArticle() {
  let controller = LoginController()
  let window = UIWindow()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  expectFrames(
    of: controller.view,
    equal: """
      UIView 0 0 393 852
        UITextField 16 67 361 34
      """)
}

struct MyLayouts: LayoutCatalog {
  static let entries = [
    Entry("login", on: .iPhone15, .iPhone8.landscape) { LoginController() }
  ]
}
