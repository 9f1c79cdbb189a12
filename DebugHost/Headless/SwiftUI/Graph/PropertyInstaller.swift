@_spi(Reflection) import Swift

/// A property of a view whose value the graph sets: state, objects, environment.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that is connected with the node of its view.
@MainActor
protocol GraphProperty: DynamicProperty {
  mutating func install(in node: Node, at index: Int)
}

/// Connects a view's dynamic properties with its node before the view's body is evaluated.
@MainActor
enum PropertyInstaller {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var fields: [ObjectIdentifier: [Field]] = [:]

  static func install<Value>(_ value: inout Value, in node: Node) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    var index = 0
    withUnsafeMutablePointer(to: &value) {
      install(fields, at: UnsafeMutableRawPointer($0), in: node, index: &index)
    }
  }

  private static func install(
    _ fields: [Field], at base: UnsafeMutableRawPointer, in node: Node, index: inout Int
  ) {
    for field in fields {
      install(field.type, at: base + field.offset, in: node, index: &index)
    }
  }

  private static func install<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, in node: Node, index: inout Int
  ) {
    let pointer = address.assumingMemoryBound(to: P.self)
    if let type = type as? any GraphProperty.Type {
      adopt(type, at: address, in: node, index: index)
      index += 1
    } else {
      // This property is made of other properties.
      install(Self.fields(of: P.self), at: address, in: node, index: &index)
    }
    pointer.pointee.update()
  }

  private static func adopt<P: GraphProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, in node: Node, index: Int
  ) {
    address.assumingMemoryBound(to: P.self).pointee.install(in: node, at: index)
  }

  private static func fields<Value>(of type: Value.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: property))
      }
      return true
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }
}
