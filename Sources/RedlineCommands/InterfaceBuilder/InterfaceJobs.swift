import Foundation
import RedlineComparison
import RedlineDiagram
import RedlineInterfaceBuilder
import RedlineKit
import RedlineLayout
import RedlineText

/// What is drawn of a storyboard or xib.
struct InterfaceJobs {
  var document: InterfaceDocument
  var options: InterfaceOptions
  /// What the files of the overview and of a view that is alone are called, and those of scenes begin with.
  var baseName: String
  var drawsOverview = true
  /// What stands in the files' names for the language of the texts.
  var languageSuffix = ""
  /// How figures of scenes are laid out that show their variations; `nil` draws the scenes themselves.
  var variations: FigureOptions?
  /// Whether such a figure has constraints that hold under other traits, too.
  var showsInactive = false

  /// A job for each scene and device, and one for the overview of a storyboard.
  var jobs: [RenderJob] {
    if let variations { return variationJobs(variations) }
    var names: [String: Int] = [:]
    var jobs: [RenderJob] = []
    for var variant in options.variants {
      variant.options.drawsScreens = true
      for root in roots {
        let name = fileName(of: root, suffix: variant.suffix, &names)
        let (document, build) = (document, variant.options)
        jobs.append(
          RenderJob(
            fileName: name,
            subject: .layout {
              try document.drawn(
                root, name: document.pictureName(of: root), build, try TextShaper.shared())
            }))
      }
    }
    if document.isStoryboard, options.scene.isEmpty, drawsOverview,
      document.scenes.count > 1, var variant = options.variants.first
    {
      variant.options.drawsScreens = true
      jobs.append(overview(variant.options, suffix: variant.suffix + languageSuffix))
    }
    return jobs
  }

  /// The roots that are drawn.
  private var roots: [InterfaceDocument.DrawnRoot] {
    document.drawnRoots.filter(options.isWanted)
  }

  /// The name of a scene's files, with a number where others have it.
  private func fileName(
    of root: InterfaceDocument.DrawnRoot, suffix: String, _ used: inout [String: Int]
  ) -> String {
    let isAlone = !document.isStoryboard && document.drawnRoots.count == 1
    let scene = isAlone ? "" : "-\(slugified(root.name))"
    let plain = "\(baseName)\(scene)\(suffix)\(languageSuffix)"
    used[plain, default: 0] += 1
    let number = used[plain] ?? 1
    return number == 1 ? plain : "\(plain)-\(number)"
  }

  /// A figure for each scene that varies by size class, with a picture for each set of its variations.
  private func variationJobs(_ figure: FigureOptions) -> [RenderJob] {
    guard let variant = options.variants.first else { return [] }
    var names: [String: Int] = [:]
    return roots.compactMap { root in
      let devices = document.variedDevices(of: root)
      guard devices.count > 1 else { return nil }
      let (document, title) = (document, document.pictureName(of: root))
      var joined = JoinedFigure(form: .series, title: title) {
        try devices.map { place in
          var build = variant.options
          build.drawsScreens = true
          build.device = place.device
          return try document.drawn(root, name: title, build, try TextShaper.shared())
        }
      }
      joined.captions = devices.map(\.caption)
      (joined.figure, joined.showsInactive) = (figure, showsInactive)
      return RenderJob(
        joined, fileName: fileName(of: root, suffix: "\(variant.suffix)-variations", &names))
    }
  }

  private func overview(_ build: BuildOptions, suffix: String) -> RenderJob {
    let (document, title) = (document, baseName)
    return RenderJob(
      fileName: baseName + suffix,
      subject: .page { theme, mode in
        try document.map(title: title, build).svg(theme: theme, textMode: mode)
      })
  }
}

extension InterfaceDocument {
  /// What the box of a storyboard reference says.
  private func remarks(_ reference: InterfaceScene.Reference) -> [String] {
    // The caption has the identifier, else the name of the storyboard.
    let place =
      reference.identifier == nil ? "initial controller" : reference.storyboard.map { "in \($0)" }
    return ["Storyboard reference", place ?? "in this storyboard"]
  }

  /// The scenes where they lie on the canvas, with their segues.
  func map(title: String, _ options: BuildOptions) throws -> SceneMap {
    let shaper = try TextShaper.shared()
    var layouts: [String: SolvedLayout] = [:]
    for root in drawnRoots where root.isMain {
      layouts[root.scene.id] = try? drawn(root, name: root.name, options, shaper)
    }
    return SceneMap(
      title: title,
      scenes: scenes.map { scene in
        SceneMap.Scene(
          id: scene.objectID, title: scene.title, center: scene.position,
          layout: layouts[scene.id], isInitial: scene.isInitial,
          remarks: scene.reference.map(remarks)
            ?? [scene.kind].filter { $0 != scene.title && !$0.isEmpty })
      },
      arrows: scenes.flatMap { scene in
        scene.segues.map { segue in
          SceneMap.Arrow(
            from: scene.objectID, to: segue.destination,
            label: segue.identifier ?? (segue.kind == "relationship" ? "" : segue.kind),
            isRelationship: segue.kind == "relationship")
        }
      })
  }
}
