import Foundation

/// The timing of the property changes that the app makes inside one animation block.
package final class AnimationContext {
  package let delay: TimeInterval
  let run: AnimationRun
  /// Whether the value of a property has really changed inside the block.
  package var animatedSomething = false
  private let outer: AnimationContext?

  package var duration: TimeInterval { run.duration }
  package var curve: TimingCurve { run.curve }

  init(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve) {
    self.delay = delay
    run = AnimationRun(begin: HeadlessLoop.clock + delay, duration: duration, curve: curve)
    outer = Self.current
  }

  private nonisolated(unsafe) static var stack: [AnimationContext?] = []

  /// The innermost animation block, or nil outside a block and inside `performWithoutAnimation`.
  package static var current: AnimationContext? { stack.last ?? nil }

  package static func run(_ context: AnimationContext?, _ body: () -> Void) {
    stack.append(context)
    body()
    stack.removeLast()
  }

  /// Records that a value has changed inside the block, and thus inside the blocks around it.
  func noteAnimation() {
    animatedSomething = true
    outer?.noteAnimation()
  }
}
