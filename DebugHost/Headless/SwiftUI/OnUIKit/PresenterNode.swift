/// Presents after the views are in place; a swipe down or a tap outside writes the binding.
@MainActor
final class PresenterNode<Content: View>: WrapperNode<PresenterView<Content>> {
  private var shown: UIHostingController<AnyView>?
  private var watch: PresentationWatch?
  private weak var popover: UIPopoverPresentationController?

  override func refresh() {
    super.refresh()
    if view.isPresented.wrappedValue {
      if let shown {
        shown.environment = sheetEnvironment
        shown.rootView = view.make()
      } else {
        graph.enqueueAfterCommit { [weak self] in self?.present() }
      }
    } else if shown != nil {
      graph.enqueueAfterCommit { [weak self] in self?.dismiss() }
    }
  }

  private var sheetEnvironment: EnvironmentValues {
    var values = environment
    values.dismiss = DismissAction { [weak self] in self?.view.isPresented.wrappedValue = false }
    return values
  }

  private func present() {
    guard shown == nil, !isRemoved, view.isPresented.wrappedValue, let presenter = graph.controller
    else { return }
    let controller = UIHostingController(rootView: view.make())
    controller.environment = sheetEnvironment
    let watch = PresentationWatch { [weak self] in self?.wasDismissed() }
    self.watch = watch
    if view.isPopover {
      controller.modalPresentationStyle = .popover
      popover = controller.popoverPresentationController
      popover?.sourceView = graph.hostView
    }
    controller.presentationController?.delegate = watch
    shown = controller
    presenter.present(controller, animated: true)
  }

  private func dismiss() {
    guard let shown, !view.isPresented.wrappedValue else { return }
    self.shown = nil
    popover?.sourceView = nil
    let action = view.onDismiss
    shown.dismiss(animated: true) { action?() }
  }

  private func wasDismissed() {
    shown = nil
    popover?.sourceView = nil
    view.isPresented.wrappedValue = false
    view.onDismiss?()
  }

  override func remove() {
    super.remove()
    shown?.dismiss(animated: false)
    shown = nil
  }
}

@MainActor
final class PresentationWatch: NSObject, UIPopoverPresentationControllerDelegate {
  private let onDismiss: () -> Void

  init(_ onDismiss: @escaping () -> Void) {
    self.onDismiss = onDismiss
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss()
  }
}

extension View {
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresenterView(
      content: self, isPresented: isPresented, isPopover: true, onDismiss: nil,
      make: { AnyView(content()) })
  }
}
