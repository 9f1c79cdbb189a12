import Foundation

/// One event: touches, a motion, or presses of keys (T4.8.6).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  open private(set) var type: EventType
  open private(set) var subtype: EventSubtype
  /// The time of the event, in seconds since boot.
  open package(set) var timestamp: TimeInterval
  open package(set) var allTouches: Set<UITouch>?

  package init(
    type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval,
    touches: Set<UITouch>? = nil
  ) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
}
