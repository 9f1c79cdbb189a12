/// The context that a representable receives.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

/// The context of an update. The stand-in does not animate updates.
public struct Transaction {
  public var disablesAnimations = false

  public init() {}
}

/// A UIKit view in a SwiftUI view hierarchy.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  func makeRepresentable(_ place: Place) -> Node {
    let coordinator = makeCoordinator()
    return RepresentableNode<Self, UIViewType, Context>(
      place, self,
      .init(
        context: { Context(coordinator: coordinator, environment: $0) },
        make: { $0.makeUIView(context: $1) },
        update: { $0.updateUIView($1, context: $2) },
        dismantle: { Self.dismantleUIView($0, coordinator: $1.coordinator) },
        size: { $0.sizeThatFits($3, uiView: $1, context: $2) ?? naturalSize(of: $1, $3) },
        platformView: { $0 }))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A host for one UIKit view, inside the hosting view. The UIKit view fills the host. SwiftUI has a
/// host of this kind, too (O, view dumps).
package final class PlatformViewHost: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = true
    addSubview(content)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }

  package override var frame: CGRect {
    didSet { if frame.size != oldValue.size { fill() } }
  }

  /// Makes the content fill this view. If the view collapses, the content keeps its last frame
  /// (T4.20.16).
  private func fill() {
    if bounds.width > 0, bounds.height > 0 { content.frame = bounds }
  }

  /// A touch that does not hit the content does not hit this view either.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Returns the size of a view for a proposal. Along each axis, a view keeps its intrinsic length if
/// it has one, and otherwise fills the proposal. A text field or a search bar always fills the
/// proposed width (K).
@MainActor
func naturalSize(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
  let own = view.intrinsicContentSize
  let isWide = view is UITextField || view is UISearchBar
  func fill(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
    let least = max(own, 0)
    guard let offered else { return own >= 0 ? own : 10 }
    return offered.isFinite ? max(offered, 0) : max(10_000, least)
  }
  return CGSize(
    width: own.width >= 0 && !isWide ? own.width : fill(proposal.width, own.width),
    height: own.height >= 0 ? own.height : fill(proposal.height, own.height))
}
