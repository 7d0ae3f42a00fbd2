// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Local Authentication. Nobody can be recognised.

public import Foundation

/// Where a function writes what went wrong.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// What somebody is recognised for.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
/// By what somebody is recognised.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
  /// By nothing.
  public static let LABiometryNone = LABiometryType.none
}
/// Why nobody was recognised.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
    /// What it was called before.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// What it was called before.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// What it was called before.
    public static let touchIDLockout = Code.biometryLockout
  }
  /// The reason.
  public let code: Code
  /// For a reason.
  public init(_ code: Code) { self.code = code }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Whose numbers they are.
  public static let errorDomain = "com.apple.LocalAuthentication"
}
/// Whose numbers they are.
public let LAErrorDomain = LAError.errorDomain

/// Recognises who holds the device; it cannot.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    let code = LAError.Code.biometryNotAvailable.rawValue
    error?.pointee = NSError(domain: LAErrorDomain, code: code)
    return false
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  open func invalidate() {}
}
