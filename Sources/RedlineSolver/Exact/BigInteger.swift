/// A whole number of any size.
///
/// What fits into an `Int` needs no memory of its own.
struct BigInteger: Sendable {
  /// The value, if `words` is empty.
  private var small = 0
  /// The magnitude of what does not fit, the least significant word first; the last is not 0.
  private(set) var words: [UInt] = []
  private var isNegative = false

  init(_ value: Int) {
    small = value
  }

  fileprivate init(magnitude: [UInt], isNegative: Bool) {
    var words = magnitude
    while words.last == 0 { words.removeLast() }
    if words.isEmpty { return }
    if words.count == 1 && words[0] <= UInt(Int.max) {
      small = isNegative ? -Int(words[0]) : Int(words[0])
    } else {
      self.words = words
      self.isNegative = isNegative
    }
  }

  /// −1, 0 or 1.
  var signum: Int { words.isEmpty ? small.signum() : isNegative ? -1 : 1 }

  var isZero: Bool { words.isEmpty && small == 0 }

  /// The number of bits that the magnitude takes.
  var bitWidth: Int { magnitude.last.map { 64 * size - $0.leadingZeroBitCount } ?? 0 }

  /// The number of words that the magnitude takes.
  var size: Int { max(1, words.count) }

  fileprivate var magnitude: [UInt] {
    words.isEmpty ? small == 0 ? [] : [small.magnitude] : words
  }

  static prefix func - (value: BigInteger) -> BigInteger {
    if value.words.isEmpty && value.small != .min { return BigInteger(-value.small) }
    return BigInteger(magnitude: value.magnitude, isNegative: value.signum > 0)
  }

  static func + (one: BigInteger, other: BigInteger) -> BigInteger {
    if one.words.isEmpty && other.words.isEmpty {
      let (sum, overflows) = one.small.addingReportingOverflow(other.small)
      if !overflows { return BigInteger(sum) }
    }
    if one.isZero { return other }
    if other.isZero { return one }
    let (first, second) = (one.magnitude, other.magnitude)
    let isNegative = one.signum < 0
    if isNegative == (other.signum < 0) {
      return BigInteger(magnitude: Words.sum(first, second), isNegative: isNegative)
    }
    return Words.isLess(first, second)
      ? BigInteger(magnitude: Words.difference(second, first), isNegative: !isNegative)
      : BigInteger(magnitude: Words.difference(first, second), isNegative: isNegative)
  }

  static func - (one: BigInteger, other: BigInteger) -> BigInteger { one + -other }

  static func += (one: inout BigInteger, other: BigInteger) { one = one + other }

  static func * (one: BigInteger, other: BigInteger) -> BigInteger {
    if one.words.isEmpty && other.words.isEmpty {
      let (product, overflows) = one.small.multipliedReportingOverflow(by: other.small)
      if !overflows { return BigInteger(product) }
    }
    if one.isZero || other.isZero { return BigInteger(0) }
    return BigInteger(
      magnitude: Words.product(one.magnitude, other.magnitude),
      isNegative: (one.signum < 0) != (other.signum < 0))
  }

  /// The quotient by a number that divides this one.
  func dividedExactly(by divisor: BigInteger) -> BigInteger {
    if isZero { return self }
    if words.isEmpty && divisor.words.isEmpty && divisor.small != -1 {
      return BigInteger(small / divisor.small)
    }
    return BigInteger(
      magnitude: Words.exactQuotient(magnitude, divisor.magnitude),
      isNegative: (signum < 0) != (divisor.signum < 0))
  }

  func greatestCommonDivisor(_ other: BigInteger) -> BigInteger {
    if isZero || other.isZero { return isZero ? other.absolute : absolute }
    var (one, two) = (magnitude, other.magnitude)
    let shift = min(Words.trailingZeros(one), Words.trailingZeros(two))
    Words.shiftRight(&one, Words.trailingZeros(one))
    Words.shiftRight(&two, Words.trailingZeros(two))
    while one != two {
      if Words.isLess(one, two) { swap(&one, &two) }
      one = Words.difference(one, two)
      while one.last == 0 { one.removeLast() }
      Words.shiftRight(&one, Words.trailingZeros(one))
    }
    return BigInteger(magnitude: one, isNegative: false) * BigInteger.power(of: 2, shift)
  }

