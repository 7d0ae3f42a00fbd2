import Foundation
import RedlineKit
import RedlineText

/// What it takes to solve one screen at many widths: anew at each, and as a layout that is resized.
struct SweepBench {
  let viewCount: Int
  let widthCount: Int

  /// Prints milliseconds for all widths.
  func run(_ shaper: TextShaper) throws {
    let screen = LayoutScreen(viewCount: viewCount)
    let clock = ContinuousClock()
    var frames: [[CGRect]] = []
    let anew = try clock.measure {
      for width in widths {
        let layout = try screen.solved(in: environment(width), measuring: shaper)
        frames.append(layout.items.map(\.frame))
      }
    }
    var differences = 0
    let resized = try clock.measure {
      var layout = try ResizableLayout(screen, in: environment(widths[0]), measuring: shaper)
      for (index, width) in widths.enumerated() {
        try layout.solve(in: environment(width))
        if !isSame(layout.frames, frames[index]) { differences += 1 }
      }
    }
    print(
      String(
        format:
          "%d views at %d widths: anew %.0f ms, resized %.0f ms, %.1f times faster, %d differ",
        viewCount, widthCount, anew / .milliseconds(1), resized / .milliseconds(1),
        anew / resized as Double, differences))
  }

  private var widths: [Double] {
    (0..<widthCount).map { 320 + 1000 * Double($0) / Double(widthCount) }
  }

  private func environment(_ width: Double) -> LayoutEnvironment {
    LayoutEnvironment(device: .canvas(width, 800, scale: 2))
  }

  private func isSame(_ some: [CGRect], _ others: [CGRect]) -> Bool {
    some.elementsEqual(others) {
      abs($0.minX - $1.minX) < 1e-3 && abs($0.minY - $1.minY) < 1e-3
        && abs($0.width - $1.width) < 1e-3 && abs($0.height - $1.height) < 1e-3
    }
  }
}
