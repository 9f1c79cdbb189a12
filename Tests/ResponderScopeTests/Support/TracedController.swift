import UIKit

/// A container around a screen. It notes the callbacks about layout, safe area, disappearance and
/// traits that it receives from UIKit.
final class TracedController: UIViewController {
  private let screen: UIViewController
  var note: (String) -> Void = { _ in }

  init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    screen.view.frame = view.bounds
    note("viewDidLayoutSubviews")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("viewSafeAreaInsetsDidChange \(view.safeAreaInsets)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traitCollectionDidChange")
  }
}
