// platform: maccatalyst
import UIKit

#if !os(iOS) || !targetEnvironment(macCatalyst)
#error("this is Mac Catalyst")
#endif

final class Controller: UIViewController {
    func right() {
        _ = view.window?.screen
        _ = UIResponder.keyboardWillShowNotification
        if #available(iOS 17.0, *) { _ = view.traitOverrides }
    }

    func wrong() {
        _ = view.traitOverrides // WRONG
    }
}
