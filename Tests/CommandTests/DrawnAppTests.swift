import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineCommands
@testable import RedlineScratch

/// Files of apps that are drawn where they lie, with what the project around them has.
@Suite(.blocks) struct DrawnAppTests {
  /// A class of UIKit as it stands in an app, beside the app's delegate.
  @Test func aControllerOfAnApp() throws {
    let redline = Program.products.appending(path: "redline").path
    try #require(WarmBuild.around(redline, needsUIKit: true) != nil, "redline is not built whole")
    try withTemporaryFolder { folder in
      try Folder(folder.appending(path: "App").path).make()
      let place = folder.appending(path: "App/Places.swift").path
      try WholeFile(place).write(Self.controller)
      try WholeFile(folder.appending(path: "App/AppDelegate.swift").path).write(Self.delegate)
      var program = Program(
        built: "redline", ["draw", "--output=out", "--theme=light", "App"], in: folder)
      program.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
      let drawn = try program.run()
      #expect(drawn.status == 0, "\(drawn.errors)")
      // What was left out is told each time, also of a program that was compiled before.
      for errors in [drawn.errors, try program.run().errors] {
        let told = errors.split(separator: "\n").filter { $0.contains(": warning: left out: ") }
        #expect(
          told.map { $0.prefix { $0 != " " } } == [
            "App/AppDelegate.swift:3:1:", "App/AppDelegate.swift:6:1:", "App/Places.swift:1:1:",
          ], "\(errors)")
      }
      let path = folder.appending(path: "out/places-controller-iphone-16.svg").path
      #expect(
        String(decoding: try WholeFile(path).bytes(limit: 1 << 20), as: UTF8.self).contains(
          "MKMapView"))
      let broken = Self.controller.replacing(
        "    map.delegate = self", with: "    map.delegat = self")
      try WholeFile(place).write(broken)
      let refused = try program.run()
      #expect(refused.status == 70)
      #expect(refused.errors.contains("App/Places.swift:9:9: error: "), "\(refused.errors)")
    }
  }

  /// What a file draws has the catalogs of the project around it; without any, all images are placeholders.
  @Test func catalogsOfTheProject() throws {
    let redline = Program.products.appending(path: "redline").path
    try #require(WarmBuild.around(redline, needsUIKit: true) != nil, "redline is not built whole")
    try withTemporaryFolder { folder in
      for name in ["App.xcodeproj", "App/Screens"] {
        try Folder(folder.appending(path: name).path).make()
      }
      try WholeFile(folder.appending(path: "App/Screens/Leaves.swift").path).write(
        """
        import UIKit
        final class Leaves: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(UIImageView(image: UIImage(named: "Leaf")))
            view.addSubview(UIImageView(image: UIImage(named: "Branch")))
          }
        }
        """)
      var program = Program(
        built: "redline", ["draw", "--format=json", "--output=-", "App/Screens"], in: folder)
      program.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
      // The sources are the same, so that the program is compiled once.
      for (hasCatalog, size) in [(false, [24.0, 24.0]), (true, [10.0, 20.0])] {
        if hasCatalog { try addCatalog(to: folder) }
        let drawn = try program.run()
        #expect(drawn.status == 0, "\(drawn.errors)")
        let layout = try SolvedLayout(json: Data(drawn.output.utf8))
        let leaf = try #require(layout.items.first { "\($0.kind)".hasPrefix("image") })
        #expect([Double(leaf.frame.width), Double(leaf.frame.height)] == size)
        #expect(drawn.errors.contains("“Branch”") == hasCatalog, "\(drawn.errors)")
      }
    }
  }

  private func addCatalog(to folder: URL) throws {
    let image = folder.appending(path: "App/Assets.xcassets/Leaf.imageset")
    try Folder(image.path).make()
    try WholeFile(image.appending(path: "Contents.json").path).write(
      #"{"images":[{"idiom":"universal","filename":"leaf.svg"}]}"#)
    try WholeFile(image.appending(path: "leaf.svg").path).write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"></svg>"#)
  }

  private static let delegate = """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}

    extension UINavigationController {
      open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    """

  private static let controller = """
    import MapKit
    import UIKit

    final class PlacesController: UIViewController, MKMapViewDelegate {
      @IBOutlet private var label: UILabel!
      private let map = MKMapView()
      override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        map.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(map)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Here", style: .plain, target: self, action: #selector(here))
        NSLayoutConstraint.activate([
          map.topAnchor.constraint(equalTo: view.topAnchor),
          map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      @objc private func here() {}
    }
    """
}