  var absolute: BigInteger { signum < 0 ? -self : self }

  static func power(of base: Int, _ exponent: Int) -> BigInteger {
    var result = BigInteger(1)
    var square = BigInteger(base)
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }

  /// The first bits as a number, and the power of 2 that it is to be multiplied by.
  fileprivate var leading: (value: Double, exponent: Int) {
    let words = magnitude
    var value = 0.0
    for word in words.suffix(3).reversed() { value = value * 0x1p64 + Double(word) }
    return (signum < 0 ? -value : value, 64 * max(0, words.count - 3))
  }

  /// The quotient by a number other than 0, rounded; finite.
  func quotient(by divisor: BigInteger) -> Double {
    if isZero { return 0 }
    let first = approximateQuotient(by: divisor)
    guard first.isFinite else {
      return first > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
    }
    guard first.isNormal else { return first }
    // What the first quotient leaves is added.
    let exact = Fraction(binary: first)
    let rest = self * exact.denominator - exact.numerator * divisor
    let sum = first + rest.approximateQuotient(by: divisor * exact.denominator)
    return sum.isFinite ? sum : first
  }

  private func approximateQuotient(by divisor: BigInteger) -> Double {
    let (top, bottom) = (leading, divisor.leading)
    return scalbn(top.value / bottom.value, top.exponent - bottom.exponent)
  }

  private func scalbn(_ value: Double, _ exponent: Int) -> Double {
    var result = value
    var rest = exponent
    while rest != 0 && result != 0 && result.isFinite {
      let step = max(-1000, min(1000, rest))
      result *= Double(sign: .plus, exponent: step, significand: 1)
      rest -= step
    }
    return result
  }
}

/// A quotient of whole numbers, with a denominator above 0.
struct Fraction: Sendable {
  var numerator: BigInteger
  var denominator: BigInteger

  /// The number that is written with the fewest digits among those that a finite number stands for:
  /// 1/3 for 0.3333333333333333, 567/100 for 5.67.
  init(_ value: Double) {
    var (low, high) = ((1.0, 0.0), (0.0, 1.0))
    var rest = value.magnitude
    for _ in 0..<40 {
      let whole = rest.rounded(.down)
      let next = (whole * low.0 + high.0, whole * low.1 + high.1)
      guard next.0 < 0x1p53, next.1 < 0x1p40 else { break }
      (high, low) = (low, next)
      if low.0 / low.1 == value.magnitude {
        self.init(
          numerator: BigInteger(Int(value < 0 ? -low.0 : low.0)),
          denominator: BigInteger(Int(low.1)))
        return
      }
      rest = 1 / (rest - whole)
      guard rest.isFinite else { break }
    }
    self.init(binary: value)
  }

  private init(numerator: BigInteger, denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Exactly a finite number.
  init(binary value: Double) {
    guard value != 0 else {
      numerator = BigInteger(0)
      denominator = BigInteger(1)
      return
    }
    var exponent = Int(value.exponent) - 52
    var digits = Int(value.significand * 0x1p52)
    while digits & 1 == 0 {
      digits >>= 1
      exponent += 1
    }
    numerator = BigInteger(value < 0 ? -digits : digits) * .power(of: 2, max(0, exponent))
    denominator = .power(of: 2, max(0, -exponent))
  }

  /// The number times a multiple of the denominator.
  func multiplied(by multiple: BigInteger) -> BigInteger {
    numerator * multiple.dividedExactly(by: denominator)
  }

  /// The least common multiple of denominators.
  static func commonDenominator(_ fractions: some Sequence<Fraction>) -> BigInteger {
    fractions.reduce(BigInteger(1)) { result, fraction in
      if fraction.denominator.isOne { return result }
      let divisor = result.greatestCommonDivisor(fraction.denominator)
      return result * fraction.denominator.dividedExactly(by: divisor)
    }
  }
}

extension BigInteger {
  fileprivate var isOne: Bool { words.isEmpty && small == 1 }
}

/// Magnitudes: words from the least significant one.
private enum Words {
  static func isLess(_ one: [UInt], _ other: [UInt]) -> Bool {
    if one.count != other.count { return one.count < other.count }
    for index in one.indices.reversed() where one[index] != other[index] {
      return one[index] < other[index]
    }
    return false
  }

