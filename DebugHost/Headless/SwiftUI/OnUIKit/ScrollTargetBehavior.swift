/// The place at which a scroll is to come to rest.
public struct ScrollTarget: Equatable, Sendable {
  /// The visible rectangle, in the coordinates of the content.
  public var rect: CGRect
}

public struct ScrollTargetBehaviorContext {
  /// The place at which the scroll began.
  public let originalTarget: ScrollTarget
  /// The velocity, in points per second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// Determines where a SwiftUI scroll view comes to rest (iOS 17).
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Makes a scroll come to rest at a whole page, at most one page from its start (A; how far K).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func rest(_ wanted: CGFloat, _ start: CGFloat, _ page: CGFloat) -> CGFloat {
      guard page > 0 else { return wanted }
      let from = (start / page).rounded()
      return page * min(from + 1, max(from - 1, (wanted / page).rounded()))
    }
    let start = context.originalTarget.rect
    if context.axes.contains(.vertical) {
      target.rect.origin.y = rest(target.rect.minY, start.minY, context.containerSize.height)
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = rest(target.rect.minX, start.minX, context.containerSize.width)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}
