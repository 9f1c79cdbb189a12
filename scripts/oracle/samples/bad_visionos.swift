// platform: visionos
import UIKit

final class Field: UITextField {
    override var inputAccessoryView: UIView? { get { nil } set {} } // WRONG
}

final class Controller: UIViewController {
    let scrollView = UIScrollView()

    func wrong(_ scene: UIWindowScene) {
        _ = UIScreen.main // WRONG
        _ = view.window?.screen // WRONG
        _ = scene.screen // WRONG
        _ = scene.interfaceOrientation // WRONG
        _ = UIApplication.shared.keyWindow // WRONG
        _ = UIImpactFeedbackGenerator(style: .light) // WRONG
        _ = UIDevice.current.orientation // WRONG
        scrollView.keyboardDismissMode = .onDrag // WRONG
        scrollView.bouncesVertically = false // WRONG
        _ = inputAssistantItem // WRONG
        setNeedsStatusBarAppearanceUpdate() // WRONG
        if #available(iOS 17.4, *) { scrollView.bouncesHorizontally = false } // WRONG
    }
}
