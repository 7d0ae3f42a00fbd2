import Testing

@testable import RedlineDiagram

struct ImageSliceRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The image's length, both caps, the middle that stretches, and the view's length.
  var numbers: (Double, Double, Double, Double, Double)
  /// Where each part begins in the image and in the view, and how long it is there.
  var parts: [[Double]]?
}

@Test(
  "Parts of images that keep their size",
  arguments: [
    ImageSliceRow(
      testDescription: "two caps and a middle", numbers: (20, 6, 8, 2, 100),
      parts: [[0, 0, 6], [6, 6, 86], [12, 92, 8]]),
    ImageSliceRow(
      testDescription: "all between the caps", numbers: (20, 6, 8, 0, 100),
      parts: [[0, 0, 6], [6, 6, 86], [12, 92, 8]]),
    ImageSliceRow(
      testDescription: "no caps", numbers: (20, 0, 0, 0, 100), parts: [[0, 0, 100]]),
    ImageSliceRow(
      testDescription: "no room for the caps", numbers: (20, 6, 8, 2, 14), parts: nil),
    ImageSliceRow(
      testDescription: "caps longer than the image", numbers: (20, 16, 8, 2, 100), parts: nil),
  ]) func imageSlices(_ row: ImageSliceRow)
{
  let (size, first, last, center, length) = row.numbers
  let found = ImageSlice.along(size, first, last, center: center, length: length)
  #expect(found?.map { [$0.start, $0.place, $0.length] } == row.parts)
}
