/// The context that a view controller representable receives.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

/// A UIKit view controller in a SwiftUI view hierarchy.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  func makeRepresentable(_ place: Place) -> Node {
    let coordinator = makeCoordinator()
    return RepresentableNode<Self, UIViewControllerType, Context>(
      place, self,
      .init(
        context: { Context(coordinator: coordinator, environment: $0) },
        make: { $0.makeUIViewController(context: $1) },
        update: { $0.updateUIViewController($1, context: $2) },
        dismantle: { Self.dismantleUIViewController($0, coordinator: $1.coordinator) },
        size: { _, _, _, proposal in proposal.filled },
        platformView: { $0.view }))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
