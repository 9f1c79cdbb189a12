#if canImport(UIKit)
  import UIKit

  /// A field below the button, where the keyboard does not cover it. The mistake is to place the
  /// field near the bottom of the screen.
  final class CoveredDiagnosisController: DiagnosisController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if isMistaken { field.frame.origin.y = view.bounds.height - 200 }
    }
  }

  /// Shows another window while the user edits the field. The mistake is to make that window key.
  final class WindowDiagnosisController: DiagnosisController {
    private let level: UIWindow.Level
    private var other: UIWindow?

    init(_ title: String, _ isMistaken: Bool, level: UIWindow.Level) {
      self.level = level
      super.init(title, isMistaken)
    }

    required init?(coder: NSCoder) { nil }

    override var command: String { "Show a notice" }

    override func act() {
      guard let scene = view.window?.windowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.windowLevel = level
      window.frame = place(in: scene.coordinateSpace.bounds)
      window.backgroundColor = .systemIndigo
      window.accessibilityIdentifier = "notice"
      window.rootViewController = UIViewController()
      other = window
      if isMistaken { window.makeKeyAndVisible() } else { window.isHidden = false }
    }

    /// Returns a frame in which the window does not cover the field. If the window covered the
    /// edited view, the HUD would not diagnose a mistake when the window becomes key.
    private func place(in screen: CGRect) -> CGRect {
      let below = view.convert(field.frame, to: nil).maxY + 12
      let top = below + 64 <= screen.maxY ? below : screen.minY
      return CGRect(x: 20, y: top, width: min(350, screen.width - 40), height: 64)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      other = nil
    }
  }

  /// Shows a keypad of its own. The mistake is to post UIKit's keyboard notifications for it, so
  /// that lists make room.
  final class StrayKeyboardDiagnosisController: DiagnosisController {
    private let keypad = UIView()

    override var command: String { "Open the keypad" }

    override func viewDidLoad() {
      super.viewDidLoad()
      keypad.backgroundColor = .systemYellow
      keypad.isHidden = true
      view.addSubview(keypad)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // Limit the height, so that the keypad does not cover the button that closes it.
      let height = min(240, view.bounds.maxY - button.frame.maxY - 8)
      keypad.frame = CGRect(
        x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }

    override func act() {
      // With the mistake, the keypad replaces the field's keyboard and posts the notifications of a
      // keyboard.
      if isMistaken { field.resignFirstResponder() }
      keypad.isHidden.toggle()
      button.setTitle(keypad.isHidden ? command : "Close the keypad", for: .normal)
      guard isMistaken, let window = view.window else { return }
      let up = keypad.convert(keypad.bounds, to: window.screen.coordinateSpace)
      let down = up.offsetBy(dx: 0, dy: up.height)
      NotificationCenter.default.post(
        name: keypad.isHidden
          ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
        object: window.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keypad.isHidden ? up : down),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keypad.isHidden ? down : up),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
  }

  /// Gives the field the focus. The mistake is to take the focus away again a moment later.
  final class LostFocusDiagnosisController: DiagnosisController {
    override var command: String { "Edit the name" }

    override func act() {
      field.becomeFirstResponder()
      guard isMistaken else { return }
      UIView.animate(
        withDuration: 0.3, animations: { self.field.alpha = 0.5 },
        completion: { _ in
          self.field.alpha = 1
          self.view.endEditing(true)
        })
    }
  }
#endif
