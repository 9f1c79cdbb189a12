/// The nodes of one hosting view, and the order of an update: values, layout, actions, then the hierarchy.
///
/// T4.18.1 to T4.18.4: representables are made and updated in the update itself, without a window; `onAppear` and its like
/// run when the update is done, and only then the platform views are inserted. What the actions change is evaluated
/// before that, too, so that nothing flashes (A, T4.18.5).
@MainActor
final class ViewGraph {
  weak var hostView: PlatformView?
  weak var controller: PlatformViewController?
  /// What the outside gives: a sheet, a row and a toolbar inherit from the view that made them.
  var environment = EnvironmentValues() { didSet { isRootDirty = true } }
  private(set) var root: Node?
  private var rootView: any View
  private var rootNeedsReplacing = false
  private var isRootDirty = true
  private var dirty: [ObjectIdentifier: Node] = [:]
  private var actions: [() -> Void] = []
  private var afterCommit: [() -> Void] = []
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  private var observerOrder: [ObjectIdentifier] = []
  private(set) var isRendering = false
  /// What is visible of the scroll views around what is laid out now, the innermost last.
  var visibleRects: [CGRect] = []
  /// Whether it is kept out of sight: nothing appears meanwhile.
  var isResting = false { didSet { if isResting != oldValue { root?.setAppeared(!isResting) } } }
  /// The area that the host keeps free, in the coordinates of the view being laid out; nil inside scrolled content.
  private(set) var safeRegion: SafeRegion?
  /// Called when something changed that the host has to lay out.
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

  /// Runs an action when the update is done.
  func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Runs an action when the platform views are in place.
  func enqueueAfterCommit(_ action: @escaping () -> Void) {
    afterCommit.append(action)
    onChange()
  }

  /// Calls the closure after each update, to compare preferences; nil ends it.
  func observe(_ owner: AnyObject, _ body: (() -> Void)?) {
    let key = ObjectIdentifier(owner)
    if observers[key] == nil, body != nil { observerOrder.append(key) }
    observers[key] = body
    if body == nil { observerOrder.removeAll { $0 == key } }
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
    // From the outside in: what an outer view changes may be up to date or gone when its turn comes.
    while let node = dirty.values.min(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) }) {
      isUpToDate(node)
      if !node.isRemoved { node.refresh() }
    }
  }

  private func runActions() {
    for key in observerOrder { observers[key]?() }
    while !actions.isEmpty {
      let now = actions
      actions = []
      RuntimeWarning.afterUpdate { for action in now { action() } }
    }
  }

  /// Updates, lays out and shows; `layOut` places the root, `show` puts platform views into the hierarchy.
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

  /// Lays out inside another region.
  func withSafeRegion(_ region: SafeRegion?, _ layOut: () -> Void) {
    let outer = safeRegion
    safeRegion = region
    layOut()
    safeRegion = outer
  }

  /// Ends everything.
  func tearDown() {
    RuntimeWarning.inUpdate { root?.remove() }
    root = nil
    isRootDirty = true
    for action in actions { action() }
    actions = []
  }
}
