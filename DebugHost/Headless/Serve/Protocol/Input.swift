package import Foundation

/// The events that a page may send to the device. All others are refused.
package enum Input: Equatable, Sendable {
  /// The phases of a touch.
  package enum Phase: String, Sendable, Decodable { case down, move, up, cancel }

  /// A location of a finger, in points of the screen, and its time, in seconds of the page's own
  /// clock.
  package struct Point: Equatable, Sendable {
    package let time: TimeInterval
    package let place: CGPoint
  }

  /// The keys that are not characters.
  package enum Key: String, Sendable, Decodable {
    case delete, `return`, tab, escape, up, down, left, right, home, end
    case pageUp = "page-up"
    case pageDown = "page-down"
  }

  package enum Modifier: String, Sendable, Decodable { case shift, control, alternate, command }

  /// Actions on the device itself, such as a shake or a quarter turn.
  package enum Button: String, Sendable, Decodable {
    case shake, left, right
    case statusBar = "status-bar"
    /// Starts the app again.
    case restart
  }

  /// The settings that a page can change. The event `options`, which a page receives when it joins,
  /// contains the possible values of most of them.
  package enum Choice: String, Sendable, Decodable {
    case scene, device, dark, contrast, hardware, keyboard
    /// The setting Reduce Motion.
    case motion
    case rightToLeft = "rtl"
    case textSize = "text-size"
  }

  /// A finger touched these points, in this order. Only `.move` may have more than one point.
  case touch(Phase, finger: Int, points: [Point])
  case text(String)
  case key(Key, [Modifier])
  /// The user pressed a character's key while holding Command, Control or Option.
  case shortcut(String, [Modifier])
  case button(Button)
  case choose(Choice, String)
  /// The page has drawn the picture with this number.
  case seen(Int)
}

/// The reason why an event was refused, in one line that users can read.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
