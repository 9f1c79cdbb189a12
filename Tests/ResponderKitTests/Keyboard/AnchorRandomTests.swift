import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests what the app may do with an anchored list at any time during a keyboard's animation, in
/// any order.
@MainActor @Suite("An anchored list at random")
struct AnchorRandomTests {
  enum Step: Int, CaseIterable {
    case open, close, remove, insert, resize, register, cancel, wait, scroll, toEnd, grow, intrude
  }

  @Test(
    "removed, put back, resized, registered and cancelled in mid-animation: nothing is left",
    arguments: 0..<60)
  func nothingIsLeft(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = AnchorStage(policy: nil)
    let base = CGFloat(Int.random(in: 0...2, using: &random)) * 7.3
    stage.list.contentInset.bottom = base
    let bars = stage.list.verticalScrollIndicatorInsets
    var token: BehaviorToken?
    let intruder = OnceDelegate()
    stage.list.delegate = intruder
    var steps: [Step] = []
    for _ in 0..<40 {
      let step = Step.allCases.randomElement(using: &random) ?? .wait
      steps.append(step)
      let policy = AnchorDriftTests.policies.randomElement(using: &random) ?? .none
      let part = CGFloat.random(in: 0...1, using: &random)
      stage.device.perform {
        switch step {
        case .open: stage.field.becomeFirstResponder()
        case .close: stage.field.resignFirstResponder()
        case .remove: stage.list.removeFromSuperview()
        case .insert: stage.controller.view.insertSubview(stage.list, at: 0)
        case .resize: stage.list.frame.size.height = 300 + (part * 544).rounded()
        case .register: token = stage.list.anchor(policy)
        case .cancel: token?.cancel()
        case .wait: break
        case .scroll: stage.list.contentOffset.y = (part * 2_000).rounded()
        case .toEnd: stage.list.scrollToBottom(animated: part > 0.5)
        case .intrude:
          let work: () -> Void =
            [
              { token?.cancel() }, { token = stage.list.anchor(policy) },
              { stage.field.resignFirstResponder() }, { stage.list.removeFromSuperview() },
            ].randomElement(using: &random) ?? {}
          if part > 0.5 { intruder.onInset = work } else { intruder.onScroll = work }
        case .grow: stage.list.contentSize.height = 1_000 + (part * 2_000).rounded()
        }
      }
      stage.device.advance(by: Double.random(in: 0...0.2, using: &random))
    }
    (intruder.onInset, intruder.onScroll) = (nil, nil)
    stage.device.perform { stage.controller.view.insertSubview(stage.list, at: 0) }
    stage.close()
    stage.device.advance(by: 1)
    #expect(stage.inset == base, "\(steps)")
    #expect(stage.list.verticalScrollIndicatorInsets == bars, "\(steps)")
    #expect(KeyboardMonitor.shared.state.placement == .hidden)
    // A new anchor then works as usual.
    stage.list.frame = stage.controller.view.bounds
    token = stage.list.anchor(.bottom())
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    stage.open()
    #expect(stage.inset == base + 302 && stage.list.isScrolledToBottom, "\(steps)")
    stage.close()
    #expect(stage.inset == base && stage.list.isScrolledToBottom, "\(steps)")
    token?.cancel()
    #expect(stage.inset == base)
  }
}
