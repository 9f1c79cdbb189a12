import Foundation

/// What has to be done to one picture to make it another: changed layers only, and of those the changed parts only.
package struct PictureChange: Encodable, Equatable, Sendable {
  /// A layer that is new or differs; a part that is nil stays as it is, and a new layer's is empty.
  package struct Node: Encodable, Equatable, Sendable {
    /// The layer's number.
    package var i: Int
    /// Attributes, mask, back, shift, own, front: the parts of `LayerPicture`.
    package var a: String?
    package var m: String?
    package var b: String?
    package var s: String?
    package var o: String?
    package var f: String?
    /// All children, back to front.
    package var k: [Int]?
  }

  /// x, y, width, height: points, screen coordinates.
  package var box: [Double]?
  package var roots: [Int]?
  package var nodes: [Node]?
  /// Layers that are no more.
  package var gone: [Int]?
  /// New definitions by id, and ids of those that nobody needs any more.
  package var define: [String: String]?
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
