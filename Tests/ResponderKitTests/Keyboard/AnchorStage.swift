import HeadlessDriver
import ResponderCore
import UIKit

@testable import ResponderKit

/// A list with an anchor, a field beside it that brings the keyboard, and notifications by hand for the states that no
/// stand-in keyboard has.
@MainActor
struct AnchorStage {
  let device: Device
  let controller: UIViewController
  let list: UIScrollView
  /// Outside the list, above it in the view.
  let field: UITextField

  init(
    rows: Int = 60, policy: AnchorPolicy? = .bottom(tolerance: 1), frame: CGRect? = nil,
    choices: KeyboardChoices = HeadlessChoices.initial.keyboard, list: UIScrollView = UIScrollView()
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
  }

  /// Boots a fresh device before any view asks the main screen for its size: the test before may have left another
  /// screen, or a keyboard that was only posted.
  static func startAnew() {
    _ = Device.boot()
    if KeyboardMonitor.shared.state.placement != .hidden {
      post(.didHide, CGRect(x: 0, y: 844, width: 390, height: 0))
    }
  }

  var window: UIWindow { device.windows[0] }
  var bottom: CGFloat { ScrollViewGeometry(list).maximumOffset.y }
  var inset: CGFloat { list.contentInset.bottom }
  var y: CGFloat { list.contentOffset.y }

  func open() {
    device.perform { field.becomeFirstResponder() }
    device.settle()
  }

  func close() {
    device.perform { field.resignFirstResponder() }
    device.settle()
  }

  /// One turn of the run loop with keyboard notifications in it, and whatever else happens in it.
  func turn(
    _ events: [(KeyboardEvent.Kind, CGRect)], duration: Double = 0.25, isLocal: Bool = true,
    then work: () -> Void = {}
  ) {
    device.perform {
      for (kind, end) in events { Self.post(kind, end, duration: duration, isLocal: isLocal) }
      work()
    }
  }

  /// The whole show set of a docked keyboard of a height, and the time that it takes.
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
    _ kind: KeyboardEvent.Kind, _ end: CGRect, duration: Double = 0.25, isLocal: Bool = true,
    screen: UIScreen? = .main, to center: NotificationCenter = .default
  ) {
    center.post(
      name: kind.notificationName, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: .zero),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      ])
  }
}

extension KeyboardChoices {
  /// Every answer to C5.9, C5.14 and C5.16, and no animation at all.
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
