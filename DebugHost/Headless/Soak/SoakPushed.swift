import UIKit

/// What is pushed over the screen: a chat of its own with a field above it.
final class SoakPushed: UIViewController {
  let list = UIScrollView()
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.accessibilityIdentifier = "pushed-list"
    list.alwaysBounceVertical = true
    field.accessibilityIdentifier = "pushed"
    view.addSubview(list)
    view.addSubview(field)
  }

  /// Whether its field stands above any keyboard.
  var keepsFieldOnTop = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if keepsFieldOnTop { field.frame.origin.y = view.safeAreaInsets.top + 4 }
    list.frame = view.bounds
    list.contentSize = CGSize(width: view.bounds.width, height: 2400)
  }
}
