import Testing
import UIKit

/// What paths and contexts of Core Graphics tell of themselves.
@Suite @MainActor struct PathElementTests {
  private func words(_ path: CGPath) -> [String] {
    var words: [String] = []
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      switch type {
      case .moveToPoint: words.append("m \(points[0].x) \(points[0].y)")
      case .addLineToPoint: words.append("l \(points[0].x) \(points[0].y)")
      case .addQuadCurveToPoint: words.append("q \(points[0].x) \(points[1].x)")
      case .addCurveToPoint: words.append("c \(points[0].x) \(points[1].x) \(points[2].x)")
      case .closeSubpath: words.append("z")
      }
    }
    return words
  }

  @Test func eachPartIsToldInItsOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 0), control: CGPoint(x: 6, y: 0))
    path.addCurve(
      to: CGPoint(x: 7, y: 0), control1: CGPoint(x: 8, y: 0), control2: CGPoint(x: 9, y: 0))
    path.closeSubpath()
    #expect(words(path) == ["m 1.0 2.0", "l 3.0 4.0", "q 6.0 5.0", "c 8.0 9.0 7.0", "z"])
    var count = 0
    path.apply(info: nil) { _, _ in count += 1 }
    #expect(count == 5)
  }

  @Test func transformsMoveEveryKindOfPart() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let unit = CGRect(x: 0, y: 0, width: 2, height: 2)
    let rows: [(name: String, add: (CGMutablePath) -> Void)] = [
      ("rectangle", { $0.addRect(unit, transform: move) }),
      ("ellipse", { $0.addEllipse(in: unit, transform: move) }),
      (
        "round corners",
        { $0.addRoundedRect(in: unit, cornerWidth: 1, cornerHeight: 1, transform: move) }
      ),
      ("path", { $0.addPath(CGPath(rect: unit, transform: nil), transform: move) }),
      (
        "lines",
        { $0.addLines(between: [.zero, CGPoint(x: 2, y: 2)], transform: move) }
      ),
      (
        "circle",
        {
          $0.addArc(
            center: CGPoint(x: 1, y: 1), radius: 1, startAngle: 0, endAngle: 2 * .pi,
            clockwise: false, transform: move)
        }
      ),
    ]
    for row in rows {
      let path = CGMutablePath()
      row.add(path)
      let box = path.boundingBoxOfPath
      #expect(abs(box.minX - 10) < 0.01 && abs(box.maxY - 22) < 0.01, "\(row.name): \(box)")
    }
    var transform = move
    #expect(CGPath(rect: unit, transform: &transform).boundingBox.minX == 10)
    #expect(CGPath(rect: unit, transform: nil).copy(using: &transform)?.boundingBox.minY == 20)
  }

  /// Whether points at some distances from lines are within a width of them.
  @Test func anOutlineCoversWhatALineWould() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func outline(_ cap: CGLineCap) -> CGPath {
      line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .round, miterLimit: 10)
    }
    let rows: [(point: CGPoint, butt: Bool, square: Bool, round: Bool)] = [
      (CGPoint(x: 5, y: 1.9), true, true, true), (CGPoint(x: 5, y: 2.1), false, false, false),
      (CGPoint(x: -1, y: 0), false, true, true), (CGPoint(x: -1.9, y: 1.9), false, true, false),
      (CGPoint(x: 11, y: -1), true, true, true), (CGPoint(x: 10, y: 11.5), false, true, true),
    ]
    for row in rows {
      let found = [CGLineCap.butt, .square, .round].map { outline($0).contains(row.point) }
      #expect(found == [row.butt, row.square, row.round], "\(row.point)")
    }
  }

  @Test func theBoxOfAPathLeavesItsControlsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 5) < 0.01)
    var rect = CGRect.zero
    #expect(!path.isRect(nil))
    let isRect = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect)
    #expect(isRect && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aContextKnowsItsPath() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { renderer in
      let context = renderer.cgContext
      #expect(context.isPathEmpty && context.path == nil)
      context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
      #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 6, y: 2), mode: .fill))
      #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 4, height: 4))
      context.beginPath()
      #expect(context.isPathEmpty)
      context.translateBy(x: 3, y: 4)
      #expect(context.convertToDeviceSpace(.zero) == CGPoint(x: 3, y: 4))
    }
  }
}
