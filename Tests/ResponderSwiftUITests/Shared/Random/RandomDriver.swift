import ResponderKit
import SwiftUI
import TestSupport

/// Performs random actions, one at a time, on two windows whose fields have tags. After each turn,
/// it checks the values that were published.
@MainActor
final class RandomDriver {
  private static let allTags = [0, 1, 2, 3, 4, 5, 20, 21, 99]

  private var generator: SplitMix64
  private let stage = TagStage(EmptyView())
  private var windows: [RandomWindow] = []
  private(set) var failures: [String] = []
  private var lastAction = ""

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for index in 0..<2 { windows.append(RandomWindow(index, stage)) }
    stage.turn()
  }

  func run(_ count: Int) {
    for step in 0..<count {
      guard failures.isEmpty else { return }
      for window in windows { window.values = [] }
      act()
      if step.isMultiple(of: 50) { stage.settle() }
      check(step)
    }
  }

  func end() {
    stage.turn { for window in windows { window.model.showsSheet = false } }
    stage.settle()
    for window in windows { window.close() }
    windows = []
    stage.end()
  }

  private func act() {
    let window = windows[generator.below(windows.count)]
    let tag = Self.allTags[generator.below(Self.allTags.count)]
    let action = generator.below(16 + TagStage.ownActions)
    lastAction = "\(action) on window \(window.index), tag \(tag)"
    stage.turn { perform(action, tag, in: window) }
    // UIKit and AppKit take some time to present or dismiss a sheet.
    if action == 10 { stage.settle() }
  }

  private func perform(_ action: Int, _ tag: Int, in window: RandomWindow) {
    switch action {
    case 0...4: window.chain?.firstResponder = ResponderTag(tag)
    case 11: window.chain?.firstResponder = ResponderTag(20 + tag % 2)
    case 5: window.chain?.firstResponder = nil
    case 6, 7:
      stage.makeFirstResponder(
        stage.all(TagStage.Field.self, in: window.window).randomElement(using: &generator))
    case 8: stage.resign(in: window.window)
    case 9:
      if let index = window.model.rows.firstIndex(of: tag) {
        window.model.rows.remove(at: index)
      } else if tag < 10 {
        window.model.rows.append(tag)
      }
    case 10: window.model.showsSheet.toggle()
    case 12: window.window.makeKey()
    case 13: window.model.refusesToBegin.formSymmetricDifference([tag])
    case 14:
      // If a field refused to end editing for ever, the focus would not move any more.
      window.model.refusesToEnd = window.model.refusesToEnd.isEmpty ? [tag] : []
    case 15:
      window.chain?.firstResponder = ResponderTag(tag)
      if let index = window.model.rows.firstIndex(of: tag) { window.model.rows.remove(at: index) }
      window.chain?.firstResponder = ResponderTag(
        Self.allTags[generator.below(Self.allTags.count)])
    default: stage.performOwnAction()
    }
  }

  private func check(_ step: Int) {
    for window in windows {
      let truths = window.truths
      for chain in [window.chain, window.windowChain] {
        // If a sheet has a window of its own, as on the Mac, both windows have a first responder.
        // The chain then reports the first responder of the window that was used last.
        guard let value = chain?.firstResponder else {
          if truths.count == window.roots.count {
            fail(step, window, "says none, true is \(truths)")
          }
          continue
        }
        if !truths.contains(value) { fail(step, window, "says \(value), true is \(truths)") }
      }
      // A chain must not publish nil between two tags within one turn.
      for (index, value) in window.values.enumerated() where value == nil {
        if index > 0, index < window.values.count - 1 {
          fail(step, window, "flickers \(window.values)")
        }
      }
      if window.lies > 0 { fail(step, window, "published a wish") }
    }
  }

  private func fail(_ step: Int, _ window: RandomWindow, _ what: String) {
    failures.append("step \(step), \(lastAction): window \(window.index) \(what)")
  }
}
