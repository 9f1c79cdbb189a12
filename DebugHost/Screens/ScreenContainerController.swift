#if canImport(UIKit)
  import UIKit

  /// Shows a screen with a translucent strip behind the status bar, so that the status bar stays
  /// legible over content that scrolls under it.
  final class ScreenContainerController: UIViewController {
    private let screen: UIViewController
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

    init(showing screen: UIViewController) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(screen)
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
      view.addSubview(backdrop)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      screen.view.frame = view.bounds
      backdrop.frame = CGRect(
        x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    }
  }
#endif
