#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// Scrolls the edited row out of view in code. Without the mistake, the list has the dismissal
  /// behaviour, which makes the row resign.
  final class OrphanDiagnosisController: ListDiagnosisController {
    override var command: String { "Scroll to the end" }

    override func viewDidLoad() {
      super.viewDidLoad()
      if !isMistaken { list.dismissFirstResponder(when: .fullyHidden) }
    }

    override func act() {
      list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    }
  }

  /// Rows that give up the keyboard when a part of them scrolls out of view. The mistake is that
  /// they refuse to end editing.
  final class RefusalDiagnosisController: ListDiagnosisController {
    override func viewDidLoad() {
      super.viewDidLoad()
      list.dismissFirstResponder(when: .partlyHidden)
    }

    override var mayEndEditing: Bool { !isMistaken }
  }

  /// Adds a bottom content inset for the keyboard. The mistake is to keep the inset after the
  /// keyboard has hidden.
  final class InsetDiagnosisController: ListDiagnosisController {
    private var observers = KeyboardHandlers()

    override var command: String { "Done" }
    override func act() { view.endEditing(false) }

    override func viewDidLoad() {
      super.viewDidLoad()
      observers.add(UIResponder.keyboardWillShowNotification) { [weak self] height in
        self?.makeRoom(height)
      }
      guard !isMistaken else { return }
      observers.add(UIResponder.keyboardWillHideNotification) { [weak self] _ in
        self?.list.contentInset.bottom = 0
      }
    }
  }

  /// Adds a bottom content inset for the keyboard. The mistake is that two handlers add the inset.
  final class LiftDiagnosisController: ListDiagnosisController {
    private var observers = KeyboardHandlers()

    override var command: String { "Done" }
    override func act() { view.endEditing(false) }

    override func viewDidLoad() {
      super.viewDidLoad()
      for _ in 0..<(isMistaken ? 2 : 1) {
        observers.add(UIResponder.keyboardWillShowNotification) { [weak self] height in
          self?.makeRoom(height, besides: self?.list.contentInset.bottom ?? 0)
        }
        observers.add(UIResponder.keyboardWillHideNotification) { [weak self] _ in
          self?.list.contentInset.bottom = 0
        }
      }
    }
  }

  extension ListDiagnosisController {
    /// Adds a bottom inset for a keyboard of this height to another inset. UIKit adds the safe area.
    func makeRoom(_ height: CGFloat, besides inset: CGFloat = 0) {
      list.contentInset.bottom = inset + max(0, height - view.safeAreaInsets.bottom)
    }
  }

  /// Keyboard handling as apps write it by hand. It observes the keyboard's notifications and
  /// passes on the height, in points, that the keyboard covers at the bottom of the screen.
  @MainActor
  final class KeyboardHandlers {
    // This is safe, because the tokens are written on the main actor, and read only there and by
    // `deinit`. An isolated deinit would need Swift 6.2 and iOS 18.4.
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    func add(_ name: Notification.Name, _ body: @escaping @MainActor (CGFloat) -> Void) {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        let screen = $0.object as? UIScreen
        MainActor.assumeIsolated {
          // The height is 0 if the keyboard ends above the bottom of the screen. The part of the
          // frame below the screen does not count: the bar that an iPad shows with a hardware
          // keyboard has a frame that extends below the screen (T4.13.38).
          let bottom = screen?.bounds.maxY ?? frame.maxY
          body(frame.maxY < bottom ? 0 : max(0, bottom - frame.minY))
        }
      }
      tokens.append(token)
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
