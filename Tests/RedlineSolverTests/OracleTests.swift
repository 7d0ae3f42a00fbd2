import RedlineSolver
import Testing

/// Systems with the answers of an independent solver of linear programs (HiGHS 1.15.1), level by level.
@Suite struct OracleTests {
  struct Row {
    var lines: [String]
    /// The weighted violations for each priority that occurs, from high to low.
    var sums: [Double]
    /// For each variable its least and its greatest value among the best points.
    var ranges: [(low: Double, high: Double)]

    init(_ lines: String, sums: [Double], ranges: [(Double, Double)]) {
      self.lines = lines.split { $0 == ";" || $0.isNewline }.map { String($0) }
      self.sums = sums
      self.ranges = ranges
    }
  }

  @Test(arguments: rows.indices)
  func agrees(_ index: Int) {
    let row = Self.rows[index]
    let lines = Lines(row.ranges.count, row.lines)
    let solution = lines.program.solved()
    let violations = Violations(of: lines.program.constraints, at: lines.values(of: solution))
    let scale = lines.program.constraints.reduce(1) { max($0, abs($1.expression.constant)) }
    #expect(violations.required < 1e-9 * scale)
    // The other solver's tolerance, and the digits that are kept here.
    let tolerance = 1e-6 * max(scale, 10)
    #expect(violations.sums.count == row.sums.count)
    for (sum, expected) in zip(violations.sums, row.sums) {
      #expect(abs(sum - expected) < tolerance)
    }
    for (variable, expected) in zip(lines.variables, row.ranges) {
      let range = solution.ambiguousRange(of: LinearExpression([Term(variable)]))
      let low = range?.lowerBound ?? solution.value(of: variable)
      let high = range?.upperBound ?? solution.value(of: variable)
      #expect(low == expected.low || abs(low - expected.low) < tolerance)
      #expect(high == expected.high || abs(high - expected.high) < tolerance)
    }
  }

