import RedlineIO
import RedlineKit

/// A page with all pictures of a catalog: one HTML file that refers to the files beside it.
struct IndexPage {
  var title: String
  var entries: [Entry]
  /// The result of each variant of each entry, in the order of the entries.
  var results: [RenderResult]

  /// The page, in UTF-8 and without a script.
  var html: String {
    var rest = results[...]
    let groups = sections.map { section, entries in
      let cards = entries.map { entry in
        let own = rest.prefix(entry.variants.count)
        rest = rest.dropFirst(entry.variants.count)
        return card(entry, Array(own))
      }
      return group(section, cards)
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(MarkupEscaping.html(title))</title>
      <style>
      \(indexPageStyle)
      </style>
      </head>
      <body>
      <nav aria-label="Layouts">
      <p class="name"><a href="#top">\(MarkupEscaping.html(title))</a></p>
      \(contents)
      </nav>
      <main id="top">
      <header>
      <h1>\(MarkupEscaping.html(title))</h1>
      <p>\(MarkupEscaping.html(countLine)). Each picture opens in full size.</p>
      \(themeChoice)
      </header>
      \(groups.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// Neighbouring entries with the same heading.
  private var sections: [(CatalogSection?, [Entry])] {
    entries.reduce(into: []) { sections, entry in
      if let last = sections.indices.last, sections[last].0 == entry.section {
        sections[last].1.append(entry)
      } else {
        sections.append((entry.section, [entry]))
      }
    }
  }

  private var countLine: String {
    "\(counted(entries.count, "layout")) in \(counted(results.count, "environment"))"
  }

  private var themes: [Theme.Name] {
    Theme.Name.allCases.filter { theme in
      results.contains { $0.files.contains { $0.theme == theme } }
    }
  }

  /// Buttons that show one theme or both, where there are two.
  private var themeChoice: String {
    guard themes.count > 1 else { return "" }
    let choices = [("both", "Light and dark"), ("light", "Light"), ("dark", "Dark")]
    let buttons = choices.map { id, label in
      let checked = id == "both" ? " checked" : ""
      return """
        <label><input type="radio" name="theme" id="show-\(id)"\(checked)><span>\(label)</span></label>
        """
    }
    return """
      <fieldset class="themes"><legend>Show</legend>
      \(buttons.joined(separator: "\n"))
      </fieldset>
      """
  }

  private var contents: String {
    sections.map { section, entries in
      let links = entries.map {
        "<li><a href=\"#\($0.name)\">\(MarkupEscaping.html($0.title))</a></li>"
      }
      let heading =
        section.map { section in
          "<p><a href=\"#\(anchor(of: section))\">\(MarkupEscaping.html(section.title))</a></p>\n"
        } ?? ""
      return "\(heading)<ul>\n\(links.joined(separator: "\n"))\n</ul>"
    }.joined(separator: "\n")
  }

  private func group(_ section: CatalogSection?, _ cards: [String]) -> String {
    let heading = section.map { section in
      let summary = section.summary.map { "\n<p>\(prose($0))</p>" } ?? ""
      return """
        <h2 id="\(anchor(of: section))">\(MarkupEscaping.html(section.title))</h2>\(summary)

        """
    }
    return "<section>\n\(heading ?? "")\(cards.joined(separator: "\n"))\n</section>"
  }

  /// Cannot be an entry's name, which has single hyphens.
  private func anchor(of section: CatalogSection) -> String {
    "section--\(slugified(section.title))"
  }

  private func card(_ entry: Entry, _ results: [RenderResult]) -> String {
    let summary = entry.summary.map { "\n<p>\(prose($0))</p>" } ?? ""
    let figures = zip(entry.variants, results).map { figure(entry, $0, $1) }
    return """
      <article id="\(entry.name)">
      <h3>\(MarkupEscaping.html(entry.title)) <a class="anchor" href="#\(entry.name)">#\(entry.name)</a></h3>\(summary)
      <div class="figures">
      \(figures.joined(separator: "\n"))
      </div>
      </article>
      """
  }
}

extension IndexPage {
  private func figure(_ entry: Entry, _ variant: Variant, _ result: RenderResult) -> String {
    let pictures = result.files.filter { $0.format == .svg }
    let images = pictures.map { picture(entry, variant, $0) }
    // Large pictures take the width of the page, small ones share it.
    let isWide = pictures.contains { $0.width > 480 }
    let others = result.files.filter { $0.format != .svg }.map {
      "<a href=\"\(link($0.name))\">\(MarkupEscaping.html(label(of: $0)))</a>"
    }
    let links =
      others.isEmpty ? "" : "\n<span class=\"files\">\(others.joined(separator: " "))</span>"
    return """
      <figure\(isWide ? " class=\"wide\"" : "")>
      <div class="pictures">
      \(images.joined(separator: "\n"))
      </div>
      <figcaption><strong>\(MarkupEscaping.html(variant.title))</strong>\(links)\(notes(of: result))</figcaption>
      </figure>
      """
  }

  private func picture(_ entry: Entry, _ variant: Variant, _ file: RenderedFile) -> String {
    let theme = file.theme ?? .light
    return """
      <a class="\(theme.rawValue)" href="\(link(file.name))"><img src="\(link(file.name))" \
      width="\(formatted(file.width, decimals: 0))" height="\(formatted(file.height, decimals: 0))" \
      loading="lazy" alt="\(MarkupEscaping.html("\(entry.title), \(variant.title), \(theme.rawValue)"))"></a>
      """
  }

  private func label(of file: RenderedFile) -> String {
    let form = file.format == .text ? "Text" : file.format.rawValue.uppercased()
    return file.theme == .dark ? "\(form) dark" : form
  }

  /// Findings and the reason of a failure, as a list.
  private func notes(of result: RenderResult) -> String {
    var items = result.diagnostics.map {
      "<li class=\"\($0.severity.rawValue)\">\(MarkupEscaping.html($0.consoleLine))</li>"
    }
    if let failure = result.failure {
      items.insert("<li class=\"error\">\(MarkupEscaping.html("\(failure)"))</li>", at: 0)
    }
    guard !items.isEmpty else { return "" }
    return """

      <details><summary>\(counted(items.count, "finding"))</summary>
      <ul class="findings">
      \(items.joined(separator: "\n"))
      </ul></details>
      """
  }
}

extension IndexPage {
  /// A text in which backticks enclose code, as it stands in HTML.
  private func prose(_ text: String) -> String {
    let parts = MarkupEscaping.html(text).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return MarkupEscaping.html(text) }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "<code>\(part)</code>" : String(part)
    }.joined()
  }

  /// A file's name as a relative link.
  private func link(_ name: String) -> String { name.replacing("@", with: "%40") }
}
