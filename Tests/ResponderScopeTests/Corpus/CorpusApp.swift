import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import UIKit

@testable import ResponderScope

/// A device with an app that the HUD's recorder watches, and the actions of the app's user.
@MainActor
final class CorpusApp {
  private(set) var device = Device.boot()
  /// The root controller with which the app was started.
  private(set) var root = UIViewController()
  /// The objects that a row keeps alive while it is played.
  var kept: [Any] = []
  /// Restores what a row has changed, after the test has checked the row.
  var afterwards: (() -> Void)?

  var view: UIView { root.view }
  var window: UIWindow? { device.windows.first }

  func boot(_ root: UIViewController = UIViewController(), _ setup: Device.Setup = .init()) {
    HUDController.shared.reset()
    DiagnosisLog.sink = { _ in }
    self.root = root
    device = Device.boot(root: root, setup: setup)
    ResponderHUD.install()
    device.settle()
  }

  func end() {
    afterwards?()
    turn { _ = UIResponder.resignCurrent() }
    kept = []
    DiagnosisLog.sink = nil
    HUDController.shared.reset()
    _ = Device.boot()
  }

  // MARK: User actions

  func turn(_ work: () -> Void) {
    device.perform(work)
    device.settle()
  }

  func focus(_ responder: UIResponder) {
    turn { _ = responder.becomeFirstResponder() }
    device.advance(by: 1)
  }

  func tap(_ view: UIView) {
    device.tap(view)
    device.settle()
    device.advance(by: 1)
  }

  func rest(_ seconds: Double = 1) {
    device.advance(by: seconds)
    device.settle()
  }

  // MARK: Views and keyboard handlers

  func field(_ y: CGFloat, in view: UIView? = nil, x: CGFloat = 20) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: 320, height: 44))
    field.accessibilityIdentifier = "field"
    (view ?? self.view).addSubview(field)
    return field
  }

  /// Returns a custom editor with its caret at the start.
  func editor() -> Editor {
    let editor = Editor(frame: CGRect(x: 20, y: 100, width: 320, height: 44))
    editor.caret = CGRect(x: 0, y: 0, width: 2, height: 20)
    view.addSubview(editor)
    return editor
  }

  /// Returns a scroll view with a field every 60 points. By default, it is as large as the screen.
  func list(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), rows: Int = 30,
    in view: UIView? = nil
  ) -> (list: UIScrollView, fields: [UITextField]) {
    let list = UIScrollView(frame: frame)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: frame.width, height: 60 * CGFloat(rows) + 20)
    (view ?? self.view).addSubview(list)
    return (list, (0..<rows).map { field(60 * CGFloat($0) + 12, in: list) })
  }

  func button(_ y: CGFloat, in view: UIView? = nil, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 320, height: 44)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    (view ?? self.view).addSubview(button)
    return button
  }

  /// Returns a view that draws a background, as a bar or a sheet does.
  func panel(_ frame: CGRect) -> UIView {
    let panel = UIView(frame: frame)
    panel.backgroundColor = .systemGray
    return panel
  }

  /// Calls the closure with the height that the keyboard covers at will-show and whenever the
  /// keyboard grows or shrinks, and with 0 at will-hide.
  func onKeyboard(_ body: @escaping @MainActor (_ height: CGFloat, _ isUp: Bool) -> Void) {
    let up = Up()
    for (name, isUp) in [
      (UIResponder.keyboardWillShowNotification, true),
      (UIResponder.keyboardWillChangeFrameNotification, nil),
      (UIResponder.keyboardWillHideNotification, false),
    ] as [(Notification.Name, Bool?)] {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        MainActor.assumeIsolated {
          // A change of the frame alone does not show whether the keyboard appears or disappears.
          if isUp == nil, !up.isUp || frame.minY >= 844 { return }
          up.isUp = isUp ?? true
          body(up.isUp ? frame.height : 0, up.isUp)
        }
      }
      kept.append(Observation(token: token))
    }
  }

  /// Calls the closure whenever UIKit announces a frame of the keyboard, with the height that the
  /// keyboard, or an input accessory view alone, covers.
  func onFrame(_ body: @escaping @MainActor (CGFloat) -> Void) {
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) {
      let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      MainActor.assumeIsolated { body(max(0, 844 - frame.minY)) }
    }
    kept.append(Observation(token: token))
  }

  /// Gives a list a bottom inset as high as the keyboard, scrolls to the edited field, and removes
  /// the inset at will-hide.
  func makeRoom(_ list: UIScrollView) {
    onKeyboard { [weak list] height, isUp in
      guard let list else { return }
      list.contentInset.bottom = height
      guard isUp else { return }
      if let text = list as? UITextView {
        text.scrollRangeToVisible(text.selectedRange)
      } else if let field = list.firstResponderInside as? UITextField {
        list.scrollRectToVisible(list.convert(field.bounds, from: field), animated: false)
      }
    }
  }

  @MainActor
  private final class Up {
    var isUp = false
  }

  private final class Observation {
    // The token is written once, on the main actor.
    nonisolated(unsafe) let token: any NSObjectProtocol
    init(token: any NSObjectProtocol) { self.token = token }
    deinit { NotificationCenter.default.removeObserver(token) }
  }
}
