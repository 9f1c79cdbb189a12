/// The context that a view controller representable receives.
@preconcurrency @MainActor
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}

/// An AppKit view controller in a SwiftUI view hierarchy.
@preconcurrency @MainActor
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  func makeRepresentable(_ place: Place) -> Node {
    let coordinator = makeCoordinator()
    return RepresentableNode<Self, NSViewControllerType, Context>(
      place, self,
      .init(
        context: { Context(coordinator: coordinator, environment: $0) },
        make: { $0.makeNSViewController(context: $1) },
        update: { $0.updateNSViewController($1, context: $2) },
        dismantle: { Self.dismantleNSViewController($0, coordinator: $1.coordinator) },
        size: { _, controller, _, proposal in naturalSize(of: controller.view, proposal) },
        platformView: { $0.view }))
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
