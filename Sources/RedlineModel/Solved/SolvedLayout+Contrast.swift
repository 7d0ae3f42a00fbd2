extension SolvedLayout.Item {
  /// Gives all colours the values that they have in a contrast.
  package mutating func resolveColors(for contrast: Contrast) {
    if text != nil { text?.resolveColors(for: contrast) }
    let own = style.resolved(for: contrast)
    if own != style { style = own }
  }
}

extension SolvedLayout.Style {
  fileprivate func resolved(for contrast: Contrast) -> Self {
    var style = self
    style.background = background?.resolved(for: contrast)
    style.tint = tint?.resolved(for: contrast)
    style.borderColor = borderColor?.resolved(for: contrast)
    style.shadow = shadow?.resolved(for: contrast)
    style.paintings = paintings?.map { $0.resolved(for: contrast) }
    return style
  }
}

extension SolvedLayout.Text {
  fileprivate mutating func resolveColors(for contrast: Contrast) {
    color = color.resolved(for: contrast)
    shadow = shadow?.resolved(for: contrast)
    runs = runs?.map { run in
      var run = run
      run.color = run.color?.resolved(for: contrast)
      run.background = run.background?.resolved(for: contrast)
      if let tint = run.attachment?.tint { run.attachment?.tint = tint.resolved(for: contrast) }
      return run
    }
  }
}

extension SolvedLayout.Shadow {
  fileprivate func resolved(for contrast: Contrast) -> Self {
    var shadow = self
    shadow.color = color.resolved(for: contrast)
    return shadow
  }
}

extension SolvedLayout.Painting {
  fileprivate func resolved(for contrast: Contrast) -> Self {
    var painting = self
    painting.fill = fill?.resolved(for: contrast)
    painting.stroke = stroke?.resolved(for: contrast)
    painting.shadow = shadow?.resolved(for: contrast)
    for index in gradient?.stops.indices ?? 0..<0 {
      guard let color = gradient?.stops[index].color else { continue }
      painting.gradient?.stops[index].color = color.resolved(for: contrast)
    }
    if let tint = content?.tint { painting.content?.tint = tint.resolved(for: contrast) }
    painting.content?.text?.resolveColors(for: contrast)
    return painting
  }
}

extension SolvedLayout.Bars {
  /// Gives all colours the values that they have in a contrast.
  package mutating func resolveColors(for contrast: Contrast) {
    guard contrast == .high else { return }
    let looks = (navigationLook, tabLook)
    navigationLook = looks.0?.resolved(for: contrast)
    tabLook = looks.1?.resolved(for: contrast)
  }
}

extension SolvedLayout.Bars.Look {
  fileprivate func resolved(for contrast: Contrast) -> Self {
    var look = self
    look.background = background?.resolved(for: contrast)
    look.tint = tint?.resolved(for: contrast)
    look.title = title?.resolved(for: contrast)
    return look
  }
}
