#if canImport(UIKit)
  import UIKit

  /// Focuses the field in code. The mistake is that the field is disabled.
  final class RefusedDiagnosisController: DiagnosisController {
    override var command: String { "Edit the name" }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.isEnabled = !isMistaken
    }

    override func act() { field.becomeFirstResponder() }
  }

  /// Notes what is typed. The mistake is to make the field again at each key.
  final class ReplacedDiagnosisController: DiagnosisController {
    override func viewDidLoad() {
      super.viewDidLoad()
      guard isMistaken else { return }
      field.addAction(
        UIAction { [weak self] _ in self?.makeFieldAgain() }, for: .editingChanged)
    }

    private func makeFieldAgain() {
      let new = UITextField(frame: field.frame)
      new.borderStyle = field.borderStyle
      new.font = field.font
      new.text = field.text
      new.accessibilityIdentifier = field.accessibilityIdentifier
      field.removeFromSuperview()
      view.addSubview(new)
    }
  }

  /// Asks for a number. The mistake is that no button ends editing, and the keyboard has no return
  /// key.
  final class NumberDiagnosisController: DiagnosisController {
    override var command: String { "Done" }
    override func act() { view.endEditing(false) }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.keyboardType = .numberPad
      field.placeholder = "Amount"
      button.isHidden = isMistaken
    }
  }

  /// Scrolls the list when the keyboard appears. The mistake is to scroll back a part of the way
  /// when it has appeared.
  final class JumpDiagnosisController: ListDiagnosisController {
    private var observers = KeyboardHandlers()

    override func viewDidLoad() {
      super.viewDidLoad()
      observers.add(UIResponder.keyboardWillShowNotification) { [weak self] in
        self?.keyboardMoves($0)
      }
      observers.add(UIResponder.keyboardWillHideNotification) { [weak self] _ in
        self?.keyboardMoves(0)
      }
      guard isMistaken else { return }
      observers.add(UIResponder.keyboardDidShowNotification) { [weak self] _ in
        self?.scrollBack()
      }
    }

    private func keyboardMoves(_ height: CGFloat) {
      makeRoom(height)
      if height > 0 { list.contentOffset.y += 60 }
    }

    private func scrollBack() { list.contentOffset.y -= 60 }
  }
#endif
