/// What one layer shows, in parts, with what lies in it: two pictures can be compared layer by layer.
///
/// From the outside in: a group with `attributes`; in it a group with `mask`; in it `back`, then a group with `shift` that
/// holds `own` and the children, then `front`. A part that is empty is not written.
package struct LayerPicture {
  /// What is drawn: the same ID for the same layer in every picture.
  package enum ID: Hashable, Sendable {
    case layer(ObjectIdentifier)
    /// Something of the device, no layer of the app's.
    case part(String)
  }

  package let id: ID
  /// Place, opacity and clip; each begins with a space.
  package var attributes = ""
  /// The clip that a mask is.
  package var mask = ""
  /// Shadow and background.
  package var back = ""
  /// Where the content stands: what scrolls changes only this.
  package var shift = ""
  /// What the layer itself draws.
  package var own = ""
  package var children: [LayerPicture] = []
  /// The border.
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

  /// All of it as text.
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
