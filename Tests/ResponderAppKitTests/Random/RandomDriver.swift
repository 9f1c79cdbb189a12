import HeadlessMacDriver
import SwiftUI
import TestSupport

@testable import ResponderKit

/// Performs random actions on two windows with tags, and checks after each turn what the chains have published.
@MainActor
final class RandomDriver {
  private static let allTags = [0, 1, 2, 3, 4, 5, 20, 21, 99]

  private var generator: SplitMix64
  private let desk = Desk.boot()
  private var windows: [RandomWindow] = []
  private(set) var failures: [String] = []
  private var lastAction = ""

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for index in 0..<2 { windows.append(RandomWindow(index, desk)) }
    desk.turn()
  }

  func run(_ count: Int) {
    for step in 0..<count {
      guard failures.isEmpty else { return }
      for window in windows { window.values = [] }
      act()
      check(step)
    }
  }

  func end() {
    desk.turn { for window in windows { window.model.showsSheet = false } }
    desk.turns()
    for window in windows { window.close(desk) }
    windows = []
    desk.end()
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func act() {
    let window = windows[pick(windows.count)]
    let tag = Self.allTags[pick(Self.allTags.count)]
    let action = pick(17)
    lastAction = "\(action) on window \(window.index), tag \(tag)"
    desk.turn { perform(action, tag, in: window) }
  }

  private func perform(_ action: Int, _ tag: Int, in window: RandomWindow) {
    switch action {
    case 0...4: window.chain?.firstResponder = ResponderTag(tag)
    case 11: window.chain?.firstResponder = ResponderTag(20 + tag % 2)
    case 5: window.chain?.firstResponder = nil
    case 6, 7:
      if let field = window.fields.randomElement(using: &generator) {
        field.window?.makeFirstResponder(field)
      }
    case 8: window.window.makeFirstResponder(nil)
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
      // If a field refuses to end editing, the refusal must not block everything that follows.
      window.model.refusesToEnd = window.model.refusesToEnd.isEmpty ? [tag] : []
    case 15:
      if desk.application.isActive {
        desk.application.deactivate()
      } else {
        desk.application.activate(ignoringOtherApps: true)
      }
    default:
      window.chain?.firstResponder = ResponderTag(tag)
      if let index = window.model.rows.firstIndex(of: tag) { window.model.rows.remove(at: index) }
      window.chain?.firstResponder = ResponderTag(Self.allTags[pick(Self.allTags.count)])
    }
  }

  private func check(_ step: Int) {
    for window in windows {
      let truths = window.truths
      for chain in [window.chain, window.windowChain] {
        // A window and its sheet each have a first responder, and the chain reports that of the window used last.
        guard let value = chain?.firstResponder else {
          if truths.count == window.roots.count {
            fail(step, window, "says none, true is \(truths)")
          }
          continue
        }
        if !truths.contains(value) { fail(step, window, "says \(value), true is \(truths)") }
      }
      // Between two tags in one turn, the chain must not publish nil.
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

/// One of the windows, which may have a sheet attached.
@MainActor
final class RandomWindow {
  let index: Int
  let model = RandomModel()
  let window: NSWindow
  private(set) weak var chain: ResponderChain?
  private(set) var windowChain: ResponderChain?
  /// What was published in this turn.
  var values: [ResponderTag?] = []
  /// How often a tag was published whose view was not first responder at that moment.
  private(set) var lies = 0
  private var token: AnyCancellable?

  init(_ index: Int, _ desk: Desk) {
    self.index = index
    let caught = Caught()
    let model = model
    window = NSWindow(
      contentViewController: NSHostingController(
        rootView: ResponderChainReader { chain in
          let _ = caught.take(chain)
          RandomScreen(model: model, chain: chain)
        }))
    window.setContentSize(NSSize(width: 400, height: 500))
    desk.show(window)
    chain = caught.chain
    windowChain = ResponderChain(forWindow: window)
    token = chain?.firstResponders.dropFirst().sink { [unowned self] value in
      MainActor.assumeIsolated {
        values.append(value)
        if let value, !truths.contains(value) { lies += 1 }
      }
    }
  }

  var roots: [NSWindow] { [window] + window.sheets }

  var fields: [NSTextField] {
    var found: [NSTextField] = []
    func walk(_ view: NSView) {
      if let field = view as? NSTextField { found.append(field) }
      for subview in view.subviews { walk(subview) }
    }
    for root in roots { root.contentView.map(walk) }
    return found
  }

  /// The tags of the real first responders of the window and its sheet, as AppKit itself reports them.
  var truths: [ResponderTag] {
    roots.compactMap { root in
      guard let editor = root.firstResponder as? NSTextView,
        let name = (editor.delegate as? NSTextField)?.placeholderString
      else { return nil }
      return Int(name).map { ResponderTag($0) }
    }
  }

  func close(_ desk: Desk) {
    token = nil
    windowChain = nil
    desk.close(window)
    window.contentViewController = nil
    window.contentView = nil
  }
}
