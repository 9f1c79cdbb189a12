import UIKit

/// A view controller that records its callbacks: `A willAppear`, `A didDisappear`, with `*` if
/// animated.
@MainActor
class LifeController: UIViewController {
  let label: String
  let log: EventLog

  init(_ label: String, log: EventLog) {
    self.label = label
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ step: String, _ animated: Bool) {
    log.note("\(label) \(step)\(animated ? "*" : "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(label) load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }
}
