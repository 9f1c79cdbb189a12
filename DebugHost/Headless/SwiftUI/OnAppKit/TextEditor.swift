/// A view in which the user edits several lines of text: an AppKit text view in a scroll view.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public var body: some View {
    EditorRepresentable(text: text)
  }
}

/// The AppKit text view of a text editor. It reports its focus to `@FocusState`, as the fields do
/// (K).
package final class HostedTextView: NSTextView {
  var onFocus: (Bool) -> Void = { _ in }

  package override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    onFocus(true)
    return true
  }

  package override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    onFocus(false)
    return true
  }
}

struct EditorRepresentable: NSViewRepresentable {
  let text: Binding<String>

  func makeCoordinator() -> EditorCoordinator { EditorCoordinator() }

  func makeNSView(context: Context) -> NSScrollView {
    let scrollView = NSScrollView(frame: .zero)
    let view = HostedTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = context.coordinator
    scrollView.documentView = view
    return scrollView
  }

  func updateNSView(_ scrollView: NSScrollView, context: Context) {
    context.coordinator.text = text
    guard let view = scrollView.documentView as? HostedTextView else { return }
    let link = context.environment.focusLink
    link?.adopt(view)
    view.onFocus = { [weak view] isFocused in
      if let view { link?.focusChanged(of: view, to: isFocused) }
    }
    if view.string != text.wrappedValue { view.string = text.wrappedValue }
    view.isEditable = context.environment.isEnabled
  }
}

@MainActor
final class EditorCoordinator: NSObject, NSTextViewDelegate {
  var text: Binding<String>?

  func textDidChange(_ notification: Notification) {
    guard let view = notification.object as? NSTextView else { return }
    text?.wrappedValue = view.string
  }
}
