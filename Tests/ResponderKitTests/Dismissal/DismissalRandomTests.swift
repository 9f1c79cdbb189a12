import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Runs random taps, flings, drags, scrolls, shifts of all rows, and changes of the window's
/// height. After each step, no hidden field may be first responder if it has moved since it became
/// first responder, and no visible field may have been dismissed.
@MainActor @Suite("Dismissal: random sessions")
struct DismissalRandomTests {
  /// The part of the list inside its adjusted insets and above the keyboard if that is docked, in
  /// content coordinates.
  private func visible(_ stage: DismissalStage) -> CGRect {
    let scrollView = stage.scrollView
    var area = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let keyboard = KeyboardMonitor.shared.state
    if keyboard.placement == .docked {
      let top = scrollView.convert(keyboard.frame, from: stage.device.scene.screen.coordinateSpace)
      area.size.height = max(0, min(area.maxY, top.minY) - area.minY)
    }
    return area
  }

  @Test("no orphan is left at rest, and no visible field is dismissed", arguments: 1...6)
  func session(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let writer = TargetWriter()
    let stage = DismissalStage { list in
      if seed % 2 == 0 { list.scrollView.delegate = writer }
    }
    writer.write = { velocity, target in
      if velocity.y > 1 { target.pointee.y = (target.pointee.y / 400).rounded() * 400 }
    }
    /// The first responder's place in the window, and the list's height, at the end of the step in
    /// which it became first responder.
    var focus: (place: CGRect, height: CGFloat)?
    for step in 0..<60 {
      stage.forget()
      var script = ""
      let before = stage.fields.first { $0.isFirstResponder }
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2:
        let area = visible(stage).insetBy(dx: 0, dy: 22)
        let near = stage.fields.filter { area.contains(CGPoint(x: 200, y: $0.frame.midY)) }
        guard let field = near.randomElement(using: &random) else { continue }
        script = "tap \(field.tag)"
        stage.device.tap(field)
        if Bool.random(using: &random) { stage.device.settle() }
      case 3, 4:
        let speed = CGFloat.random(in: -3...3, using: &random)
        script = "fling \(speed)"
        stage.fling(speed, from: 250)
        if Bool.random(using: &random) {
          stage.device.advance(by: .random(in: 0...0.5, using: &random))
          stage.device.tap(at: CGPoint(x: 8, y: 300))
          script += ", stopped"
        }
      case 5:
        let travel = CGFloat.random(in: -200...200, using: &random)
        script = "drag \(travel)"
        stage.drag(by: travel, from: 280)
      case 6:
        let offset = CGFloat.random(in: -47...1390, using: &random)
        script = "scroll to \(offset)"
        stage.scroll(to: offset, animated: Bool.random(using: &random))
      case 7:
        let shift = CGFloat(Int.random(in: -5...5, using: &random)) * 44
        guard stage.fields[0].frame.minY + shift >= 0 else { continue }
        script = "rows move by \(shift)"
        stage.device.perform {
          for field in stage.fields { field.frame.origin.y += shift }
          stage.scrollView.contentSize.height += shift
        }
      default:
        let height = CGFloat([844, 600, 390].randomElement(using: &random) ?? 844)
        script = "height \(height)"
        stage.device.perform { stage.device.windows[0].frame.size.height = height }
      }
      stage.device.settle()
      let now = stage.fields.first { $0.isFirstResponder }
      let height = stage.scrollView.bounds.height
      if let now, now !== before { focus = (now.convert(now.bounds, to: nil), height) }
      // If a field has not moved since it became first responder, the keyboard that appeared for it
      // may cover it.
      let isUnmoved =
        now.map { focus?.place == $0.convert($0.bounds, to: nil) && focus?.height == height }
        ?? false
      if let now, !isUnmoved {
        #expect(
          visible(stage).intersects(now.frame), "seed \(seed) step \(step) \(script): an orphan")
      }
      for record in stage.dismissals where record.decision.shouldDismiss {
        #expect(record.decision.visibilityAtRest.status == .hidden)
        // If no touch stopped the list, it came to rest where the decision had predicted.
        guard record.cause == .dragEnd, !script.contains("stopped") else { continue }
        #expect(
          abs(record.decision.restingOffset.y - stage.scrollView.contentOffset.y) <= 0.5,
          "seed \(seed) step \(step) \(script): rests elsewhere")
      }
      if before != nil, now == nil {
        #expect(!stage.dismissals.isEmpty, "seed \(seed) step \(step) \(script): no report")
      }
    }
  }
}
