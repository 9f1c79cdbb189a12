// platform: tvos
import UIKit

#if os(iOS) || os(visionOS) || !os(tvOS)
#error("this is tvOS")
#endif

@available(tvOS 17.0, *)
func overrides(of view: UIView) -> UITraitOverrides { view.traitOverrides }

final class Controller: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
    let field = UITextField()
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        field.inputAccessoryView = UIView()
        scrollView.delegate = self
        scrollView.keyboardDismissMode = .onDrag
        view.backgroundColor = .label
        if #available(tvOS 16.0, *) { scrollView.keyboardDismissMode = .interactiveWithAccessory }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .playPause }) { field.resignFirstResponder() }
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [field] }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.window?.screen.bounds.isEmpty == false }
}
