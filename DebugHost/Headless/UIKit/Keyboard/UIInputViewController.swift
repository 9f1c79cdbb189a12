/// A controller whose view is above the keyboard or in its place.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }
}
