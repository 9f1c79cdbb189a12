// An app's module for tvOS or visionOS that links everything: what is for iOS alone is empty there and must not disturb.
import ResponderKit
import ResponderScope
import ResponderScopeFLEX
import ResponderScopeLive
import UIKit

struct Submit: ResponderAction {
  typealias Responder = UIViewController

  func execute(responder: UIViewController) {}
}

@MainActor
final class Form: UIViewController {
  let scrollView = UIScrollView()
  private var tokens: [BehaviorToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens = [
      scrollView.dismissFirstResponder(when: .fullyHidden),
      scrollView.anchor(.firstResponder(margin: 8)),
    ]
  }

  func finish() -> [UIResponder] {
    UIResponder.current?.execute(action: Submit())
    UIResponder.resignCurrent()
    return Array(chain)
  }

  func place(_ field: CGRect) -> FieldVisibility {
    FieldVisibility(of: field, within: scrollView.bounds, obscuredBy: nil)
  }
}
