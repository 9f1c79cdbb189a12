/// A presented sheet or popover: a window of its own, attached as a sheet to the window of the view
/// that presents it.
@MainActor
final class Sheet {
  private let controller: NSHostingController<AnyView>
  private weak var window: NSWindow?

  init?(
    _ content: AnyView, _ environment: EnvironmentValues, from graph: ViewGraph, isPopover: Bool,
    onDismiss: @escaping () -> Void
  ) {
    guard let window = graph.hostView?.window else { return nil }
    self.window = window
    controller = NSHostingController(rootView: content)
    controller.environment = environment
  }

  func show(_ content: AnyView, _ environment: EnvironmentValues) {
    controller.environment = environment
    controller.rootView = content
  }

  func present() {
    window?.beginSheet(NSWindow(contentViewController: controller))
  }

  func dismiss(animated: Bool, then action: (() -> Void)?) {
    if let sheet = controller.view.window {
      sheet.sheetParent?.endSheet(sheet)
      sheet.contentViewController = nil
    }
    action?()
  }
}
