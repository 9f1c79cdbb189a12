/// A press of the mouse or of a key.
open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case keyDown = 10
    case keyUp = 11
  }

  public let type: EventType
  /// In the window's coordinates, from its lower left corner, points.
  public let locationInWindow: NSPoint
  public let characters: String?
  public let clickCount: Int
  open private(set) weak var window: NSWindow?

  package init(
    _ type: EventType, in window: NSWindow?, at location: NSPoint = .zero,
    characters: String? = nil
  ) {
    self.type = type
    self.window = window
    locationInWindow = location
    self.characters = characters
    clickCount = type == .leftMouseDown || type == .leftMouseUp ? 1 : 0
    super.init()
  }
}
