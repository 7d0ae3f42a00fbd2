// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's runtime, which has no classes here: nothing is found and exchanged.

private import Foundation
public import UIKit

/// A method; none is ever found.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer

/// Finds nothing.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Finds nothing.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Adds nothing.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces nothing.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// The code of a method, of which there is none.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Sets nothing.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// The types of a method, of which there is none.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Code that is never called.
public func imp_implementationWithBlock(_ block: Any) -> IMP { OpaquePointer(bitPattern: 1)! }
/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { (obj as? AnyObject).map { type(of: $0) } }

/// Locks for objects by which code waits for other threads: one for all of them.
private let objectLock = NSRecursiveLock()
/// Begins what one thread does at a time.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  objectLock.lock()
  return 0
}
/// Ends what one thread does at a time.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  objectLock.unlock()
  return 0
}
