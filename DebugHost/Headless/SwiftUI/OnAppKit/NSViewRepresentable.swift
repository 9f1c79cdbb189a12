/// The context that a representable receives.
@preconcurrency @MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}

/// An AppKit view in a SwiftUI view hierarchy.
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

  func makeRepresentable(_ place: Place) -> Node {
    let coordinator = makeCoordinator()
    return RepresentableNode<Self, NSViewType, Context>(
      place, self,
      .init(
        context: { Context(coordinator: coordinator, environment: $0) },
        make: { $0.makeNSView(context: $1) },
        update: { $0.updateNSView($1, context: $2) },
        dismantle: { Self.dismantleNSView($0, coordinator: $1.coordinator) },
        size: { _, view, _, proposal in naturalSize(of: view, proposal) },
        platformView: { $0 }))
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A host for one AppKit view, inside the hosting view. The AppKit view fills the host.
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

  /// Returns nil for a click that does not hit the content, so that it does not hit this view
  /// either. Returns nil for every click while `takesClicks` is false.
  package override func hitTest(_ point: NSPoint) -> NSView? {
    guard takesClicks else { return nil }
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}

/// Returns the size of a view for a proposal. Along each axis, a view keeps its intrinsic length if
/// it has one, and otherwise fills the proposal.
@MainActor
func naturalSize(of view: NSView, _ proposal: ProposedViewSize) -> CGSize {
  func fill(_ own: CGFloat, _ offered: CGFloat?) -> CGFloat {
    guard own < 0 else { return own }
    return offered.map { min(max($0, 0), 10_000) } ?? 10
  }
  let own = view.intrinsicContentSize
  return CGSize(width: fill(own.width, proposal.width), height: fill(own.height, proposal.height))
}
