// A keyboard extension of the app. It links all modules, as a framework that it shares with the app may.
import ResponderKit
import ResponderScope
import ResponderScopeFLEX
import ResponderScopeLive
import UIKit

final class ShareViewController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.dismissFirstResponder(when: .fullyHidden)
    scrollView.anchor(.firstResponder(margin: 8))
    view.navigateFields()
    ResponderHUD.install()
  }

  func finish() {
    view.firstResponderInside?.resignFirstResponder()
    print(ResponderHUD.report)
  }
}
