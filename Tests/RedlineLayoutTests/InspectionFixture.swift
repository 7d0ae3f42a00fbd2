import RedlineLayout

/// A view that constraints place.
func solvedFree<Item: View>(_ view: Item) -> Item {
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A root view `0x1` with a label `0x2` and plain views `0x3` and `0x4`.
final class InspectionFixture {
  let root = View(), label = Label("Just text"), a = View(), b = View()

  init() {
    for view in [label, a, b] { root.addSubview(solvedFree(view)) }
  }
}
