import HeadlessDriver
import ResponderJournal
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
    device.turn(work)
  }

  func focus(_ responder: UIResponder) {
    turn { _ = responder.becomeFirstResponder() }
    device.advance(by: 1)
  }

  /// Makes a responder first responder in code, and lets a third of a second pass.
  func begin(_ responder: UIResponder) {
    device.perform { _ = responder.becomeFirstResponder() }
    device.advance(by: 0.3)
  }

  /// Edits a field for a second, ends editing, and waits for another second.
  func edit(_ field: UITextField) {
    focus(field)
    turn { field.resignFirstResponder() }
    rest()
  }

  func drag(from start: CGPoint, to end: CGPoint, hold: TimeInterval) {
    device.drag(from: start, to: end, hold: hold)
    device.settle()
  }

  func fling(from start: CGPoint, velocity: CGPoint) {
    device.fling(from: start, velocity: velocity)
    device.settle()
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

  /// Rests, before and after a turn in which nothing happens.
  func restTwice() {
    rest()
    turn {}
    rest()
  }

  // MARK: Views and keyboard handlers

  /// Boots a chat whose bar is on the screen, and returns it.
  func chat() -> ChatController {
    let chat = ChatController()
    boot(chat)
    turn { chat.becomeFirstResponder() }
    return chat
  }

  /// Boots a stack of two screens, of which the upper one is given.
  @discardableResult
  func push(_ screen: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    boot(navigation)
    turn { navigation.pushViewController(screen, animated: false) }
    return navigation
  }

  /// Presents an empty screen without an animation, and returns it.
  func present(_ style: UIModalPresentationStyle) -> UIViewController {
    let screen = UIViewController()
    screen.modalPresentationStyle = style
    turn { root.present(screen, animated: false) }
    return screen
  }

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

  /// Returns such a list that makes room for the keyboard.
  func form() -> (list: UIScrollView, fields: [UITextField]) {
    let (list, fields) = list()
    makeRoom(list)
    return (list, fields)
  }

  /// Returns such a list that makes room for the keyboard, and keeps it.
  func keeper() -> (list: UIScrollView, fields: [UITextField]) {
    let (list, fields) = list()
    onKeyboard { height, isUp in if isUp { list.contentInset.bottom = height } }
    return (list, fields)
  }

  /// Returns an editor as high as its content, with a caret of 20 points, and the list around it.
  func note(_ height: CGFloat = 3_000, caretAt y: CGFloat) -> (list: UIScrollView, editor: Editor) {
    let list = UIScrollView(frame: view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: height)
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    editor.caret = CGRect(x: 20, y: y, width: 2, height: 20)
    list.addSubview(editor)
    view.addSubview(list)
    return (list, editor)
  }

  /// Returns a text view as large as the screen, with short lines.
  func text(lines: Int) -> UITextView {
    let text = UITextView(frame: view.bounds)
    text.text = String(repeating: "A line\n", count: lines)
    view.addSubview(text)
    return text
  }

  /// Returns a clear view on the screen.
  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.addSubview(box)
    return box
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
