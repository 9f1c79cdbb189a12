/// What a representable of a controller is told.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

/// A view controller of UIKit in a tree of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
final class ControllerNode<R: UIViewControllerRepresentable>: ViewNode<R>, LayoutNode {
  private var context: R.Context
  private let controller: R.UIViewControllerType
  private lazy var host = PlatformViewHost(controller.view)
  private var rect = CGRect.zero

  override init(_ place: Place, _ view: R) {
    let context = R.Context(coordinator: view.makeCoordinator(), environment: place.environment)
    (self.context, controller) = (context, view.makeUIViewController(context: context))
    super.init(place, view)
    refresh()
  }

  override var layouts: [LayoutNode] { [self] }

  override func refresh() {
    graph.isUpToDate(self)
    var installed = view
    PropertyInstaller.install(&installed, in: self)
    context.environment = environment
    installed.updateUIViewController(controller, context: context)
  }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    R.dismantleUIViewController(controller, coordinator: context.coordinator)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: min(proposal.width ?? 10, 10_000), height: min(proposal.height ?? 10, 10_000))
  }

  func put(in rect: CGRect) {
    self.rect = rect
  }

  func show(in list: inout [ShownView]) {
    if controller.parent == nil, let parent = graph.controller {
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
    list.append(ShownView(view: host, frame: rect))
  }
}
