import Foundation

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case unknown = -1
    case committed = 0
  }

  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  public nonisolated class var didEndEditingReasonKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }
}

extension UITextField.ViewMode {
  func isShown(editing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: editing
    case .unlessEditing: !editing
    case .always: true
    }
  }
}
