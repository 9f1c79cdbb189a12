/// A presented sheet or popover, in a hosting controller. The user can dismiss a sheet with a swipe
/// down, and a popover with a tap outside it.
@MainActor
final class Sheet: NSObject, UIPopoverPresentationControllerDelegate {
  private let controller: UIHostingController<AnyView>
  private weak var presenter: UIViewController?
  private weak var popover: UIPopoverPresentationController?
  private let onDismiss: () -> Void

  init?(
    _ content: AnyView, _ environment: EnvironmentValues, from graph: ViewGraph, isPopover: Bool,
    onDismiss: @escaping () -> Void
  ) {
    guard let presenter = graph.controller else { return nil }
    self.presenter = presenter
    self.onDismiss = onDismiss
    controller = UIHostingController(rootView: content)
    super.init()
    controller.environment = environment
    if isPopover {
      controller.modalPresentationStyle = .popover
      popover = controller.popoverPresentationController
      popover?.sourceView = graph.hostView
    }
    controller.presentationController?.delegate = self
  }

  func show(_ content: AnyView, _ environment: EnvironmentValues) {
    controller.environment = environment
    controller.rootView = content
  }

  func present() {
    presenter?.present(controller, animated: true)
  }

  func dismiss(animated: Bool, then action: (() -> Void)?) {
    popover?.sourceView = nil
    controller.dismiss(animated: animated) { action?() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    popover?.sourceView = nil
    onDismiss()
  }
}

extension View {
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresenterView(
      content: self, isPresented: isPresented, isPopover: true, onDismiss: nil,
      make: { AnyView(content()) })
  }
}