  static let rows: [Row] = [
    Row(
      """
      -5b -a c >= 0; 2c b -3a >= 14 @400 *1.5; 0.5c -5a >= 15; -b -a c = 0 @800;
      -c -b -a = -9
      """, sums: [8.8125, 0],
      ranges: [(-2.109375, -2.109375), (2.203125, 2.203125), (8.90625, 8.90625)]),
    Row(
      """
      2c -a -3d <= 0 @300; 2d >= 0 @400; 2d <= 0 @200; -b -d <= 8000 @500;
      -3b a = 45000 @300 *0.25; c 2b a d >= 8000; -b 2a 0.5c d >= 0 @800;
      -b 2a 0.5c d <= 0 @700; b >= 1000 @700 *1.5; b <= 1000 @600 *1.5
      """, sums: [0, 0, 0, 0, 0, 12666.6667, 7999.99999],
      ranges: [(-2666.66667, -2666.66667), (1000, 1000), (4666.66667, 4666.66667), (4000, 4000)]),
    Row(
      """
      c -a >= -6 @500; c -a <= -6; 0.5d -4c <= 0; a <= -2; -b -e 0.5d >= 0; -d b >= 0;
      0.5c <= -5; -b -d -3e -c = 0 @500 *1.5; 0.5a -b -d >= -7 @500; 0.5c >= -17
      """, sums: [75],
      ranges: [(-4, -4), (-80, -80), (-10, -10), (-80, -80), (40, 40)]),
    Row(
      """
      b -c <= 5; -b <= 0 @750 *0.25; -c a >= 57 @750; -a <= 0; -c >= 0 @250; -c >= 11 @750;
      -c b >= -7 @250; c >= 6 @750 *0.25
      """, sums: [5.75, 0],
      ranges: [(46, .infinity), (-6, -6), (-11, -11)]),
    Row(
      """
      a = 0; b -3a -3c <= 1 @800 *2; b -3a -3c >= 1 @200 *2; a -3b 0.5c <= 0 @800;
      -3a = 3 @200 *0.25; 5c -4a -3b = -40 @600; 2b = 0 @300
      """, sums: [0, 0, 57.5, 0.75],
      ranges: [(0, 0), (28.75, 28.75), (9.25, 9.25)]),
    Row(
      """
      2b <= -23000; 0.5c -a -3b <= 0; a = 0 @750 *1.5; b -3c = 0 @250 *0.25;
      0.5b = 0 @250 *2
      """, sums: [0, 60375],
      ranges: [(0, 0), (-11500, -11500), (-69000.0001, -69000)]),
    Row(
      """
      -a -3d = -6000; -c -3a -5b = 0 @1 *1.5; a 0.5d -5b c = -2000 @750;
      2b -d 0.5c 3a <= 0 @500; -4a d >= 55000 @750 *2; -4a d <= 55000 @1 *2; 2d <= 50000 @1;
      -b -3a -3c d >= -9000 @500; -b -3a -3c d <= -9000 @750; a -d 2c = 0 @500 *1.5
      """, sums: [0, 22420.6731, 15944.7115],
      ranges: [
        (-12230.7692, -12230.7692), (1887.01923, 1887.01923), (16627.4038, 16627.4039),
        (6076.92308, 6076.92308),
      ]),
    Row(
      """
      -3e d 0.5a 2c >= 0; -d <= 0 @500; 0.5c a = 0; -c 0.5d -e -3a = -10 @500 *0.25;
      2b >= 0 @250 *0.25; -3c -e >= 0 @250; -3c -e <= 0 @1; d >= 0
      """, sums: [0, 430, 0],
      ranges: [(-60, -60), (-8.60000796e-07, .infinity), (120, 120), (0, 0), (70, 70)]),
    Row(
      """
      0.5d 0.5b <= 1 @500; 0.5d 0.5b >= 1 @1; a 5d -c b <= 0 @500 *0.25; 0.5d = 0 @750;
      0.5c 2a -d = 8 @500; 2a <= 0; 5c -3d b = 0 @999.5; 0.5a -c d 2b <= 4 @999.5;
      0.5c >= 0 @750
      """, sums: [0, 0, 0, 41],
      ranges: [(0, 0), (-80, -80), (16, 16), (0, 0)]),
    Row(
      """
      b <= 0 @500 *0.25; b >= 0; -d a = -60 @500 *0.25; -c -3d = -3 @500;
      -c a 2b >= 0 @500 *2; -c a 2b <= 0; c -a d -b >= 6; -3b >= 59 @500; -3b <= 59
      """, sums: [59],
      ranges: [(-44.25, -44.25), (0, 0), (-44.25, -44.25), (15.75, 15.75)]),
    Row(
      """
      -a = -7000; b = 0 @250 *2; -a <= 0 @250; a c = 0 @750 *2; b a <= -9000 @1;
      b a >= -9000; -b -c a <= -55000 @999.5; -b -c a >= -55000; -a -b c >= -10000 @999.5;
      -a -b c <= -10000
      """, sums: [0, 73000, 65000, 48500],
      ranges: [(7000, 7000), (32500, 32500), (29500, 29500)]),
    Row(
      """
      -e <= 0 @600; -e >= 0 @300; -e -d = 0 @500 *0.25; d -c -e >= 0 @300 *1.5;
      e = 0.01 @100 *0.25; d -a b e >= 0; d -a -e = 0 @700 *1.5; -e b d >= 0 @200
      """, sums: [0, 0, 0, 0, 0, 0.0025],
      ranges: [(0, 0), (0, .infinity), (-.infinity, 0), (0, 0), (0, 0)]),
    Row(
      """
      2d -e -a c <= 0; c >= 0 @600 *2; -3c -a -e = 0; -d = 0 @600 *1.5; c 2b = 3 @700 *0.25;
      d -e b -c = 0 @200 *0.25; -b = -46 @500; -3e -3b <= 8
      """, sums: [0, 0, 44.5, 0],
      ranges: [(-1.5, -1.5), (1.5, 1.5), (0, 0), (0, 0), (1.5, 1.5)]),
    Row(
      """
      -a -3b >= 0 @200 *0.25; -3a 0.5c >= 0 @200; -3b 2c <= 0 @500 *0.25;
      -c -a 0.5b = 0 @800; -3c 2a <= -13 @500; -3c 2a >= -13 @800
      """, sums: [0, 0, 1],
      ranges: [(-2, -2), (2, 2), (3, 3)]),
    Row(
      """
      b 0.5d c <= 0; -b -c -3a <= 0; -3c -3d -b a = 0 @500 *0.25;
      0.5b -c -3d = -20000 @500 *0.25; 2c -3b <= -20000; 2a -3b <= 0 @500 *1.5;
      2a -3b >= 0 @500 *1.5; -c 2d b = 9000 @500
      """, sums: [9404.7619],
      ranges: [
        (5857.14285, 5857.14286), (3904.7619, 3904.76191), (-4142.85715, -4142.85714),
        (476.190473, 476.190487),
      ]),
    Row(
      """
      2c a b = 0 @200 *0.25; -5a = 0 @700; 0.5b = 0 @500 *0.25; 2c a -3b = 0 @500 *2;
      -3b <= 4000 @800 *2; b = -13000 @800; -b = 34000 @200 *1.5; -a 4c = -1000 @800 *2;
      0.5c -b 2a = -6000 @100; c = 7000 @800
      """, sums: [11666.6667, 145000, 94166.6665, 59416.6666, 68833.3332],
      ranges: [(29000, 29000), (-1333.33333, -1333.33333), (6999.99999, 7000)]),
    Row(
      """
      0.5b 0.5c = -4 @500 *0.25; -a -3c <= 0 @500 *1.5; -4c <= 7; -a 0.5c -b >= 0;
      -a -c = 0 @500; 2b -3c -3a = 20 @500 *0.25; 2b = 19 @500; -c -b a <= 0;
      -3a 2c >= 0 @500
      """, sums: [3.22916667],
      ranges: [(-6.33333333, -6.33333333), (9.5, 9.5), (6.33333333, 6.33333333)]),
    Row(
      """
      3c = -0.06; b -c a = 0 @500 *0.25; -a 4c 0.5b = 0 @250 *2; -3a 2b c = -0.56 @999.5 *2;
      -b = -0.44 @500 *1.5; 2a <= -0.08 @1 *2; 0.5c 2b 0.5a = 0.06 @250
      """, sums: [0, 0.233333333, 1.71333333, 2.05333333],
      ranges: [(0.473333333, 0.473333333), (0.44, 0.44), (-0.02, -0.02)]),
    Row(
      """
      2d -c = -54 @200; 2a = 0 @100; -c = 0 @600; a b -c -4d = 0; 2a -b >= 0 @700 *2;
      3d = -31 @300 *1.5
      """, sums: [0, 0, 0, 33.3333333, 0],
      ranges: [(0, 0), (-41.3333333, -41.3333333), (0, 0), (-10.3333333, -10.3333333)]),
    Row(
      """
      0.5a -b = 0 @250; 0.5a -b = 0 @250; -a -3c = -15000; 0.5b 2a -2c = 8000;
      b a c >= -9000 @750 *2; b a c <= -9000 @750 *2; -b c a = -29000; a -3c >= -26000
      """, sums: [96888.8889, 68111.1111],
      ranges: [(333.333333, 333.333333), (34222.2222, 34222.2222), (4888.88889, 4888.88889)]),
    Row(
      """
      -3c 2b >= 0 @500 *2; 0.5a 2b = 0.21 @500; 2c a >= 0 @500 *0.25; -3b = -0.06 @500 *2;
      -b 0.5c a = 0 @500 *2; 0.5b c 3a = 0.31 @500 *2
      """, sums: [0.215],
      ranges: [(0.26, 0.26), (0.02, 0.02), (-0.48, -0.48)]),
    Row(
      """
      b -c a = 0 @500 *0.25; -c -b >= 0 @500; -c -b <= 0; a c <= 1 @500 *2; a c >= 1 @500 *2;
      c b >= 0 @500; b <= 0 @500 *0.25; b >= 0 @500 *0.25
      """, sums: [0.0833333333],
      ranges: [
        (0.666666667, 0.666666667), (-0.333333333, -0.333333333), (0.333333333, 0.333333333),
      ]),
    Row(
      """
      0.5c a 0.5b 3d >= 0 @500 *0.25; 0.5c a 0.5b 3d <= 0 @999.5 *0.25; 2d -a c >= 0;
      0.5a 2d = -18 @999.5; 2b 2c -3d -3a <= 0; b 2c -a d >= -1 @1 *0.25;
      -b 0.5a 2d -c >= 0 @250; -b 0.5a 2d -c <= 0 @250; a b <= 57 @1 *1.5;
      a b >= 57 @500 *1.5
      """, sums: [0, 93.8076923, 51.2307692, 0],
      ranges: [
        (41.5384615, 41.5384615), (-47.0769231, -47.0769231), (80.3076923, 80.3076923),
        (-19.3846154, -19.3846154),
      ]),
    Row(
      """
      -d 0.5c = 0 @600; 0.5b 0.5d = 0; 5b = 0 @500 *0.25; -a b = 0 @700 *1.5;
      2c >= 1 @100 *0.25; 2c <= 1 @600 *0.25; 2d c b 0.5a = 0 @200 *1.5; d 2b >= 0 @400 *2;
      d 2b <= 0 @800 *2
      """, sums: [0, 0, 0, 0, 0, 0, 0.25],
      ranges: [(0, 0), (0, 0), (0, 0), (0, 0)]),
  ]
}
