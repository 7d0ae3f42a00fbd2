import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What the text of a diff's picture calls views.
@Suite(.blocks) struct DiffNamesTests {
  @Test(
    "Rows of changes have the names of the picture",
    arguments: [
      ("form.title.top = form.top + 8", "title.top = form.top + 8"),
      ("form.title, form.button moved", "title, form/button moved"),
      ("form.buttons.leading", "form.buttons.leading"),
      ("x.form.title.top", "x.form.title.top"),
      ("bar.button.badge and bar.button", "badge and bar/button"),
      ("text of form.title “a.b” → “a.c”", "text of title “a.b” → “a.c”"),
      (
        "text of form.title “form.title” → “form.button, x”: form.button moved",
        "text of title “form.title” → “form.button, x”: form/button moved"
      ),
      ("text of form.title “form.title", "text of title “form.title"),
      ("gone.icon removed", "icon removed"),
      ("form.leadingGap.width = form.trailingGap.width", "leadingGap.width = trailingGap.width"),
    ])
  func names(_ text: String, _ named: String) {
    func layout(_ ids: [String]) -> SolvedLayout {
      let items = ids.map { id in
        var item = Fixture.item(id, .view, 0, 0, 10, 10)
        item.name = id.split(separator: "/").last.map(String.init) ?? id
        return item
      }
      return Fixture.layout("T", .canvas(320, 200), items)
    }
    let new = [
      "form", "form/title", "form/button", "form/leadingGap", "form/trailingGap", "bar",
      "bar/button", "bar/button/badge",
    ]
    let names = DiffNames(old: layout(["gone", "gone/icon"]), new: layout(new))
    #expect(names(text) == named)
  }
}
