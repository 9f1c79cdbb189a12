import UIKit

// This is UIKit code as apps write it: in Swift 5 mode, without isolation annotations, and without
// knowledge of the headless UIKit.

class KeyboardClient: NSObject, UITextFieldDelegate, UIScrollViewDelegate,
  UIGestureRecognizerDelegate
{
  var frames: [CGRect] = []
  var curve: UIView.AnimationCurve?
  var options: UIView.AnimationOptions = []
  var duration: Double = 0
  private var tokens: [NSObjectProtocol] = []

  func listen() {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(
        forName: UIWindow.keyboardWillShowNotification, object: nil, queue: .main,
        using: { [weak self] note in MainActor.assumeIsolated { self?.willShow(note) } }))
  }

  func willShow(_ notification: Notification) {
    guard let info = notification.userInfo else { return }
    if let rect = info[UIWindow.keyboardFrameEndUserInfoKey] as? CGRect { frames.append(rect) }
    if let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
      frames.append(value.cgRectValue)
    }
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? -1
    if let raw = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt {
      options = UIView.AnimationOptions(rawValue: raw << 16)
    }
    if let raw = info[UIWindow.keyboardAnimationCurveUserInfoKey] as? Int {
      curve = UIView.AnimationCurve(rawValue: raw)
    }
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

class FormViewController: UIViewController {
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
  let client = KeyboardClient()
  var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.delegate = client
    client.listen()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizes.append(view.bounds.size)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.setNeedsLayout() }, completion: nil)
  }
}

class Card: UIView {
  var title = "" { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = FormViewController()
    window?.makeKeyAndVisible()
  }
}
