// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation

/// A number that says how something ended.
public typealias OSStatus = Int32
/// What C keeps by names.
public typealias CFDictionary = NSDictionary
/// Anything of C's.
public typealias CFTypeRef = AnyObject

/// It went well.
public let errSecSuccess: OSStatus = 0
/// There is no such secret, which is what all questions are answered.
public let errSecItemNotFound: OSStatus = -25300
/// There is such a secret already.
public let errSecDuplicateItem: OSStatus = -25299
/// The kind.
public let kSecClass = "class"
/// A secret of a service.
public let kSecClassGenericPassword = "genp"
/// A secret of a server.
public let kSecClassInternetPassword = "inet"
/// The service.
public let kSecAttrService = "svce"
/// The account.
public let kSecAttrAccount = "acct"
/// The server.
public let kSecAttrServer = "srvr"
/// Which apps share it.
public let kSecAttrAccessGroup = "agrp"
/// When it may be read.
public let kSecAttrAccessible = "pdmn"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// While the device is unlocked, on this one.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// Whether other devices have it.
public let kSecAttrSynchronizable = "sync"
/// The secret.
public let kSecValueData = "v_Data"
/// Whether the secret is asked for.
public let kSecReturnData = "r_Data"
/// Whether what is known of it is asked for.
public let kSecReturnAttributes = "r_Attributes"
/// How many are asked for.
public let kSecMatchLimit = "m_Limit"
/// One.
public let kSecMatchLimitOne = "m_LimitOne"
/// All.
public let kSecMatchLimitAll = "m_LimitAll"
/// Yes, as C says it.
public let kCFBooleanTrue: NSNumber! = true
/// No, as C says it.
public let kCFBooleanFalse: NSNumber! = false

/// Keeps nothing, and says so.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{ errSecItemNotFound }
/// Finds nothing.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
/// Finds nothing to change.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  errSecItemNotFound
}
/// Finds nothing to delete.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

/// Once the device was unlocked, on this one.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// Always.
public let kSecAttrAccessibleAlways = "dk"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
/// While the device is unlocked, if it is ever locked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// Anything.
public let kSecAttrGeneric = "gena"
/// What people read.
public let kSecAttrLabel = "labl"
/// What people read of its kind.
public let kSecAttrDescription = "desc"
/// What people noted.
public let kSecAttrComment = "icmt"
/// How a server asks.
public let kSecAttrAuthenticationType = "atyp"
/// How a server is spoken to.
public let kSecAttrProtocol = "ptcl"
/// Where a server listens.
public let kSecAttrPort = "port"
/// Where on a server.
public let kSecAttrPath = "path"
/// What proves a name.
public let kSecClassCertificate = "cert"
/// A key with what proves its name.
public let kSecClassIdentity = "idnt"
/// A key.
public let kSecClassKey = "keys"
/// Whether a name for it is asked for.
public let kSecReturnPersistentRef = "r_PersistentRef"
/// Whether it is asked for.
public let kSecReturnRef = "r_Ref"
/// Who recognises its owner.
public let kSecUseAuthenticationContext = "u_AuthCtx"
/// What its owner is asked.
public let kSecUseOperationPrompt = "u_OpPrompt"
/// Who may read it.
public let kSecAttrAccessControl = "accc"
