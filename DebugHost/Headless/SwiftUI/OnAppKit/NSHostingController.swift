/// A view controller that shows a SwiftUI view hierarchy.
@preconcurrency @MainActor
open class NSHostingController<Content: View>: NSViewController {
  private let hosting: NSHostingView<Content>

  open var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  public init(rootView: Content) {
    hosting = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    hosting.graph.controller = self
  }

  public required init?(coder: NSCoder) { nil }

  /// The environment that the view hierarchy inherits from the hierarchy that presents it.
  package var environment: EnvironmentValues {
    get { hosting.graph.environment }
    set {
      hosting.graph.environment = newValue
      hosting.needsLayout = true
    }
  }

  open override func loadView() {
    view = hosting
  }
}
