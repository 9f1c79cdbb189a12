import ResponderKit
import UIKit

/// A plain form with twelve fields in a scroll view.
final class SignUpForm: UIViewController, UITextFieldDelegate {
  static let names = [
    "name", "email", "phone", "street", "city", "zip", "country", "company", "role", "card",
    "coupon", "notes",
  ]

  let list = UIScrollView()
  private(set) var fields: [UITextField] = []
  private var token: BehaviorToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.accessibilityIdentifier = "sign-up"
    list.contentSize = CGSize(width: view.bounds.width, height: 1600)
    view.addSubview(list)
    for (index, name) in Self.names.enumerated() {
      let field = UITextField(
        frame: CGRect(x: 20, y: 40 + CGFloat(index) * 120, width: 300, height: 44))
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = name
      field.placeholder = "hint-\(name)"
      field.delegate = self
      list.addSubview(field)
      fields.append(field)
    }
    token = list.dismissFirstResponder(when: .fullyHidden)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  /// Focuses a field. The compiler does not inline the method, so the call stack of the focus
  /// change contains it.
  @inline(never)
  func edit(_ name: String) {
    fields.first { $0.accessibilityIdentifier == name }?.becomeFirstResponder()
  }

  @inline(never)
  func finishEditing() {
    view.endEditing(true)
  }
}
