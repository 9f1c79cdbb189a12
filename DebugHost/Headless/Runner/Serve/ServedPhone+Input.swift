#if DEBUG || HUD
  import Foundation
  import HeadlessDriver
  import HeadlessServe
  import ResponderScopeLive
  import UIKit

  /// Applies the input of pages to the device.
  extension ServedPhone {
    /// The maximum number of fingers on the screen, from all pages together.
    private static let mostFingers = 10
    /// The time after which UIKit forgets a finger's speed, in seconds of the page's clock
    /// (T4.9.7).
    private static let memory: TimeInterval = 0.1
    /// The time without a move after which a finger on the screen counts as still, in seconds of
    /// the device's clock. It is longer than `memory`, because a message may arrive late.
    private static let stillness: TimeInterval = 0.3

    func handle(_ input: Input, from client: EventStream) throws(InputError) {
      switch input {
      case .touch(let phase, let number, let points): touch(phase, number, points, from: client)
      case .text(let text): for character in text { type(String(character)) }
      case .key(let key, let modifiers): press(key, modifiers)
      case .shortcut(let key, let modifiers):
        device.press(key: key, modifiers: Self.flags(modifiers))
      case .button(let button): press(button)
      case .choose(let choice, let value): try choose(choice, value)
      case .seen: break
      }
    }

    func forget(_ client: EventStream) {
      if fingers.contains(where: { $0.client == client }) { cancelTouches() }
    }

    // MARK: Fingers

    private func touch(
      _ phase: Input.Phase, _ number: Int, _ points: [Input.Point], from client: EventStream
    ) {
      let index = fingers.firstIndex { $0.client == client && $0.number == number }
      switch phase {
      case .down:
        guard index == nil, fingers.count < Self.mostFingers, let point = points.first,
          device.scene.screen.bounds.contains(point.place)
        else { return }
        // Keep this offset for the whole gesture, so that the finger's speed is the speed that it
        // had on the page.
        let offset = device.now - point.time
        let finger = device.touchDown(at: point.place)
        fingers.append(
          PageFinger(client: client, number: number, finger: finger, offset: offset))
      case .move:
        guard let index else { return }
        let held = fingers[index]
        for point in points {
          device.touchMove([(held.finger, point.place)], time: point.time + held.offset)
        }
        fingers[index].lastMove = points.last?.time
        fingers[index].stillness?.invalidate()
        fingers[index].stillness = HeadlessLoop.main.schedule(after: Self.stillness) {
          [weak self] in
          guard let self, fingers.contains(where: { $0.finger === held.finger }) else { return }
          tremble(held.finger, until: device.now)
        }
      case .up:
        guard let index, let point = points.first else { return }
        let held = fingers.remove(at: index)
        held.stillness?.invalidate()
        let time = point.time + held.offset
        if point.place != held.finger.location {
          device.touchMove([(held.finger, point.place)], time: time)
        } else if let last = held.lastMove, point.time - last > Self.memory {
          tremble(held.finger, until: time)
        }
        device.touchUp(held.finger, time: time)
      case .cancel:
        if index != nil { cancelTouches() }
      }
    }

    /// Moves a finger by less than a pixel and back.
    ///
    /// A real finger never holds quite still, so UIKit forgets its speed. A mouse does hold still,
    /// and UIKit would keep its last speed forever (T4.9.9, C5.7).
    private func tremble(_ finger: Finger, until time: TimeInterval) {
      let place = finger.location
      device.touchMove([(finger, CGPoint(x: place.x + 0.01, y: place.y))], time: time - 0.008)
      device.touchMove([(finger, place)], time: time)
    }

    private func cancelTouches() {
      forgetFingers()
      device.cancelTouches()
    }

    func forgetFingers() {
      for finger in fingers { finger.stillness?.invalidate() }
      fingers = []
    }

    // MARK: Keys

    private func type(_ text: String) {
      if device.keyboard.hasHardwareKeyboard { device.press(key: text) } else { device.type(text) }
    }

    private func press(_ key: Input.Key, _ modifiers: [Input.Modifier]) {
      let isPlain = modifiers.isEmpty && !device.keyboard.hasHardwareKeyboard
      switch key {
      case .return where isPlain: device.pressReturn()
      case .delete where isPlain: device.deleteBackward()
      default: device.press(key: Self.input(of: key), modifiers: Self.flags(modifiers))
      }
    }

    /// Returns the key's input string for `UIKeyCommand`.
    private static func input(of key: Input.Key) -> String {
      switch key {
      case .return: "\r"
      case .delete: UIKeyCommand.inputDelete
      case .tab: "\t"
      case .escape: UIKeyCommand.inputEscape
      case .up: UIKeyCommand.inputUpArrow
      case .down: UIKeyCommand.inputDownArrow
      case .left: UIKeyCommand.inputLeftArrow
      case .right: UIKeyCommand.inputRightArrow
      case .home: UIKeyCommand.inputHome
      case .end: UIKeyCommand.inputEnd
      case .pageUp: UIKeyCommand.inputPageUp
      case .pageDown: UIKeyCommand.inputPageDown
      }
    }

    private static func flags(_ modifiers: [Input.Modifier]) -> UIKeyModifierFlags {
      var flags: UIKeyModifierFlags = []
      for modifier in modifiers {
        switch modifier {
        case .shift: flags.insert(.shift)
        case .control: flags.insert(.control)
        case .alternate: flags.insert(.alternate)
        case .command: flags.insert(.command)
        }
      }
      return flags
    }

    // MARK: Buttons

    private func press(_ button: Input.Button) {
      switch button {
      case .shake: device.shake()
      case .left: turn(by: -1)
      case .right: turn(by: 1)
      case .statusBar: device.tapStatusBar()
      case .restart: boot(scene)
      }
    }

    /// Rotates the device by a quarter turn, clockwise if `step` is 1, or by a half turn if the app
    /// does not support the orientation after the first quarter. The interface rotates in the
    /// opposite direction.
    private func turn(by step: Int) {
      let round: [UIInterfaceOrientation] = [
        .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
      ]
      let now = round.firstIndex(of: device.scene.interfaceOrientation) ?? 0
      // A phone skips the upside-down orientation, because its apps do not support it.
      for steps in 1...2
      where device.rotate(to: round[(now + step * steps + 2 * round.count) % round.count]) { break }
      setting.isLandscape = device.scene.interfaceOrientation.isLandscape
    }
  }
#endif
