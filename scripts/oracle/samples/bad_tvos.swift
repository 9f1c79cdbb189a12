// platform: tvos
import UIKit

final class Controller: UIViewController {
    let scrollView = UIScrollView()
    let toggle = UISwitch() // WRONG
    override var prefersStatusBarHidden: Bool { true } // WRONG

    func wrong(_ text: UITextView, _ scene: UIWindowScene) {
        scrollView.isPagingEnabled = true // WRONG
        scrollView.scrollsToTop = false // WRONG
        scrollView.refreshControl = nil // WRONG
        scrollView.keyboardDismissMode = .interactiveWithAccessory // WRONG
        text.isEditable = false // WRONG
        view.backgroundColor = .systemBackground // WRONG
        _ = view.traitOverrides // WRONG
        _ = view.keyboardLayoutGuide // WRONG
        _ = scene.interfaceOrientation // WRONG
        _ = UIPasteboard.general // WRONG
        _ = UIResponder.keyboardDidHideNotification // WRONG
        _ = UIResponder.keyboardFrameEndUserInfoKey // WRONG
        navigationItem.searchController = nil // WRONG
        _ = UIImpactFeedbackGenerator(style: .light) // WRONG
        _ = UIDevice.current.orientation // WRONG
    }
}
