/// A view in which the user edits several lines of text.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public var body: some View {
    EditorRepresentable(text: text)
  }
}

/// The UIKit text view of a text editor.
package final class HostedTextView: UITextView {
  /// Returns the height, kept within limits that are given in lines of text.
  func height(_ height: CGFloat, within limits: LineLimits?) -> CGFloat {
    guard let limits, let font else { return height }
    let (line, around) = (font.lineHeight, textContainerInset.top + textContainerInset.bottom)
    let least = CGFloat(limits.least) * line + around
    let most = limits.most.map { CGFloat($0) * line + around } ?? .infinity
    return min(max(height, least.rounded(.up)), most.rounded(.up))
  }
}

extension TextField where Label == Text {
  /// A field with a vertical axis is a text view, and grows with its text (T4.20.13). In the
  /// stand-in, such a field does not show its title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(title: titleKey.key, text: text)
    if axis == .vertical { tall = { AnyView(EditorRepresentable(text: $0, growsWithText: true)) } }
  }
}

struct EditorRepresentable: UIViewRepresentable {
  let text: Binding<String>
  var growsWithText = false

  func makeCoordinator() -> EditorCoordinator { EditorCoordinator() }

  func makeUIView(context: Context) -> HostedTextView {
    let view = HostedTextView()
    view.delegate = context.coordinator
    view.backgroundColor = .clear
    return view
  }

  func updateUIView(_ view: HostedTextView, context: Context) {
    context.coordinator.text = text
    let link = context.environment.focusLink
    link?.adopt(view)
    context.coordinator.onFocus = { [weak view] isFocused in
      if let view { link?.focusChanged(of: view, to: isFocused) }
    }
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.font = (context.environment.font ?? .body).uiFont
    view.isEditable = context.environment.isEnabled
    if !growsWithText {
      view.keyboardDismissMode = context.environment.dismissMode(of: .editor)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: HostedTextView, context: Context
  ) -> CGSize? {
    let width = min(proposal.width ?? 10, 10_000)
    if !growsWithText, let height = proposal.height {
      return CGSize(width: width, height: min(height, 10_000))
    }
    let fit = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let limits = growsWithText ? context.environment.lineLimits : nil
    return CGSize(width: width, height: uiView.height(fit.height, within: limits))
  }
}

@MainActor
final class EditorCoordinator: NSObject, UITextViewDelegate {
  var text: Binding<String>?
  var onFocus: (Bool) -> Void = { _ in }

  func textViewDidBeginEditing(_ textView: UITextView) { onFocus(true) }
  func textViewDidEndEditing(_ textView: UITextView) { onFocus(false) }

  func textViewDidChange(_ textView: UITextView) {
    text?.wrappedValue = textView.text
  }
}
