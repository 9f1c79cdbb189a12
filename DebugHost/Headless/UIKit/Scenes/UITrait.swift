import Foundation

/// One trait, named by its type.
public typealias UITrait = any UITraitDefinition.Type

/// What UIKit itself knows as traits; traits of the app's own are not modelled.
public protocol UITraitDefinition {}

/// A trait of the system's own.
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
