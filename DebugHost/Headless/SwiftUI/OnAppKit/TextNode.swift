/// The AppKit view of a SwiftUI `Text`. It is not a control, because SwiftUI's own text is not a
/// control on macOS either.
package final class TextLabel: NSView {
  package internal(set) var text = ""
}

@MainActor
final class TextNode: LeafNode<Text> {
  private let label = TextLabel(frame: .zero)

  override init(_ place: Place, _ view: Text) {
    super.init(place, view)
    refresh()
  }

  override var platformView: PlatformView { label }

  override func refresh() {
    label.text = view.string
  }

  /// Returns the size of one line of text, in points. Every character is 7 points wide, and the
  /// line is 16 points high (K). The line is no wider than the proposal.
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let own = CGFloat(view.string.count) * 7
    return CGSize(width: min(own, max(proposal.width ?? own, 1)), height: 16)
  }
}
