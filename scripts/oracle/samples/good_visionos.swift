// platform: visionos
import UIKit

#if os(iOS) || os(tvOS) || !os(visionOS)
#error("this is visionOS")
#endif

final class Controller: UIViewController {
    let scrollView = UIScrollView()
    let toggle = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        _ = view.traitOverrides
        _ = view.keyboardLayoutGuide
        _ = view.window?.windowScene?.coordinateSpace
        _ = UIResponder.keyboardWillShowNotification
        view.backgroundColor = .systemBackground
        if #available(visionOS 1.1, *) { scrollView.bouncesVertically = false }
    }
}
