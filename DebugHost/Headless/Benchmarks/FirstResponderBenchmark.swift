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
      let rounds = max(10, 200_000 / count)
      let search = seconds(rounds) { _ = find(in: device.windows[0]) }
      let question = seconds(20_000) { _ = UIResponder.current }
      precondition(UIResponder.current === field)
      precondition(find(in: device.windows[0]) === field)
      let ratio = search / question
      if count == 10 { few = question }
      print(
        "  \(pad(count, 7)) views: the search takes \(format(ratio)) times as long; "
          + "the question \(format(question / few)) times what it takes among 10")
    }
  }

  /// Boots a device with a window of `count` views, at most a hundred in each container. A text
  /// field after the last view is first responder.
  private static func boot(views count: Int) -> (Device, UITextField) {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    var container = UIView(frame: controller.view.bounds)
    controller.view.addSubview(container)
    for index in 0..<count {
      if index % 100 == 99 {
        container = UIView(frame: controller.view.bounds)
        controller.view.addSubview(container)
      }
      container.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    container.addSubview(field)
    device.perform { field.becomeFirstResponder() }
    return (device, field)
  }

  private static func find(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = find(in: subview) { return found }
    }
    return nil
  }
}

/// Returns the seconds that one call of `body` takes, from the fastest of five series of `rounds`
/// calls.
@MainActor
func seconds(_ rounds: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  return (0..<5).map { _ in
    let time = clock.measure { for _ in 0..<rounds { body() } }
    return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
  }.min().map { $0 / Double(rounds) } ?? 0
}

func pad(_ value: Int, _ width: Int) -> String {
  let text = String(value)
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

func format(_ value: Double) -> String {
  value >= 100 ? String(Int(value.rounded())) : String(Double(Int((value * 10).rounded())) / 10)
}
