import Foundation

/// What a running animation block says about the property changes made inside it.
@MainActor
package final class AnimationContext {
  package let delay: TimeInterval
  let run: AnimationRun
  /// Whether a property really changed inside the block.
  package var animatedSomething = false
  /// When the changes begin: keyframes count their parts from here.
  let begin: TimeInterval
  private let outer: AnimationContext?
  /// Called with every layer that changes, so that the owner of the animation can find the layers again.
  var onLayer: ((CALayer) -> Void)?

  package var duration: TimeInterval { run.duration }
  package var curve: TimingCurve { run.curve }

  init(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, passes: Double = 1,
    autoreverses: Bool = false
  ) {
    self.delay = delay
    begin = HeadlessLoop.main.now + delay
    run = AnimationRun(
      begin: begin, duration: duration, curve: curve, passes: passes, autoreverses: autoreverses)
    outer = Self.current
  }

  init(run: AnimationRun) {
    self.run = run
    delay = 0
    begin = HeadlessLoop.main.now
    outer = Self.current
  }

  private static var stack: [AnimationContext?] = []

  /// The innermost animation block; nil outside and inside `performWithoutAnimation`.
  package static var current: AnimationContext? { stack.last ?? nil }

  package static func run(_ context: AnimationContext?, _ body: () -> Void) {
    stack.append(context)
    body()
    stack.removeLast()
  }

  /// A value changed: the block moves something, and so do the blocks around it.
  func noteAnimation(of layer: CALayer) {
    animatedSomething = true
    onLayer?(layer)
    outer?.noteAnimation(of: layer)
  }
}
