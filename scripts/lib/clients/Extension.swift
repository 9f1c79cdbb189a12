// A keyboard extension of the app. It links all modules but ResponderScopeFLEX, because FLEX itself does not compile for
// extensions.
import ResponderKit
import ResponderScope
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
    title = ResponderHUD.report
  }
}
