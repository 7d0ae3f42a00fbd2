extension Page {
  /// The page with other pictures of its figures.
  /// - Parameter pictures: Those of each figure, in the order of ``figures``; `nil` leaves a figure
  ///   as it is.
  /// - Returns: The page's bytes, or `nil` if nothing would change.
  package func rewritten(_ pictures: [[PagePicture]?]) -> [UInt8]? {
    var result: [PageLine] = []
    var next = 0
    for (figure, new) in zip(figures, pictures) {
      guard let new, new != figure.pictures else { continue }
      result += lines[next..<figure.block.lowerBound]
      append(block(of: new, figure), before: figure.block.upperBound, to: &result)
      next = figure.block.upperBound
    }
    guard next > 0 else { return nil }
    result += lines[next...]
    let bytes = Array(result.map { $0.text + $0.ending }.joined().utf8)
    return result == lines ? nil : bytes
  }

  /// The lines of a block, with the marks before them and the line ends of the page.
  private func block(of pictures: [PagePicture], _ figure: PageFigure) -> [String] {
    pictures.flatMap { $0.lines(form) }.map { figure.prefix + $0 }
  }

  private func append(_ block: [String], before next: Int, to result: inout [PageLine]) {
    let ending = lines.first { !$0.ending.isEmpty }?.ending ?? "\n"
    if result.last?.ending == "" { result[result.count - 1].ending = ending }
    result += block.map { PageLine(text: $0, ending: ending) }
    // Text that follows would become part of a picture's block.
    let isLast = next >= lines.count
    if !isLast, !lines[next].text.allSatisfy(\.isWhitespace), form != .tutorial {
      result.append(PageLine(text: "", ending: ending))
    }
  }
}
