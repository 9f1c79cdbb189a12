/// Presents content while a binding is true. After the binding changes, the presentation or
/// dismissal begins only when the platform views of the update are in place. If the node is
/// removed, the content is dismissed at once.
@MainActor
final class PresenterNode<Content: View>: WrapperNode<PresenterView<Content>> {
  private var shown: Sheet?

  override func refresh() {
    super.refresh()
    if view.isPresented.wrappedValue {
      if let shown {
        shown.show(view.make(), sheetEnvironment)
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
    guard shown == nil, !isRemoved, view.isPresented.wrappedValue else { return }
    shown = Sheet(view.make(), sheetEnvironment, from: graph, isPopover: view.isPopover) {
      [weak self] in self?.wasDismissed()
    }
    shown?.present()
  }

  private func dismiss() {
    guard let shown, !view.isPresented.wrappedValue else { return }
    self.shown = nil
    shown.dismiss(animated: true, then: view.onDismiss)
  }

  /// Sets the binding to false and calls `onDismiss`, after the user has dismissed the content.
  private func wasDismissed() {
    shown = nil
    view.isPresented.wrappedValue = false
    view.onDismiss?()
  }

  override func remove() {
    super.remove()
    shown?.dismiss(animated: false, then: nil)
    shown = nil
  }
}
