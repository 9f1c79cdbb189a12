import UIKit

/// The controller that the soak pushes: a list with a field over it.
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

  /// Whether the field is at the top, above any keyboard.
  var keepsFieldOnTop = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if keepsFieldOnTop { field.frame.origin.y = view.safeAreaInsets.top + 4 }
    list.frame = view.bounds
    list.contentSize = CGSize(width: view.bounds.width, height: 2400)
  }
}
