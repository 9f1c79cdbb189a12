import Foundation

/// A trait, identified by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The definition of a trait. The stand-in does not support traits that an app defines.
public protocol UITraitDefinition {}

/// A trait that the stand-in stores in `TraitValues`.
protocol SystemTrait: UITraitDefinition {
  associatedtype Value: Hashable
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func anyValue(in values: TraitValues) -> AnyHashable { values[keyPath: path] }

  static func clear(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }
}

extension UITraitDefinition {
  static func value(in values: TraitValues) -> AnyHashable? {
    (self as? any SystemTrait.Type)?.anyValue(in: values)
  }

  static func isChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    value(in: old.values) != value(in: new.values)
  }

  static func reset(in values: inout TraitValues) {
    (self as? any SystemTrait.Type)?.clear(in: &values)
  }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
}
