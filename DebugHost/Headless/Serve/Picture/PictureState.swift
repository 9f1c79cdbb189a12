import Foundation
package import HeadlessRenderer

/// A screen at one moment as a flat list of numbered layers. The hub keeps the state that each page
/// shows or is about to show.
///
/// States are immutable and shared: pages that show the same moment have the same object.
package final class PictureState: Sendable {
  /// The parts of one layer, and the numbers of its children.
  struct Node: Equatable, Sendable {
    var attributes: String
    var mask: String
    var back: String
    var shift: String
    var own: String
    var front: String
    var children: [Int]
  }

  /// The area of the picture: x, y, width and height in screen coordinates, in points.
  let box: [Double]
  let definitions: [String: String]
  let roots: [Int]
  let nodes: [Int: Node]

  /// The state of a page before its first picture.
  package static let empty = PictureState()

  private init() {
    (box, definitions, roots, nodes) = ([], [:], [], [:])
  }

  /// - Parameter numbers: Gives each layer a number, which stays the same while pictures contain
  ///   the layer.
  package init(_ picture: ScreenPicture, numbers: inout LayerNumbers) {
    box = [picture.box.minX, picture.box.minY, picture.box.width, picture.box.height].map {
      Double($0)
    }
    definitions = picture.definitions
    var nodes: [Int: Node] = [:]
    func add(_ layer: LayerPicture) -> Int {
      let number = numbers.number(of: layer.id)
      let children = layer.children.map(add)
      nodes[number] = Node(
        attributes: layer.attributes, mask: layer.mask, back: layer.back, shift: layer.shift,
        own: layer.own, front: layer.front, children: children)
      return number
    }
    roots = picture.roots.map(add)
    self.nodes = nodes
    numbers.endPicture()
  }
}

/// Gives layers small numbers, so that no address leaves the process. From time to time, this type
/// forgets the layers that are no longer in the picture.
package struct LayerNumbers {
  private var known: [LayerPicture.ID: Int] = [:]
  private var used: [LayerPicture.ID: Int] = [:]
  private var next = 1

  package init() {}

  mutating func number(of id: LayerPicture.ID) -> Int {
    let number = known[id] ?? next
    if number == next {
      known[id] = number
      next += 1
    }
    used[id] = number
    return number
  }

  /// Forgets the layers that were not in this picture, once they outnumber the layers that were in
  /// it by more than 64.
  mutating func endPicture() {
    if known.count > 2 * used.count + 64 { known = used }
    used.removeAll(keepingCapacity: true)
  }
}
