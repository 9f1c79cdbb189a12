import HeadlessDriver
import ResponderKit
import UIKit

/// Measures what a pair of keyboard notifications costs over a table of twenty rows: the
/// instructions from the post until the turn has settled, with the keyboard monitor alone and with
/// an anchor.
///
/// What an app takes that makes room by hand is subtracted, so that the figures hold what this
/// package does and calls, and not the table's own layout.
@MainActor
enum KeyboardBenchmark {
  static func run() {
    for (mode, least) in [("monitor", "nothing"), ("bottom", "byHand"), ("focus", "byHand")] {
      let counts = [mode, least].map { Counted.instructions("keyboard", $0, 20, 120) }
      let more = counts[0].flatMap { more in counts[1].map { (more - $0) / 4 } }
      print(
        "Keyboard: a pair of notifications: \(words(more)) instructions more with \(mode) than \(least)"
      )
    }
  }

  /// Posts what UIKit posts for a keyboard that leaves and comes back (T4.13.17): four pairs of
  /// notifications a round, each pair in a turn of its own.
  static func perform(_ mode: String, _ rounds: Int) {
    let (root, rows) = (UIViewController(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = rows
    root.view.addSubview(table)
    let device = Device.boot(root: root)
    device.settle()
    device.perform { table.scrollToBottom(animated: false) }
    switch mode {
    case "byHand": makeRoom(in: table)
    case "monitor": _ = KeyboardMonitor.shared
    case "bottom": table.anchor(.bottom)
    case "focus": table.anchor(.firstResponder)
    default: break
    }
    device.perform { _ = rows.field.becomeFirstResponder() }
    device.settle()
    let up = CGRect(x: 0, y: 508, width: 390, height: 336)
    let down = up.offsetBy(dx: 0, dy: up.height)
    typealias Key = UIResponder
    for _ in 0..<rounds {
      for (names, begin, end) in [
        ([Key.keyboardWillChangeFrameNotification, Key.keyboardWillHideNotification], up, down),
        ([Key.keyboardDidChangeFrameNotification, Key.keyboardDidHideNotification], up, down),
        ([Key.keyboardWillChangeFrameNotification, Key.keyboardWillShowNotification], down, up),
        ([Key.keyboardDidChangeFrameNotification, Key.keyboardDidShowNotification], down, up),
      ] {
        let info: [AnyHashable: Any] = [
          Key.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
          Key.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
          Key.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
          Key.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
          Key.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        device.perform {
          for name in names {
            NotificationCenter.default.post(name: name, object: device.scene.screen, userInfo: info)
          }
        }
      }
    }
  }

  /// Makes room as many apps do.
  private static func makeRoom(in table: UITableView) {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let top = frame?.cgRectValue.minY ?? 0
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.25) {
            table.contentInset.bottom = max(0, 844 - top - table.safeAreaInsets.bottom)
            table.verticalScrollIndicatorInsets.bottom = table.contentInset.bottom
            table.contentOffset.y = 880 + table.adjustedContentInset.bottom - 844
          }
        }
      }
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let field = UITextField(frame: CGRect(x: 16, y: 4, width: 300, height: 36))

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 14 { cell.contentView.addSubview(field) }
      return cell
    }
  }
}
