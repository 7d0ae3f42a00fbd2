import RedlineModel

/// The tracking that brings Inter's widths close to those of Apple's system font.
///
/// Apple's font is tracked by size, and Inter is a little wider. The numbers were fitted, by size
/// and weight, to 353 widths of single-line labels and system buttons that UIKit stored in
/// Interface Builder files: each is the tracking with the least sum of relative errors, where a
/// stored width stands for the half point below it, smoothed by hand where a cell has fewer than
/// three widths. Sizes and weights between the rows and columns are interpolated.
///
/// What is left, as median and 90th percentile of the relative error of the width:
///
/// | size | widths | median | p90 |
/// |---|---|---|---|
/// | 12 | 16 | 0.1 % | 1.0 % |
/// | 13 | 9 | 0.0 % | 1.0 % |
/// | 14 | 61 | 0.0 % | 0.7 % |
/// | 15 | 32 | 0.1 % | 0.9 % |
/// | 16 | 12 | 0.0 % | 0.1 % |
/// | 17 | 166 | 0.3 % | 1.2 % |
/// | 18, 19 | 16 | 0.1 % | 0.6 % |
/// | 20–23 | 11 (text cut 12) | 0.5 % (text cut 0.6 %) | 2.2 % (1.5 %) |
/// | 24–27 | 13 (text cut 14) | 0.4 % (text cut 0.8 %) | 0.8 % (1.1 %) |
/// | 28 and more | 13 (text cut 12) | 0.3 % (text cut 0.3 %) | 2.9 % (1.8 %) |
/// | all | 352 | 0.1 % | 1.2 % |
enum Tracking {
  /// The point size from which Inter Display is used, if it is installed.
  static let displaySize = 20.0

  /// Tracking in ems, added to each advance.
  static func ems(face: FontFace, size: Double) -> Double {
    switch face {
    case .text(let weight): interpolate(text, size: size, weight: weight)
    case .display(let weight): interpolate(display, size: size, weight: weight)
    case .fallback: 0
    }
  }

  /// Trackings in ems at one point size, for the weights light, regular, medium, semibold, bold.
  private typealias Row = (size: Double, ems: [Double])

  private static let text: [Row] = [
    (10, [0.0080, 0.0080, 0.0100, 0.0120, 0.0150]),
    (12, [-0.0020, -0.0020, 0.0030, 0.0050, 0.0100]),
    (13, [-0.0050, -0.0068, -0.0005, 0.0010, 0.0040]),
    (14, [-0.0088, -0.0123, -0.0063, -0.0050, -0.0010]),
    (15, [-0.0190, -0.0195, -0.0140, -0.0133, -0.0065]),
    (16, [-0.0215, -0.0218, -0.0190, -0.0165, -0.0100]),
    (17, [-0.0225, -0.0283, -0.0220, -0.0195, -0.0113]),
    (18, [-0.0238, -0.0333, -0.0250, -0.0215, -0.0145]),
    (20, [-0.0300, -0.0415, -0.0340, -0.0270, -0.0210]),
    (24, [-0.0360, -0.0500, -0.0420, -0.0330, -0.0285]),
    (30, [-0.0430, -0.0490, -0.0410, -0.0330, -0.0285]),
  ]

  private static let display: [Row] = [
    (20, [0.0140, 0.0085, 0.0160, 0.0220, 0.0240]),
    (22, [0.0090, 0.0040, 0.0085, 0.0215, 0.0220]),
    (24, [0.0070, 0.0015, 0.0090, 0.0160, 0.0168]),
    (28, [0.0080, 0.0020, 0.0100, 0.0125, 0.0180]),
    (34, [0.0080, 0.0030, 0.0100, 0.0115, 0.0180]),
  ]

  private static func interpolate(_ rows: [Row], size: Double, weight: Font.Weight) -> Double {
    let column = min(max(Double(weight.rawValue) / 100 - 3, 0), 4)
    let left = min(Int(column), 3)
    func value(_ row: Row) -> Double {
      row.ems[left] + (row.ems[left + 1] - row.ems[left]) * (column - Double(left))
    }
    guard let above = rows.firstIndex(where: { $0.size >= size }) else {
      return value(rows[rows.count - 1])
    }
    guard above > 0 else { return value(rows[0]) }
    let (lower, upper) = (rows[above - 1], rows[above])
    let part = (size - lower.size) / (upper.size - lower.size)
    return value(lower) + (value(upper) - value(lower)) * part
  }
}
