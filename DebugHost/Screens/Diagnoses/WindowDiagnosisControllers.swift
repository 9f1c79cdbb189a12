#if canImport(UIKit)
  import UIKit

  /// A field that the keyboard will cover, or one that it will not.
  final class CoveredDiagnosisController: DiagnosisController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if isMistaken { field.frame.origin.y = view.bounds.height - 200 }
    }
  }

  /// Another window appears while the field is edited, and becomes key or does not.
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
      window.frame = CGRect(x: 20, y: 260, width: 350, height: 64)
      window.backgroundColor = .systemIndigo
      window.accessibilityIdentifier = "notice"
      window.rootViewController = UIViewController()
      other = window
      if isMistaken { window.makeKeyAndVisible() } else { window.isHidden = false }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      other = nil
    }
  }

  /// Text in a debugging tool's window brings up the keyboard although nobody in the app is first responder.
  final class StrayKeyboardDiagnosisController: DiagnosisController {
    private var tool: UIWindow?

    override var command: String { "Open the debugging tool" }

    override func act() {
      guard isMistaken, let scene = view.window?.windowScene else { return }
      let window = FLEXLikeWindow(windowScene: scene)
      window.windowLevel = .statusBar + 100
      window.frame = CGRect(x: 20, y: 220, width: 350, height: 80)
      window.backgroundColor = .systemYellow
      let controller = UIViewController()
      let search = UITextField(frame: CGRect(x: 12, y: 18, width: 326, height: 44))
      search.borderStyle = .roundedRect
      controller.view.addSubview(search)
      window.rootViewController = controller
      tool = window
      window.makeKeyAndVisible()
      search.becomeFirstResponder()
    }
  }

  /// Named like the windows of FLEX, which are no windows of the app.
  private final class FLEXLikeWindow: UIWindow {}

  /// Gives the field the focus and takes it away again a moment later, or leaves it.
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
