import HeadlessDriver
import ResponderKit
import UIKit

/// Compares the cost of `focusNext()` in a form of a thousand fields with one walk through all
/// views of the same form.
@MainActor
enum FieldBenchmark {
  private static let fields = 1_000

  static func run() {
    print("Fields: focusNext() among \(fields), in walks through every view of the same form")
    var alone = 1.0
    for (title, make) in Self.forms {
      let (device, form) = boot(make)
      let step = seconds(20) { _ = form.focusNext() || form.endEditing(true) }
      let walk = seconds(20) { precondition(count(device.windows[0]) > fields) }
      if make == nil { alone = step }
      print(
        "  \(title): \(format(step / walk)) walks; \(format(step / alone)) times what the fields take alone"
      )
    }
  }

  /// The variants of the form: a title, and a closure that makes the other views next to each
  /// field.
  private static let forms: [(String, (@MainActor () -> UIView)?)] = [
    ("fields alone", nil),
    ("and 9 labels each", { UILabel() }),
    ("and 9 views each", { UIView() }),
  ]

  private static func boot(_ make: (@MainActor () -> UIView)?) -> (Device, UIView) {
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: CGFloat(fields) * 60)
    for index in 0..<fields {
      let y = CGFloat(index) * 60
      scroll.addSubview(UITextField(frame: CGRect(x: 16, y: y, width: 300, height: 44)))
      guard let make else { continue }
      for column in 0..<9 {
        let view = make()
        view.frame = CGRect(x: CGFloat(column) * 40, y: y + 44, width: 30, height: 16)
        scroll.addSubview(view)
      }
    }
    screen.view.addSubview(scroll)
    let device = Device.boot(root: screen)
    device.settle()
    return (device, screen.view)
  }

  private static func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }
}
