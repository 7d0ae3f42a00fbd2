// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of GameplayKit.

public import Foundation
import UIKit

/// Gives numbers by chance.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of numbers that begins anew with each program, so that layouts do not differ by chance; the
/// shared one also with each solved layout, so that what was solved before makes no difference.
open class GKRandomSource: NSObject, GKRandom {
  fileprivate static let usual: UInt64 = 0x9E37_79B9_7F4A_7C15
  fileprivate var state: UInt64
  /// Of the shared source, how many layouts began or ended before its numbers began.
  private var beginning: Int?
  /// The usual numbers.
  public override init() { state = Self.usual }
  fileprivate init(state: UInt64) { self.state = state }
  open class func sharedRandom() -> GKRandomSource { shared }
  // Unsafe for the compiler only: the state is changed behind the lock.
  private static nonisolated(unsafe) let shared: GKRandomSource = {
    let source = GKRandomSource()
    source.beginning = 0
    return source
  }()
  private let lock = NSLock()

  /// A step of SplitMix64.
  private func next() -> UInt64 {
    lock.lock()
    defer { lock.unlock() }
    let count = SolvedScreens.count
    if let beginning, beginning != count { (state, self.beginning) = (Self.usual, count) }
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 1 ? Int(next() % UInt64(upperBound)) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  /// The same objects in an order by chance.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var (rest, result) = (array, [Any]())
    while !rest.isEmpty { result.append(rest.remove(at: nextInt(upperBound: rest.count))) }
    return result
  }
}
extension GKRandomSource {
  /// The numbers that follow a seed.
  fileprivate static func state(_ seed: Data) -> UInt64 {
    seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
/// A source of numbers; they are not those of Apple's systems.
open class GKARC4RandomSource: GKRandomSource {
  open var seed = Data()
  /// The usual numbers.
  public override init() { super.init() }
  /// Those of a seed.
  public init(seed: Data) {
    super.init(state: Self.state(seed))
    self.seed = seed
  }
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextInt() } }
}
/// A source of numbers; they are not those of Apple's systems.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  open var seed: UInt64 {
    get { state }
    set { state = newValue }
  }
  /// The usual numbers.
  public override init() { super.init() }
  /// Those of a seed.
  public init(seed: UInt64) { super.init(state: seed) }
}
/// A source of numbers; they are not those of Apple's systems.
open class GKLinearCongruentialRandomSource: GKMersenneTwisterRandomSource {}

/// Numbers from one to another, as often each.
open class GKRandomDistribution: NSObject, GKRandom {
  fileprivate let source: any GKRandom
  /// The least.
  public let lowestValue: Int
  /// The greatest.
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  /// Those of a source.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    (self.source, lowestValue) = (source, lowestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
  }
  /// From one to another.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }
  /// From 1.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> GKRandomDistribution {
    GKRandomDistribution(lowestValue: 1, highestValue: 6)
  }
  open class func d20() -> GKRandomDistribution {
    GKRandomDistribution(lowestValue: 1, highestValue: 20)
  }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}
/// Numbers of which none comes again before all others came.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []
  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}
/// Numbers of which those in the middle come more often: the mean of three.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(numberOfPossibleOutcomes) / 6 }
  open override func nextInt() -> Int {
    let sum = (0..<3).reduce(0) { sum, _ in sum + super.nextInt() }
    return Int((Double(sum) / 3).rounded())
  }
}
extension NSArray {
  /// The same objects in an order by chance.
  public func shuffled() -> [Any] {
    GKRandomSource.sharedRandom().arrayByShufflingObjects(in: map { $0 })
  }
}

/// Somebody who plays.
public protocol GKGameModelPlayer: NSObjectProtocol { var playerId: Int { get } }
/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol { var value: Int { get set } }
/// A game.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
}
/// Chooses moves; it never moves.
open class GKMinmaxStrategist: NSObject {
  open var gameModel: (any GKGameModel)?
  open var maxLookAheadDepth = 0
  open var randomSource: (any GKRandom)?
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? { nil }
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { nil }
}
