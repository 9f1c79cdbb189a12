/// The view that shows a SwiftUI view hierarchy. Its subviews are the outermost platform views,
/// back to front.
///
/// The hosting view renders in `layoutSubviews`, if it has a window (T4.18.6). After a change it
/// requests a layout. In the background it makes that request in a later turn (T4.18.7). If it has
/// left its window, it only updates the values. The keyboard's frame counts as part of the safe
/// area (T4.18.12).
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView {
  let graph: ViewGraph
  private var owned: [UIView] = []
  private nonisolated(unsafe) var keyboardObserver: (any NSObjectProtocol)?
  private var keyboardFrame = CGRect.null
  /// Whether the view ignores the safe area, as rows and bar items do.
  package var ignoresSafeArea = false
  package var alignment = Alignment.center
  /// The safe area regions that the view respects (T4.20.4).
  var safeAreaRegions = SafeAreaRegions.all { didSet { setNeedsLayout() } }

  public required init(rootView: Content) {
    graph = ViewGraph(rootView)
    super.init(frame: .zero)
    hostsSwiftUIElements()
    graph.hostView = self
    if SwiftUIChoices.current.drawsPrimitives { addGestureRecognizer(DrawnButtonGesture()) }
    graph.onChange = { [weak self] in self?.changed() }
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { self?.keyboardMoves(to: frame?.cgRectValue ?? .null) }
    }
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    MainActor.assumeIsolated { graph.tearDown() }
  }

  /// SwiftUI's key-press responder from iOS 17 on, and the view's own `next` after it (T4.20.56).
  open override var next: UIResponder? {
    SwiftUIChoices.current.hasKeyPressResponder ? keyPressResponder : super.next
  }
  private lazy var keyPressResponder = UIKitKeyPressResponder { [weak self] in self?.defaultNext }
  private var defaultNext: UIResponder? { super.next }

  private func changed() {
    guard !graph.isRendering else { return }
    let loop = HeadlessLoop.main
    if window == nil, graph.root != nil {
      return loop.enqueue { [weak self] in self?.updateUnseen() }
    }
    if UIApplication.shared.applicationState == .background {
      loop.enqueue { [weak self] in self?.setNeedsLayout() }
    } else if loop.isTurning, !loop.isUpdating, loop.choices.commit == .observer {
      // A timer, a task or a block on the main queue made the change (T4.20.22). If the run loop
      // has an update cycle instead of an observer, the cycle itself delays the layout.
      loop.afterTurns(loop.choices.turnsToLayout - 1) { [weak self] in self?.setNeedsLayout() }
    } else {
      setNeedsLayout()
    }
  }

  /// Updates the values of a screen while another screen covers it, because the screens that the
  /// covered screen has pushed depend on these values. The covered screen is laid out when it
  /// returns.
  private func updateUnseen() {
    guard window == nil else { return setNeedsLayout() }
    graph.render {
    } show: {
    }
  }

  private func keyboardMoves(to frame: CGRect) {
    guard frame != keyboardFrame, !ignoresSafeArea else { return }
    keyboardFrame = frame
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    graph.render {
      putRoot()
    } show: {
      Parts(graph.root?.layouts ?? []).arrange(in: self, among: &owned)
    }
  }

  private var container: CGRect {
    safeAreaRegions.contains(.container) ? bounds.inset(by: safeAreaInsets) : bounds
  }

  /// The bounds less the safe area insets and the keyboard, as far as `safeAreaRegions` contains
  /// these regions. If the view ignores the safe area, the room is the whole bounds.
  private var room: CGRect {
    guard !ignoresSafeArea else { return bounds }
    var room = container
    if safeAreaRegions.contains(.keyboard), let window, !keyboardFrame.isNull,
      keyboardFrame.height > 0
    {
      let screen = window.screen.coordinateSpace
      let keyboard = convert(keyboardFrame, from: screen)
      let covered = max(0, room.maxY - keyboard.minY)
      if keyboard.minY > room.minY { room.size.height = max(0, room.height - covered) }
    }
    return room
  }

  private func putRoot() {
    let parts = Parts(graph.root?.layouts ?? [])
    let room = room
    let region = SafeRegion(bounds: bounds, container: container, room: room)
    graph.withSafeRegion(ignoresSafeArea ? nil : region) {
      parts.put(in: alignment.place(parts.size(ProposedViewSize(room.size)), in: room))
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    graph.update()
    let width = size.width > 0 ? size.width : nil
    let fit = Parts(graph.root?.layouts ?? []).size(ProposedViewSize(width: width, height: nil))
    return CGSize(width: min(fit.width, 10_000), height: min(fit.height, 10_000))
  }
}

/// The responder that receives a hosting view's key presses. It is neither a view nor a controller.
private final class UIKitKeyPressResponder: UIResponder {
  private let fallback: () -> UIResponder?

  init(_ fallback: @escaping () -> UIResponder?) { self.fallback = fallback }

  override var next: UIResponder? { fallback() }
}
