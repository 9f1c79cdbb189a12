/// The nodes of one hosting view. An update runs in this order: values, layout, actions, and then
/// the view hierarchy.
///
/// T4.18.1 to T4.18.4: representables are made and updated in the update itself, without a window.
/// `onAppear` and similar actions run when the values and the layout are done, and only then are
/// the platform views inserted. If the actions change values, these are evaluated before the
/// insertion, too, so that nothing flashes (A, T4.18.5).
@MainActor
final class ViewGraph {
  weak var hostView: PlatformView?
  weak var controller: PlatformViewController?
  /// The environment that the root view inherits. In the graph of a sheet, a row or a toolbar item,
  /// the environment comes from the view that declares the sheet, row or item.
  var environment = EnvironmentValues() { didSet { isRootDirty = true } }
  private(set) var root: Node?
  private var rootView: any View
  private var rootNeedsReplacing = false
  private var isRootDirty = true
  private var dirty: [ObjectIdentifier: Node] = [:]
  private var actions: [() -> Void] = []
  private var afterCommit: [() -> Void] = []
  private(set) var isRendering = false
  /// The visible areas of the scroll views around the view that is being laid out, the innermost
  /// last.
  var visibleRects: [CGRect] = []
  /// Whether the graph's row has scrolled out of view. Meanwhile no view in the graph appears.
  var isResting = false { didSet { if isResting != oldValue { root?.setAppeared(!isResting) } } }
  /// The safe region of the host, in the coordinates of the platform view that contains the view
  /// that is being laid out. It is nil inside scrolled content, and if the host ignores the safe
  /// area.
  private(set) var safeRegion: SafeRegion?
  /// Called when something has changed that the host has to lay out.
  var onChange: () -> Void = {}

  init(_ view: any View) {
    rootView = view
  }

  // MARK: Changes

  func setRoot(_ view: any View, isAnother: Bool = false) {
    rootView = view
    isRootDirty = true
    rootNeedsReplacing = rootNeedsReplacing || isAnother
    onChange()
  }

  func invalidate(_ node: Node) {
    dirty[ObjectIdentifier(node)] = node
    onChange()
  }

  func isUpToDate(_ node: Node) {
    dirty[ObjectIdentifier(node)] = nil
  }

  /// Runs an action when values and layout are up to date, before platform views are inserted.
  func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Runs an action when the platform views are in place.
  func enqueueAfterCommit(_ action: @escaping () -> Void) {
    afterCommit.append(action)
    onChange()
  }

  // MARK: Update

  /// Brings all nodes up to date.
  func update() {
    RuntimeWarning.inUpdate { updateNodes() }
  }

  private func updateNodes() {
    if isRootDirty {
      isRootDirty = false
      if rootNeedsReplacing {
        root?.remove()
        root = nil
        rootNeedsReplacing = false
      }
      if let root, root.accepts(rootView) {
        root.update(rootView, environment)
      } else {
        root?.remove()
        root = Node.make(rootView, Place(graph: self, parent: nil, environment: environment))
      }
    }
    // Go from the outside in. After a change of an outer view, an inner one may be up to date or
    // removed.
    while let node = dirty.values.min(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) }) {
      isUpToDate(node)
      if !node.isRemoved { node.refresh() }
    }
  }

  private func runActions() {
    while !actions.isEmpty {
      let now = actions
      actions = []
      RuntimeWarning.afterUpdate { for action in now { action() } }
    }
  }

  /// Updates, lays out and shows the views. `layOut` places the root, and `show` puts platform
  /// views into the hierarchy.
  func render(layOut: () -> Void, show: () -> Void) {
    guard !isRendering else { return }
    isRendering = true
    for _ in 0..<8 {
      update()
      RuntimeWarning.inUpdate(layOut)
      runActions()
      if dirty.isEmpty, !isRootDirty { break }
    }
    RuntimeWarning.inUpdate(show)
    isRendering = false
    let later = afterCommit
    afterCommit = []
    RuntimeWarning.afterUpdate { for action in later { action() } }
    if !dirty.isEmpty || isRootDirty || !actions.isEmpty { onChange() }
  }

  /// Calls a layout closure with another safe region in force.
  func withSafeRegion(_ region: SafeRegion?, _ layOut: () -> Void) {
    let outer = safeRegion
    safeRegion = region
    layOut()
    safeRegion = outer
  }

  /// Removes all nodes and runs the remaining actions.
  func tearDown() {
    RuntimeWarning.inUpdate { root?.remove() }
    root = nil
    isRootDirty = true
    for action in actions { action() }
    actions = []
  }
}
