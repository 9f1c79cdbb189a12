/// Manages a view, and follows it in the responder chain.
@preconcurrency @MainActor
open class NSViewController: NSResponder {
  private(set) var loadedView: NSView?
  open private(set) weak var parent: NSViewController?
  open private(set) weak var presentingViewController: NSViewController?
  open private(set) var presentedViewControllers: [NSViewController]?
  open var title: String?
  open var identifier: NSUserInterfaceItemIdentifier?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? NSView(frame: .zero)
      loadedView = view
      viewDidLoad()
      return view
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
  }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
  }

  open func viewDidLoad() {}

  // MARK: Children

  open var children: [NSViewController] = [] {
    didSet {
      for child in oldValue where !children.contains(where: { $0 === child }) { child.parent = nil }
      for child in children { child.parent = self }
    }
  }

  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
  }

  // MARK: Presentation

  open func presentAsSheet(_ viewController: NSViewController) {
    guard let window = isViewLoaded ? view.window : nil else { return }
    let sheet = NSWindow(contentViewController: viewController)
    presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
    viewController.presentingViewController = self
    window.beginSheet(sheet)
  }

  open func dismiss(_ viewController: NSViewController) {
    presentedViewControllers?.removeAll { $0 === viewController }
    if presentedViewControllers?.isEmpty == true { presentedViewControllers = nil }
    viewController.presentingViewController = nil
    guard let sheet = viewController.view.window, let parent = sheet.sheetParent else { return }
    parent.endSheet(sheet)
  }

  open func dismiss(_ sender: Any?) {
    presentingViewController?.dismiss(self)
  }
}
