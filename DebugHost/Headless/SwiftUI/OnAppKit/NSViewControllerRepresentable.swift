/// What a representable of a controller is told.
@preconcurrency @MainActor
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}

/// A view controller of AppKit in a tree of SwiftUI.
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
final class ControllerNode<R: NSViewControllerRepresentable>: ViewNode<R>, LayoutNode {
  private var context: R.Context
  private let controller: R.NSViewControllerType
  private lazy var host = PlatformViewHost(controller.view)
  private var rect = CGRect.zero

  override init(_ place: Place, _ view: R) {
    let context = R.Context(coordinator: view.makeCoordinator(), environment: place.environment)
    (self.context, controller) = (context, view.makeNSViewController(context: context))
    super.init(place, view)
    refresh()
  }

  override var layouts: [LayoutNode] { [self] }

  override func refresh() {
    graph.isUpToDate(self)
    var installed = view
    PropertyInstaller.install(&installed, in: self)
    context.environment = environment
    installed.updateNSViewController(controller, context: context)
  }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    controller.removeFromParent()
    R.dismantleNSViewController(controller, coordinator: context.coordinator)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    naturalSize(of: controller.view, proposal)
  }

  func put(in rect: CGRect) {
    self.rect = rect
  }

  func show(in list: inout [ShownView]) {
    if controller.parent == nil { graph.controller?.addChild(controller) }
    list.append(ShownView(view: host, frame: rect))
  }
}
