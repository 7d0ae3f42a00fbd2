import Foundation
import RedlineCommands
import RedlineComparison
import RedlineDiagram
import RedlineIO
import RedlineInterfaceBuilder
import RedlineModel
import RedlineText

/// A picture as it was drawn.
struct DrawnFigure: Sendable {
  var drawing: Drawing
  /// What has to be said of it.
  var note: String?
  /// The active constraints that somebody wrote; 0 where the layout is not known.
  var constraints = 0
  /// What it was drawn of, where a layout is known.
  var diagram: Diagram?

  init(_ drawing: Drawing, note: String? = nil) { (self.drawing, self.note) = (drawing, note) }

  /// Draws a diagram.
  init(_ diagram: Diagram) throws {
    drawing = try diagram.drawing()
    self.diagram = diagram
    constraints = diagram.layout.constraints.count { $0.origin == .user && $0.isActive }
  }
}

/// A picture that is going to be measured.
struct FigureSource: Sendable {
  var name: String
  var draw: @Sendable () async throws -> DrawnFigure

  func measured(width: Double) async -> Result<MeasuredFigure, FigureFailure> {
    do {
      let drawn = try await draw()
      let drawing = drawn.drawing
      return .success(
        MeasuredFigure(
          name: name, note: drawn.note, score: drawing.figureScore(width: width),
          constraints: drawn.constraints,
          pageWidth: Double(drawing.size.width / max(1, drawing.body.width)),
          drawing: drawn.drawing, diagram: drawn.diagram))
    } catch {
      return .failure(FigureFailure(line: "\(name): \(reason(of: error))"))
    }
  }
}

/// Why a picture cannot be measured.
struct FigureFailure: Error {
  var line: String
}

/// The pictures of a catalog or of files.
struct FigureSources {
  var figures: [FigureSource] = []
  var failures: [String] = []

  mutating func addGallery(_ entries: [Entry], _ themes: [Theme.Name]) {
    for entry in entries {
      for variant in entry.variants {
        for theme in themes {
          let name = entry.pictureName(of: variant) + (theme == .dark ? "~dark" : "")
          figures.append(
            FigureSource(name: name) {
              DrawnFigure(try await entry.drawing(in: variant, theme: theme))
            })
        }
      }
    }
  }

  /// Adds a file, or all of a folder that are known.
  mutating func add(_ path: String, _ themes: [Theme.Name]) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      for file in found.filter(Self.isKnown).sorted() { addFile(path + "/" + file, themes) }
    } else {
      addFile(path, themes)
    }
  }

  private static func isKnown(_ path: String) -> Bool {
    InterfaceFile.isInterface(path) || path.hasSuffix(".svg") || path.hasSuffix(".json")
  }

  private mutating func addFile(_ path: String, _ themes: [Theme.Name]) {
    if InterfaceFile.isInterface(path) {
      addScenes(path, themes)
    } else if path.hasSuffix(".svg") {
      figures.append(
        FigureSource(name: path) {
          let text = String(decoding: try LayoutFile(path: path).bytes(), as: UTF8.self)
          let (drawing, isSame) = try Drawing.redrawn(from: text)
          return DrawnFigure(
            drawing, note: isSame ? nil : "drawn again, and not as in the file")
        })
    } else {
      for theme in themes {
        figures.append(
          FigureSource(name: path + (theme == .dark ? "~dark" : "")) {
            var diagram = Diagram(try LayoutFile(path: path).read())
            diagram.theme = theme
            return try DrawnFigure(diagram)
          })
      }
    }
  }

  private mutating func addScenes(_ path: String, _ themes: [Theme.Name]) {
    do {
      let document = try InterfaceFile(path: path).read()
      // As `redline render` draws it.
      var build = BuildOptions()
      build.intrinsic = .canvas
      build.drawsScreens = true
      let options = build
      for root in document.drawnRoots {
        for theme in themes {
          let name = "\(path): \(root.name)" + (theme == .dark ? " (dark)" : "")
          figures.append(
            FigureSource(name: name) {
              let layout = try document.drawn(
                root, name: document.pictureName(of: root), options, try TextShaper.shared())
              var diagram = Diagram(layout)
              diagram.theme = theme
              return try DrawnFigure(diagram)
            })
        }
      }
    } catch {
      failures.append(reason(of: error))
    }
  }
}
