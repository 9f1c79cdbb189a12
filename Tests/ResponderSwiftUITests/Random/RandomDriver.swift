import HeadlessDriver
import SwiftUI
import TestSupport

@testable import ResponderKit

/// Does one random thing after the other to two windows with tags, and checks after each turn what is published.
@MainActor
final class RandomDriver {
  private static let allTags = [0, 1, 2, 3, 4, 5, 20, 21, 99]

  private var generator: SplitMix64
  private let device = Device.boot()
  private var windows: [RandomWindow] = []
  private(set) var failures: [String] = []
  private var lastAction = ""

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for index in 0..<2 { windows.append(RandomWindow(index, device)) }
    device.perform {}
  }

  func run(_ count: Int) {
    for step in 0..<count {
      guard failures.isEmpty else { return }
      for window in windows { window.values = [] }
      act()
      if step.isMultiple(of: 50) { device.settle() }
      check(step)
    }
  }

  func end() {
    device.perform { for window in windows { window.model.showsSheet = false } }
    device.settle()
    device.perform { for window in windows { window.close() } }
    device.settle()
    windows = []
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func act() {
    let window = windows[pick(windows.count)]
    let tag = Self.allTags[pick(Self.allTags.count)]
    let action = pick(16)
    lastAction = "\(action) on window \(window.index), tag \(tag)"
    if action == 10 {
      device.perform { window.model.showsSheet.toggle() }
      device.settle()
      return
    }
    device.perform { perform(action, tag, in: window) }
  }

  private func perform(_ action: Int, _ tag: Int, in window: RandomWindow) {
    switch action {
    case 0...4: window.chain?.firstResponder = ResponderTag(tag)
    case 11: window.chain?.firstResponder = ResponderTag(20 + tag % 2)
    case 5: window.chain?.firstResponder = nil
    case 6, 7: window.fields.randomElement(using: &generator)?.becomeFirstResponder()
    case 8: (window.window.firstResponderInside)?.resignFirstResponder()
    case 9:
      if let index = window.model.rows.firstIndex(of: tag) {
        window.model.rows.remove(at: index)
      } else if tag < 10 {
        window.model.rows.append(tag)
      }
    case 12: window.window.makeKey()
    case 13:
      window.model.refusesToBegin.formSymmetricDifference([tag])
    case 14:
      // A refusal to end must not hold everything for ever.
      window.model.refusesToEnd = window.model.refusesToEnd.isEmpty ? [tag] : []
    default:
      window.chain?.firstResponder = ResponderTag(tag)
      if let index = window.model.rows.firstIndex(of: tag) { window.model.rows.remove(at: index) }
      window.chain?.firstResponder = ResponderTag(Self.allTags[pick(Self.allTags.count)])
    }
  }

  private func check(_ step: Int) {
    for window in windows {
      let truth = window.truth
      for chain in [window.chain, window.windowChain] where chain?.firstResponder != truth {
        failures.append(
          "step \(step), \(lastAction): window \(window.index) says \(chain?.firstResponder as Any), true is \(truth as Any)"
        )
      }
      // Between two tags of one turn there is no nil.
      for (index, value) in window.values.enumerated() where value == nil {
        if index > 0, index < window.values.count - 1 {
          failures.append("step \(step), \(lastAction): flicker \(window.values)")
        }
      }
      if window.lies > 0 { failures.append("step \(step), \(lastAction): published a wish") }
    }
  }
}

/// One of the windows.
@MainActor
final class RandomWindow {
  let index: Int
  let model = RandomModel()
  let window: UIWindow
  private(set) weak var chain: ResponderChain?
  private(set) var windowChain: ResponderChain?
  /// What was published in this turn.
  var values: [ResponderTag?] = []
  /// How often a tag was published whose view was not first responder at that moment.
  private(set) var lies = 0
  private var token: AnyCancellable?

  init(_ index: Int, _ device: Device) {
    self.index = index
    window = UIWindow(windowScene: device.scene)
    let caught = Caught()
    let model = model
    window.rootViewController = UIHostingController(
      rootView: ResponderChainReader { chain in
        let _ = caught.take(chain)
        RandomScreen(model: model, chain: chain)
      })
    device.perform { window.makeKeyAndVisible() }
    chain = caught.chain
    windowChain = ResponderChain(forWindow: window)
    token = chain?.firstResponders.dropFirst().sink { [unowned self] value in
      MainActor.assumeIsolated {
        values.append(value)
        if value != nil, value != truth {
          lies += 1
        }
      }
    }
  }

  var fields: [UITextField] {
    var found: [UITextField] = []
    func walk(_ view: UIView) {
      if let field = view as? UITextField { found.append(field) }
      for subview in view.subviews { walk(subview) }
    }
    walk(window)
    return found
  }

  /// The tag of the window's real first responder, asked of the views themselves.
  var truth: ResponderTag? {
    guard let field = window.firstResponderInside as? UITextField else { return nil }
    return field.placeholder.flatMap(Int.init).map { ResponderTag($0) }
  }

  func close() {
    token = nil
    windowChain = nil
    window.rootViewController = nil
    window.isHidden = true
    window.windowScene = nil
  }
}
