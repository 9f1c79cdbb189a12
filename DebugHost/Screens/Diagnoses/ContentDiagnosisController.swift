#if canImport(UIKit)
  import UIKit

  /// A form with its button at the bottom of the screen. The mistake is to leave the button there when
  /// the keyboard comes.
  final class ContentDiagnosisController: DiagnosisController {
    private var observers = KeyboardHandlers()
    /// The height of the keyboard, in points.
    private var height: CGFloat = 0

    override var command: String { "Sign in" }
    override func act() { view.endEditing(false) }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.backgroundColor = .systemFill
      observers.add(UIResponder.keyboardWillShowNotification) { [weak self] in self?.rise($0) }
      observers.add(UIResponder.keyboardWillHideNotification) { [weak self] _ in self?.rise(0) }
    }

    private func rise(_ height: CGFloat) {
      guard !isMistaken else { return }
      self.height = height
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let bottom = view.bounds.maxY - max(height, view.safeAreaInsets.bottom)
      button.frame.origin.y = bottom - button.frame.height - 12
    }
  }
#endif
