/// The context that a representable receives.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

/// The context of an update. Nothing is animated here.
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
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The view in the hosting view that contains a UIKit view, which fills it. SwiftUI has such a view, too (O, view
/// dumps).
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

  /// If this view collapses, the content keeps its last frame (T4.20.16).
  private func fill() {
    if bounds.width > 0, bounds.height > 0 { content.frame = bounds }
  }

  /// A touch that does not hit the content does not hit this view either.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Makes, updates and dismantles the view of a representable. It calls `makeCoordinator`, `makeUIView` and
/// `updateUIView` at once, before the view has a window (T4.18.1, T4.18.2).
@MainActor
final class RepresentableNode<R: UIViewRepresentable>: ViewNode<R>, LayoutNode {
  private var context: R.Context
  private let uiView: R.UIViewType
  private let host: PlatformViewHost
  private var rect = CGRect.zero

  override init(_ place: Place, _ view: R) {
    let context = R.Context(coordinator: view.makeCoordinator(), environment: place.environment)
    let uiView = view.makeUIView(context: context)
    (self.context, self.uiView, host) = (context, uiView, PlatformViewHost(uiView))
    super.init(place, view)
    refresh()
  }

  override var layouts: [LayoutNode] { [self] }

  override func refresh() {
    graph.isUpToDate(self)
    var installed = view
    PropertyInstaller.install(&installed, in: self)
    context.environment = environment
    installed.updateUIView(uiView, context: context)
  }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    R.dismantleUIView(uiView, coordinator: context.coordinator)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal, uiView: uiView, context: context)
      ?? naturalSize(of: uiView, proposal)
  }

  func put(in rect: CGRect) {
    self.rect = rect
  }

  func show(in list: inout [ShownView]) {
    list.append(ShownView(view: host, frame: rect))
  }
}

/// Returns the size of a view whose representable computes none. An intrinsic width or height is kept, except that a
/// text field or search bar is as wide as it can be (K). Other views fill the proposed size.
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
