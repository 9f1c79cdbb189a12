import UIKit

/// Records a control's events by short names, in order. Successive events of the same name are
/// recorded once.
@MainActor
final class ControlLog {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
    (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
  ]

  let log = TouchLog()
  /// The number of value changes.
  private(set) var changes = 0

  init(_ control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(
        UIAction { [weak self] _ in
          self?.log.note(name)
          if event == .valueChanged { self?.changes += 1 }
        }, for: event)
    }
  }

  var entries: [String] { log.entries }

  func clear() {
    log.clear()
    changes = 0
  }
}
