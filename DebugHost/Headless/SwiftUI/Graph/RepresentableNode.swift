/// The node of a platform view or view controller. The node makes, updates and dismantles the view
/// or controller at once, even without a window (T4.18.1, T4.18.2).
@MainActor
final class RepresentableNode<R: View, Content: AnyObject, Context>: LeafNode<R> {
  /// The methods of a representable. UIKit and AppKit name them differently, and so do views and
  /// view controllers.
  struct Calls {
    let context: (EnvironmentValues) -> Context
    let make: (R, Context) -> Content
    let update: (R, Content, Context) -> Void
    let dismantle: (Content, Context) -> Void
    let size: (R, Content, Context, ProposedViewSize) -> CGSize
    let platformView: (Content) -> PlatformView
  }

  private let calls: Calls
  private var context: Context
  private let content: Content
  private lazy var host = PlatformViewHost(calls.platformView(content))

  init(_ place: Place, _ view: R, _ calls: Calls) {
    self.calls = calls
    context = calls.context(place.environment)
    content = calls.make(view, context)
    super.init(place, view)
    // A controller loads its view only when it is shown.
    if content is PlatformView { _ = host }
    refresh()
  }

  override var platformView: PlatformView { host }

  override func refresh() {
    graph.isUpToDate(self)
    var installed = view
    PropertyInstaller.install(&installed, in: self)
    context = calls.context(environment)
    calls.update(installed, content, context)
  }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    (content as? PlatformViewController)?.leaveParent()
    calls.dismantle(content, context)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    calls.size(view, content, context, proposal)
  }

  override func show(in list: inout [ShownView]) {
    if let controller = content as? PlatformViewController, controller.parent == nil {
      graph.controller.map(controller.join)
    }
    super.show(in: &list)
  }
}
