import Foundation

extension Drawing {
  /// Measures how well the figure can be read where it is that wide.
  /// - Parameter width: The width of the column in pixels, > 0; a narrower page is not enlarged.
  package func figureScore(width: Double = 680) -> FigureScore {
    let pieces = FigurePieces(self)
    let scale = min(1, width / max(1, Double(size.width)))
    var measure = FigureMeasure(pieces: pieces, page: viewBox, scale: scale)
    measure.findOverlaps()
    measure.findLinesThrough()
    measure.findCutMarks()
    let hidden = measure.hiddenShare()
    measure.findStrangers()
    measure.findTexts()
    let subject = measure.subject
    let band = measure.band
    let pageArea = max(1, Double(viewBox.width * viewBox.height))
    let bandPixels = band * scale * scale / 10_000
    let smallest = (pieces.captions.map(\.pointSize) + [pieces.smallestLabel].compactMap { $0 })
      .min()
    return FigureScore(
      width: width, scale: scale, page: size, subjectShare: subject / pageArea,
      bandShare: band / pageArea, unusedShare: measure.unusedShare,
      smallestLabel: smallest.map { $0 * scale },
      smallestScreenText: pieces.texts.map { $0.pointSize * scale }.min(),
      labelCount: pieces.labels.count,
      density: bandPixels > 0 ? Double(pieces.labels.count) / bandPixels : 0,
      lengthThrough: measure.lengthThrough * scale, hiddenShare: hidden,
      legendLines: measure.legendLines,
      defects: measure.defects.sorted { one, other in
        one.cost != other.cost
          ? one.cost > other.cost
          : (one.place.minY, one.place.minX) < (other.place.minY, other.place.minX)
      })
  }
}
