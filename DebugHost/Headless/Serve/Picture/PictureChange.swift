import Foundation

/// The change from one picture to another. It contains only the layers that have changed, and only
/// their changed parts.
package struct PictureChange: Encodable, Equatable, Sendable {
  /// A layer that is new or has changed. A part that is nil has not changed or, in a new layer, is
  /// empty.
  package struct Node: Encodable, Equatable, Sendable {
    /// The number of the layer.
    package var i: Int
    /// The `attributes` of the `LayerPicture`.
    package var a: String?
    /// The `mask` of the `LayerPicture`.
    package var m: String?
    /// The `back` of the `LayerPicture`.
    package var b: String?
    /// The `shift` of the `LayerPicture`.
    package var s: String?
    /// The `own` of the `LayerPicture`.
    package var o: String?
    /// The `front` of the `LayerPicture`.
    package var f: String?
    /// The numbers of all children, from back to front.
    package var k: [Int]?
  }

  /// The area of the picture: x, y, width and height in screen coordinates, in points.
  package var box: [Double]?
  package var roots: [Int]?
  package var nodes: [Node]?
  /// The numbers of the layers that no longer exist.
  package var gone: [Int]?
  /// The new definitions by id.
  package var define: [String: String]?
  /// The ids of the definitions that are no longer used.
  package var forget: [String]?

  package init(from old: PictureState, to new: PictureState) {
    if old.box != new.box { box = new.box }
    if old.roots != new.roots { roots = new.roots }
    let changed = new.nodes.compactMap { number, node in
      Self.change(from: old.nodes[number], to: node, number)
    }.sorted { $0.i < $1.i }
    nodes = changed.isEmpty ? nil : changed
    let lost = old.nodes.keys.filter { new.nodes[$0] == nil }.sorted()
    gone = lost.isEmpty ? nil : lost
    let added = new.definitions.filter { old.definitions[$0.key] != $0.value }
    define = added.isEmpty ? nil : added
    let unused = old.definitions.keys.filter { new.definitions[$0] == nil }.sorted()
    forget = unused.isEmpty ? nil : unused
  }

  /// Whether both pictures are the same.
  package var isEmpty: Bool {
    box == nil && roots == nil && nodes == nil && gone == nil && define == nil && forget == nil
  }

  private static func change(
    from old: PictureState.Node?, to new: PictureState.Node, _ number: Int
  ) -> Node? {
    if old == new { return nil }
    func part(_ path: KeyPath<PictureState.Node, String>) -> String? {
      (old?[keyPath: path] ?? "") == new[keyPath: path] ? nil : new[keyPath: path]
    }
    return Node(
      i: number, a: part(\.attributes), m: part(\.mask), b: part(\.back), s: part(\.shift),
      o: part(\.own), f: part(\.front),
      k: (old?.children ?? []) == new.children ? nil : new.children)
  }
}
