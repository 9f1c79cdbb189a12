/// A view controller that shows a SwiftUI view hierarchy.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: _UIHostingView<Content>

  open var rootView: Content {
    didSet { hosting.graph.setRoot(rootView) }
  }

  /// The safe area regions that the view hierarchy avoids. The keyboard is a region of its own
  /// (T4.20.4).
  open var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    hosting.graph.controller = self
  }

  public required init?(coder: NSCoder) { nil }

  /// The environment that the view hierarchy inherits from the hierarchy that presents or pushes
  /// it.
  package var environment: EnvironmentValues {
    get { hosting.graph.environment }
    set {
      hosting.graph.environment = newValue
      hosting.setNeedsLayout()
    }
  }

  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  open func sizeThatFits(in size: CGSize) -> CGSize {
    hosting.sizeThatFits(size)
  }
}
