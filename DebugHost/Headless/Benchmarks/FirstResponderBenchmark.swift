import HeadlessDriver
import ResponderKit
import UIKit

/// Compares the cost of `UIResponder.current` with a search through all views, for growing numbers
/// of views.
@MainActor
enum FirstResponderBenchmark {
  static func run() {
    print("First responder: UIResponder.current against a depth-first search of the window's views")
    var few = 1.0
    for count in [10, 1_000, 100_000] {
      let (device, field) = boot(views: count)
      // Use enough rounds to make the times long enough for a comparison.
      let search = seconds(max(10, 200_000 / count)) { _ = find(in: device.windows[0]) }
      let question = seconds(20_000) { _ = UIResponder.current }
      precondition(UIResponder.current === field && find(in: device.windows[0]) === field)
      if count == 10 { few = question }
      print(
        "  \(count) views: the search takes \(format(search / question)) times as long; "
          + "the question \(format(question / few)) times what it takes among 10")
    }
  }

  /// Boots a device with a window of `count` views, at most a hundred in each container. A text
  /// field after the last view is first responder.
  private static func boot(views count: Int) -> (Device, UITextField) {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    var container = controller.view!
    for index in 0..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      container.addSubview(view)
      if index % 100 == 99 {
        container = UIView(frame: controller.view.bounds)
        controller.view.addSubview(container)
      }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    container.addSubview(field)
    device.perform { field.becomeFirstResponder() }
    return (device, field)
  }

  private static func find(in view: UIView) -> UIView? {
    view.isFirstResponder ? view : view.subviews.lazy.compactMap { find(in: $0) }.first
  }
}

/// Measures what `focusNext()` costs beyond a plain `becomeFirstResponder()` on the field that it
/// finds: the search for the next field.
@MainActor
enum FieldBenchmark {
  static func run() {
    for count in [1_000, 2_000] {
      let costs = ["move", "focus"].map {
        Counted.instructions("fields", "\($0) \(count)", 0, 10)
      }
      let search = costs[0].flatMap { move in costs[1].map { move - $0 } }
      print("Fields: focusNext() among \(count) takes \(words(search)) instructions more")
    }
  }

  /// Takes steps from field to field in a form, with `focusNext()` if the mode is `move 1000`.
  static func perform(_ mode: String, _ steps: Int) {
    let words = mode.split(separator: " ")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fields = (0..<(Int(words[1]) ?? 0)).map { index in
      let y = CGFloat(index) * 60
      let field = UITextField(frame: CGRect(x: 16, y: y, width: 300, height: 44))
      scroll.addSubview(field)
      return field
    }
    scroll.contentSize = CGSize(width: 390, height: CGFloat(fields.count) * 60)
    Device.boot(view: scroll).settle()
    fields[0].becomeFirstResponder()
    // The fields of the first steps are all in sight.
    for field in fields.dropFirst().prefix(steps) {
      precondition(words[0] == "move" ? field.focusNext() : field.becomeFirstResponder())
      precondition(field.isFirstResponder)
    }
  }
}
