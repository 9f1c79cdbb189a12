/// What a representable is told.
@preconcurrency @MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}

/// A view of AppKit in a tree of SwiftUI.
@preconcurrency @MainActor
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Stands in the hosting view for a view of AppKit, which fills it.
package final class PlatformViewHost: NSView {
  let content: NSView
  var takesClicks = true

  init(_ content: NSView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  package required init?(coder: NSCoder) { nil }

  package override var isFlipped: Bool { true }

  package override var frame: NSRect {
    didSet { if frame.size != oldValue.size { content.frame = bounds } }
  }

  /// Where the view inside is not hit, nothing is.
  package override func hitTest(_ point: NSPoint) -> NSView? {
    guard takesClicks else { return nil }
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}

/// Makes, updates and dismantles the view of a representable: at once and without a window.
@MainActor
final class RepresentableNode<R: NSViewRepresentable>: ViewNode<R>, LayoutNode {
  private var context: R.Context
  private let nsView: R.NSViewType
  private let host: PlatformViewHost
  private var rect = CGRect.zero

  override init(_ place: Place, _ view: R) {
    let context = R.Context(coordinator: view.makeCoordinator(), environment: place.environment)
    let nsView = view.makeNSView(context: context)
    (self.context, self.nsView, host) = (context, nsView, PlatformViewHost(nsView))
    super.init(place, view)
    refresh()
  }

  override var layouts: [LayoutNode] { [self] }

  override func refresh() {
    graph.isUpToDate(self)
    var installed = view
    PropertyInstaller.install(&installed, in: self)
    context.environment = environment
    installed.updateNSView(nsView, context: context)
  }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    R.dismantleNSView(nsView, coordinator: context.coordinator)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    naturalSize(of: nsView, proposal)
  }

  func put(in rect: CGRect) {
    self.rect = rect
  }

  func show(in list: inout [ShownView]) {
    list.append(ShownView(view: host, frame: rect))
  }
}

/// A view with an own width or height keeps it; others fill the offer.
@MainActor
func naturalSize(of view: NSView, _ proposal: ProposedViewSize) -> CGSize {
  func fill(_ own: CGFloat, _ offered: CGFloat?) -> CGFloat {
    guard own < 0 else { return own }
    return offered.map { min(max($0, 0), 10_000) } ?? 10
  }
  let own = view.intrinsicContentSize
  return CGSize(width: fill(own.width, proposal.width), height: fill(own.height, proposal.height))
}
