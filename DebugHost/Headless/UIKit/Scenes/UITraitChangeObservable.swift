import Foundation

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that reports changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {}

/// An object that stores the registrations for its trait changes.
@preconcurrency @MainActor
package protocol TraitObserving: UITraitChangeObservable {
  var traitObservers: TraitObservers { get }
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls the handler whenever one of the traits has changed. The registration lasts until it is
  /// removed, at most as long as the observed object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    observe(
      TraitRegistration(traits) { [weak self] in
        if let self { handler(self, $0) }
      })
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let target = target as AnyObject
    return observe(
      TraitRegistration(traits) { [weak self, weak target] previous in
        guard let self, let target else { return }
        ObjectiveCRuntime.send(
          action, to: target, Array([self, previous].prefix(action.argumentCount)))
      })
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private func observe(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    (self as? any TraitObserving)?.traitObservers.add(registration)
    return registration
  }
}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let body: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.body = body
    super.init()
  }
}

/// The registrations of one object, in the order in which they were made.
@MainActor
package final class TraitObservers {
  private var registrations: [TraitRegistration] = []

  package init() {}

  func add(_ registration: TraitRegistration) {
    registrations.append(registration)
  }

  package func tell(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.isChanged(from: old, to: new) }) {
      registration.body(old)
    }
  }
}
