/// The picture of one layer and its sublayers, in parts, so that two pictures can be compared layer
/// by layer.
///
/// A group with `attributes` is outermost. It contains a group with `mask`. That group contains
/// `back`, then a group with `shift` that holds `own` and the children, then `front`. An empty part
/// is not written.
package struct LayerPicture {
  /// Identifies the layer or part that is drawn. The same layer has the same ID in every picture.
  package enum ID: Hashable, Sendable {
    case layer(ObjectIdentifier)
    /// A part of the device, which is not a layer of the app.
    case part(String)
  }

  package let id: ID
  /// The attributes for the position, the opacity and the clip. Each begins with a space.
  package var attributes = ""
  /// The attribute for the clip to the layer's mask.
  package var mask = ""
  /// The markup of the shadow and the background.
  package var back = ""
  /// The attribute for the offset of the content. When the content scrolls, only this part changes.
  package var shift = ""
  /// The markup of what the layer itself draws.
  package var own = ""
  package var children: [LayerPicture] = []
  /// The markup of the border.
  package var front = ""

  init(
    id: ID, attributes: String = "", own: String = "", children: [LayerPicture] = []
  ) {
    self.id = id
    self.attributes = attributes
    self.own = own
    self.children = children
  }

  var hasContent: Bool { !own.isEmpty || !children.isEmpty }

  var isEmpty: Bool { !hasContent && back.isEmpty && front.isEmpty }

  /// The markup of all parts and sublayers.
  var markup: String {
    var content = own
    for child in children { content += child.markup }
    let inner = back + Self.wrapped(content, shift) + front
    return Self.wrapped(Self.wrapped(inner, mask), attributes)
  }

  private static func wrapped(_ markup: String, _ attributes: String) -> String {
    markup.isEmpty || attributes.isEmpty ? markup : "<g\(attributes)>\(markup)</g>"
  }
}
