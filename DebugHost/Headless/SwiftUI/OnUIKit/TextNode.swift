/// The label that draws a text.
package final class TextLabel: UILabel {}

@MainActor
final class TextNode: LeafNode<Text> {
  private let label = TextLabel()

  override init(_ place: Place, _ view: Text) {
    super.init(place, view)
    label.numberOfLines = 0
    refresh()
  }

  override var platformView: PlatformView { label }
  override var isDrawn: Bool { SwiftUIChoices.current.drawsPrimitives }

  override func refresh() {
    label.text = view.string
    label.font = (environment.font ?? .body).uiFont
    label.textColor = environment.foregroundColor?.uiColor ?? .label
    label.textAlignment = environment.multilineTextAlignment.nsAlignment
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 10_000
    let fit = label.sizeThatFits(CGSize(width: max(width, 1), height: 10_000))
    return CGSize(width: min(fit.width.rounded(.up), width), height: fit.height.rounded(.up))
  }
}
