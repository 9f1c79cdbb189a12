// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The part of the Objective-C runtime that UIKit's dynamic dispatch needs: methods by class and
/// name.
///
/// A Swift closure that is registered for a class and a selector replaces the method that `@objc`
/// creates on iOS. The stand-in registers those of UIKit's methods that other code looks up by name
/// (`UIResponder+Selectors.swift`).
package enum ObjectiveCRuntime {
  package typealias Body = @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

  private struct Key: Hashable {
    let cls: ObjectIdentifier
    let name: Selector
  }

  nonisolated(unsafe) private static var methods: [ObjectIdentifier: [Selector: Method]] = [:]
  /// The results of earlier searches up the class hierarchy, like the runtime's own method cache.
  /// `setMethod(_:of:)` empties this dictionary.
  nonisolated(unsafe) private static var found: [Key: Method?] = [:]
  private static let lock = NSRecursiveLock()

  /// Returns the method that the class itself defines, without the inherited ones.
  static func ownMethod(of cls: AnyClass, _ name: Selector) -> Method? {
    lock.withLock { methods[ObjectIdentifier(cls)]?[name] }
  }

  static func setMethod(_ method: Method, of cls: AnyClass) {
    lock.withLock {
      methods[ObjectIdentifier(cls), default: [:]][method.name] = method
      found = [:]
    }
  }

  /// Returns the method that an instance of the class uses: the class's own, or else that of the
  /// nearest superclass.
  package static func method(of cls: AnyClass, _ name: Selector) -> Method? {
    let key = Key(cls: ObjectIdentifier(cls), name: name)
    return lock.withLock {
      if let known = found[key] { return known }
      var current: AnyClass? = cls
      var method: Method?
      while method == nil, let candidate = current {
        method = methods[ObjectIdentifier(candidate)]?[name]
        current = _getSuperclass(candidate)
      }
      found[key] = .some(method)
      return method
    }
  }

  package static func responds(_ object: AnyObject, to name: Selector) -> Bool {
    method(of: type(of: object), name) != nil
  }

  /// Sends the message if the object has the method. Returns nil if it does not, and otherwise the
  /// method's own result.
  @MainActor
  @discardableResult
  package static func send(
    _ name: Selector, to object: AnyObject, _ arguments: [Any?] = []
  ) -> Any?? {
    guard let method = method(of: type(of: object), name) else { return nil }
    return .some(method.implementation.body(object, arguments))
  }
}

/// A method of a class. On Apple's systems, this type is an opaque pointer.
public final class Method: @unchecked Sendable {
  let name: Selector
  fileprivate(set) var implementation: IMP

  init(name: Selector, implementation: IMP) {
    self.name = name
    self.implementation = implementation
  }
}

/// The implementation of a method, which is a closure here. On Apple's systems, this type is an
/// opaque pointer.
public struct IMP: Sendable {
  package let body: ObjectiveCRuntime.Body

  package init(_ body: @escaping ObjectiveCRuntime.Body) {
    self.body = body
  }

  /// Creates an implementation from a closure of Swift 5 code, whose type names no actor. Returns
  /// nil if the closure has none of the supported types.
  fileprivate init?(swiftFive block: Any) {
    if let found = block as? (AnyObject) -> Void {
      nonisolated(unsafe) let body = found
      self.init { receiver, _ in body(receiver) }
    } else if let found = block as? (AnyObject, Any?) -> Void {
      nonisolated(unsafe) let body = found
      self.init { receiver, arguments in body(receiver, arguments.first ?? nil) }
    } else if let found = block as? (AnyObject, Any?, Any?) -> Void {
      nonisolated(unsafe) let body = found
      self.init { receiver, arguments in
        body(receiver, arguments.first ?? nil, arguments.count > 1 ? arguments[1] : nil)
      }
    } else {
      return nil
    }
  }

  /// Calls the implementation. On Apple's systems, code casts it to a C function instead.
  @MainActor
  @discardableResult
  public func call(_ receiver: AnyObject, _ name: Selector, _ arguments: Any?...) -> Any? {
    body(receiver, arguments)
  }
}

/// Creates a method's implementation from a closure whose first argument is the receiver.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  if let imp = IMP(swiftFive: block) ?? IMP(sendAction: block) { return imp }
  return switch block {
  case let block as @MainActor (AnyObject) -> Bool:
    IMP { receiver, _ in block(receiver) }
  case let block as @MainActor (AnyObject) -> Void:
    IMP { receiver, _ in block(receiver) }
  case let block as @MainActor (AnyObject, Any?) -> Void:
    IMP { receiver, arguments in block(receiver, arguments.first ?? nil) }
  case let block as @MainActor (AnyObject, Any?, Any?) -> Void:
    IMP { receiver, arguments in
      block(
        receiver, arguments.first ?? nil, arguments.count > 1 ? arguments[1] : nil)
    }
  default:
    preconditionFailure(
      "imp_implementationWithBlock takes a closure of (AnyObject, Any?…), not \(type(of: block))."
    )
  }
}

@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls, ObjectiveCRuntime.ownMethod(of: cls, name) == nil else { return false }
  ObjectiveCRuntime.setMethod(Method(name: name, implementation: imp), of: cls)
  return true
}

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  if let method = ObjectiveCRuntime.ownMethod(of: cls, name) {
    return method_setImplementation(method, imp)
  }
  ObjectiveCRuntime.setMethod(Method(name: name, implementation: imp), of: cls)
  return nil
}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { ObjectiveCRuntime.method(of: $0, name) }
}

public func method_getImplementation(_ m: Method) -> IMP {
  m.implementation
}

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let previous = m.implementation
  m.implementation = imp
  return previous
}
