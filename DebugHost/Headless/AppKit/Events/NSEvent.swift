/// A mouse event or a keyboard event.
open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case keyDown = 10
    case keyUp = 11
  }

  public let type: EventType
  /// The location in the window's coordinates, in points from its lower left corner.
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
