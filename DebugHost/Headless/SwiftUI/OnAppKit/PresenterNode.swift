/// A sheet is a window of its own, attached to the window of the view that presents it.
@MainActor
final class PresenterNode<Content: View>: WrapperNode<PresenterView<Content>> {
  private var shown: NSHostingController<AnyView>?

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
    guard shown == nil, !isRemoved, view.isPresented.wrappedValue,
      let window = graph.hostView?.window
    else { return }
    let controller = NSHostingController(rootView: view.make())
    controller.environment = sheetEnvironment
    shown = controller
    window.beginSheet(NSWindow(contentViewController: controller))
  }

  private func dismiss() {
    guard let shown, !view.isPresented.wrappedValue else { return }
    self.shown = nil
    let action = view.onDismiss
    end(shown)
    action?()
  }

  private func end(_ controller: NSViewController) {
    guard let sheet = controller.view.window else { return }
    sheet.sheetParent?.endSheet(sheet)
    sheet.contentViewController = nil
  }

  override func remove() {
    super.remove()
    if let shown { end(shown) }
    shown = nil
  }
}
