import Foundation

/// What a running animation block says about the property changes made inside it.
@MainActor
package final class AnimationContext {
  package let duration: TimeInterval
  package let delay: TimeInterval
  package let curve: TimingCurve
  /// Whether a property really changed inside the block.
  package var animatedSomething = false

  package init(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }

  private static var stack: [AnimationContext?] = []

  /// The innermost animation block; nil outside and inside `performWithoutAnimation`.
  package static var current: AnimationContext? { stack.last ?? nil }

  package static func run(_ context: AnimationContext?, _ body: () -> Void) {
    stack.append(context)
    body()
    stack.removeLast()
  }
}
