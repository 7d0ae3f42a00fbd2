package import Foundation
package import RedlineModel

extension Device {
  /// The first device of a size in points and a scale whose bars leave that safe area.
  package static func known(size: CGSize, scale: Double, insets: RedlineModel.EdgeInsets) -> Device?
  {
    let held = all.flatMap { [$0, $0.landscape] }.filter { $0.scale == scale && $0.size == size }
    let withBars = held.flatMap { device in
      let bars = [
        device, device.withNavigationBar(), device.withNavigationBar(largeTitle: true),
      ]
      return bars + bars.map { $0.withTabBar() }
    }
    return withBars.first { $0.safeAreaInsets == insets } ?? nil
  }
}
