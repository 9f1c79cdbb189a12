import HeadlessDriver
import ResponderCore
import UIKit

@testable import ResponderKit

/// A list with an anchor, a field outside the list that shows the keyboard, and methods that post
/// notifications for keyboard states that the headless keyboard does not have.
@MainActor
struct AnchorStage {
  let device: Device
  let controller: UIViewController
  let list: UIScrollView
  /// The field is outside the list, and in front of it.
  let field: UITextField
  /// The list's offset when the stage was made.
  let start: CGFloat

  /// Where the list is scrolled, once it is anchored.
  enum Place {
    case asLaidOut, end
    case offset(CGFloat)
  }

  init(
    rows: Int = 60, policy: AnchorPolicy? = .bottom(tolerance: 1), frame: CGRect? = nil,
    choices: KeyboardChoices = HeadlessChoices.initial.keyboard,
    list: UIScrollView = UIScrollView(), at place: Place = .asLaidOut
  ) {
    Self.startAnew()
    controller = UIViewController()
    self.list = list
    list.frame = frame ?? controller.view.bounds
    list.contentSize = CGSize(width: list.frame.width, height: CGFloat(rows) * 44)
    list.alwaysBounceVertical = true
    field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    controller.view.addSubview(list)
    controller.view.addSubview(field)
    device = Device.boot(root: controller)
    KeyboardHost.current?.choices = choices
    if let policy { list.anchor(policy) }
    device.settle()
    switch place {
    case .asLaidOut: break
    case .end: device.perform { list.scrollToBottom(animated: false) }
    case .offset(let y): device.perform { list.contentOffset.y = y }
    }
    start = list.contentOffset.y
  }

  /// Boots a new device before any view reads the size of the main screen, because the test before
  /// may have left another screen. If the monitor still reports a keyboard, for which that test
  /// only posted notifications, posts its will-hide.
  static func startAnew() {
    _ = Device.boot()
    if KeyboardMonitor.shared.state.placement != .hidden {
      post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 0), duration: 0)
    }
  }

  var window: UIWindow { device.windows[0] }
  var bottom: CGFloat { ScrollViewGeometry(list).maximumOffset.y }
  var inset: CGFloat { list.contentInset.bottom }
  var y: CGFloat { list.contentOffset.y }

  /// Presents a controller with a field over the list's controller, edits the field, and waits until
  /// everything is at rest.
  func editInModal(
    _ style: UIModalPresentationStyle = .automatic, animated: Bool = false
  ) -> (modal: UIViewController, field: UITextField) {
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    modal.view.addSubview(field)
    device.settle { controller.present(modal, animated: animated) }
    device.settle { field.becomeFirstResponder() }
    return (modal, field)
  }

  func open() {
    device.settle { field.becomeFirstResponder() }
  }

  func close() {
    device.settle { field.resignFirstResponder() }
  }

  /// In one turn of the run loop, posts keyboard notifications and then runs `work`.
  func turn(
    _ events: [(KeyboardEvent.Kind, CGRect)], duration: Double = 0.25, isLocal: Bool = true,
    then work: () -> Void = {}
  ) {
    device.perform {
      for (kind, end) in events { Self.post(kind, end, duration: duration, isLocal: isLocal) }
      work()
    }
  }

  /// Posts the four notifications of a docked keyboard of the given height: the two
  /// will-notifications and, after the duration, the two did-notifications.
  func show(height: CGFloat, duration: Double = 0.25, isLocal: Bool = true) {
    let end = Self.docked(height)
    turn([(.willChangeFrame, end), (.willShow, end)], duration: duration, isLocal: isLocal)
    device.advance(by: duration)
    turn([(.didChangeFrame, end), (.didShow, end)], duration: duration, isLocal: isLocal)
  }

  func hide(duration: Double = 0.25, isLocal: Bool = true) {
    let end = Self.docked(0)
    turn([(.willChangeFrame, end), (.willHide, end)], duration: duration, isLocal: isLocal)
    device.advance(by: duration)
    turn([(.didChangeFrame, end), (.didHide, end)], duration: duration, isLocal: isLocal)
    device.settle()
  }

  static func docked(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 844 - height, width: 390, height: height)
  }

  static func post(
    _ kinds: [KeyboardEvent.Kind], _ end: CGRect, to center: NotificationCenter
  ) {
    for kind in kinds { post(kind, end, to: center) }
  }

  static func post(
    _ kind: KeyboardEvent.Kind, _ end: CGRect, duration: Double = 0.25, isLocal: Bool = true,
    screen: UIScreen? = .main, to center: NotificationCenter = .default
  ) {
    center.post(
      name: KeyboardEvent.Kind.notifications[kind]!, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: .zero),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      ])
  }
}

extension KeyboardMonitor {
  /// Returns a monitor that hears only what is posted to its center.
  static func alone() -> (center: NotificationCenter, monitor: KeyboardMonitor) {
    let center = NotificationCenter()
    return (center, KeyboardMonitor(center: center))
  }
}

/// A list that ignores UIKit's own scroll to a caret (T4.12.9, T4.12.10), so that only the anchor
/// moves it.
final class Unmoved: UIScrollView {
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

extension KeyboardChoices {
  /// Every combination of the choices for C5.9, C5.14 and C5.16. A duration of 0, which means no
  /// animation, counts as one more choice for C5.16.
  static let all: [KeyboardChoices] = {
    var rows: [KeyboardChoices] = []
    for hideFrame in [HideFrame.collapsed, .unchangedSize] {
      for accessorySwitch in [AccessorySwitch.changesFrame, .showsAgain] {
        for duration in [0.25, 0.4, 0] {
          var row = HeadlessChoices.initial.keyboard
          row.hideFrame = hideFrame
          row.accessorySwitch = accessorySwitch
          row.duration = duration
          rows.append(row)
        }
      }
    }
    return rows
  }()
}
