package import Foundation

/// What a page may tell the device; everything else is refused.
package enum Input: Equatable, Sendable {
  /// What a finger does.
  package enum Phase: String, Sendable, CaseIterable { case down, move, up, cancel }

  /// Where a finger was, in points of the screen, and when, in seconds of the page's own clock.
  package struct Point: Equatable, Sendable {
    package let time: TimeInterval
    package let place: CGPoint
  }

  /// Keys that are no text.
  package enum Key: String, Sendable, CaseIterable {
    case delete, `return`, tab, escape, up, down, left, right, home, end
    case pageUp = "page-up"
    case pageDown = "page-down"
  }

  package enum Modifier: String, Sendable, CaseIterable { case shift, control, alternate, command }

  /// What a hand does to the device.
  package enum Button: String, Sendable, CaseIterable {
    case shake, left, right
    case statusBar = "status-bar"
    /// Starts the app again.
    case restart
  }

  /// What can be chosen; the words for each come with the first message.
  package enum Choice: String, Sendable, CaseIterable {
    case scene, device, dark, contrast, hardware, keyboard
    /// Less of it: Reduce Motion.
    case motion
    case rightToLeft = "rtl"
    case textSize = "text-size"
  }

  /// A finger went through these places, in this order; one place but for `.move`.
  case touch(Phase, finger: Int, points: [Point])
  case text(String)
  case key(Key, [Modifier])
  /// A character's key while Command, Control or Option is held.
  case shortcut(String, [Modifier])
  case button(Button)
  case choose(Choice, String)
  /// The page has drawn the picture of this number.
  case seen(Int)

  /// How many characters of text it types, each of which costs the app a change.
  var characters: Int {
    switch self {
    case .text(let text): text.count
    case .key, .shortcut: 1
    default: 0
    }
  }
}

/// Why a message was refused, in one line for people.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
