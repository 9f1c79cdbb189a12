import Foundation

/// A press of a key, which goes to the first responder (T4.3.15).
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  open package(set) var timestamp: TimeInterval
  open package(set) var phase = Phase.began
  open private(set) var type = PressType.select
  open package(set) weak var window: UIWindow?
  open package(set) weak var responder: UIResponder?
  open private(set) var key: UIKey?

  @MainActor package init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
    switch key.keyCode {
    case .keyboardUpArrow: type = .upArrow
    case .keyboardDownArrow: type = .downArrow
    case .keyboardLeftArrow: type = .leftArrow
    case .keyboardRightArrow: type = .rightArrow
    default: break
    }
    super.init()
  }
}

/// An event with key presses.
open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>
  /// Whether a key command or a text input has handled the key.
  package var isHandled = false
  /// Whether the beginning press has reached the end of the responder chain, so that no responder
  /// kept it.
  package var isUnclaimed = false

  package init(presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    super.init(type: .presses, timestamp: timestamp)
  }
}
