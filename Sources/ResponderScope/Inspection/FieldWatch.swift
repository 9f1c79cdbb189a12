#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the order of the fields around the first responder: when the responder changes, and
  /// otherwise at most four times a second, because each reading visits all views of the screen.
  @MainActor
  final class FieldWatch {
    private(set) var reading: FieldReading?
    private weak var responder: UIResponder?
    private var lastTime: TimeInterval = -1
    /// Causes the turn in which a postponed reading takes place.
    private let reminder = TurnReminder()
    private var isPutOff = false

    func look(from responder: UIResponder?, at time: TimeInterval) {
      let age = time - lastTime
      // The reminder's timer may fire slightly early.
      guard responder !== self.responder || age < 0 || age >= HUDPace.interval - 0.001 else {
        guard !isPutOff, reading != nil else { return }
        isPutOff = true
        return reminder.put(off: HUDPace.interval)
      }
      self.responder = responder
      lastTime = time
      isPutOff = false
      reading = responder?.ownView.map { FieldReading(around: $0) }
    }

    func stop() {
      reading = nil
      responder = nil
      isPutOff = false
      reminder.drop()
    }
  }
#endif