  static func sum(_ one: [UInt], _ other: [UInt]) -> [UInt] {
    var result = one.count >= other.count ? one : other
    let shorter = one.count >= other.count ? other : one
    var carry = false
    for index in result.indices {
      guard index < shorter.count || carry else { break }
      let addend = index < shorter.count ? shorter[index] : 0
      let (first, overflows) = result[index].addingReportingOverflow(addend)
      let (second, overflowsAgain) = first.addingReportingOverflow(carry ? 1 : 0)
      result[index] = second
      carry = overflows || overflowsAgain
    }
    if carry { result.append(1) }
    return result
  }

  /// The first less the second, which is not greater.
  static func difference(_ one: [UInt], _ other: [UInt]) -> [UInt] {
    var result = one
    var borrow = false
    for index in result.indices {
      guard index < other.count || borrow else { break }
      let part = index < other.count ? other[index] : 0
      let (first, overflows) = result[index].subtractingReportingOverflow(part)
      let (second, overflowsAgain) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      result[index] = second
      borrow = overflows || overflowsAgain
    }
    return result
  }

  static func product(_ one: [UInt], _ other: [UInt]) -> [UInt] {
    var result = [UInt](repeating: 0, count: one.count + other.count)
    result.withUnsafeMutableBufferPointer { result in
      other.withUnsafeBufferPointer { other in
        for index in one.indices {
          let factor = one[index]
          var carry: UInt = 0
          for place in other.indices {
            let (high, low) = factor.multipliedFullWidth(by: other[place])
            let (first, overflows) = result[index + place].addingReportingOverflow(low)
            let (second, overflowsAgain) = first.addingReportingOverflow(carry)
            result[index + place] = second
            carry = high &+ (overflows ? 1 : 0) &+ (overflowsAgain ? 1 : 0)
          }
          result[index + other.count] = carry
        }
      }
    }
    return result
  }

  static func trailingZeros(_ words: [UInt]) -> Int {
    guard let first = words.firstIndex(where: { $0 != 0 }) else { return 0 }
    return 64 * first + words[first].trailingZeroBitCount
  }

  static func shiftRight(_ words: inout [UInt], _ bits: Int) {
    if bits == 0 { return }
    words.removeFirst(bits / 64)
    let rest = UInt(bits % 64)
    if rest > 0 {
      for index in words.indices {
        let above = index + 1 < words.count ? words[index + 1] << (64 - rest) : 0
        words[index] = words[index] >> rest | above
      }
    }
    while words.last == 0 { words.removeLast() }
  }

  /// The quotient of a multiple, from its least significant word on (T. Jebelean, 1993).
  static func exactQuotient(_ multiple: [UInt], _ divisor: [UInt]) -> [UInt] {
    var rest = multiple
    var odd = divisor
    let zeros = trailingZeros(divisor)
    shiftRight(&rest, zeros)
    shiftRight(&odd, zeros)
    let count = rest.count - odd.count + 1
    var result = [UInt](repeating: 0, count: count)
    // The inverse modulo 2⁶⁴ by Newton's method, which doubles the bits that are right.
    var inverse = odd[0]
    for _ in 0..<6 { inverse = inverse &* (2 &- odd[0] &* inverse) }
    rest.withUnsafeMutableBufferPointer { rest in
      odd.withUnsafeBufferPointer { odd in
        for index in 0..<count {
          let digit = rest[index] &* inverse
          result[index] = digit
          if digit == 0 { continue }
          var borrow: UInt = 0
          for place in 0..<min(odd.count, count - index) {
            let (high, low) = digit.multipliedFullWidth(by: odd[place])
            let (first, overflows) = rest[index + place].subtractingReportingOverflow(low)
            let (second, overflowsAgain) = first.subtractingReportingOverflow(borrow)
            rest[index + place] = second
            borrow = high &+ (overflows ? 1 : 0) &+ (overflowsAgain ? 1 : 0)
          }
          var place = index + odd.count
          while borrow != 0 && place < count {
            let (value, overflows) = rest[place].subtractingReportingOverflow(borrow)
            rest[place] = value
            borrow = overflows ? 1 : 0
            place += 1
          }
        }
      }
    }
    return result
  }
}
