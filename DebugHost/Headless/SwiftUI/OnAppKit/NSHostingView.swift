/// The view that shows a SwiftUI view hierarchy. Its subviews are the outermost platform views,
/// back to front.
///
/// The hosting view renders in `layout`, if it has a window, as on iOS (T4.18.6).
@preconcurrency @MainActor
open class NSHostingView<Content: View>: NSView {
  let graph: ViewGraph
  private var owned: [NSView] = []

  open var rootView: Content {
    didSet { graph.setRoot(rootView) }
  }

  public required init(rootView: Content) {
    self.rootView = rootView
    graph = ViewGraph(rootView)
    super.init(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
    graph.hostView = self
    graph.onChange = { [weak self] in self?.changed() }
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated { graph.tearDown() }
  }

  open override var isFlipped: Bool { true }

  private func changed() {
    guard !graph.isRendering else { return }
    needsLayout = true
  }

  open override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if window != nil { needsLayout = true }
  }

  open override func layout() {
    super.layout()
    guard window != nil else { return }
    graph.render {
      putRoot()
    } show: {
      Parts(graph.root?.layouts ?? []).arrange(in: self, among: &owned)
    }
  }

  private func putRoot() {
    let parts = Parts(graph.root?.layouts ?? [])
    parts.put(in: Alignment.center.place(parts.size(ProposedViewSize(bounds.size)), in: bounds))
  }
}
