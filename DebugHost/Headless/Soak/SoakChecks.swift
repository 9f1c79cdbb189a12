import Foundation
import ResponderCore
import ResponderKit
import UIKit

/// What has to be true after each step, judged without the product's own geometry.
@MainActor
struct SoakChecks {
  private unowned let world: SoakWorld
  private var before: Focus
  private var wasChatAtBottom = false
  /// A sheet moves and shrinks the screen behind it: no place there can be compared.
  private var wasPlain = true
  /// Where a list was when the keyboard was last closed, if nothing but the keyboard moved it since.
  private var rest: [Step.List: CGPoint] = [:]

  /// The form's first responder, and where it was.
  private struct Focus {
    weak var field: UIView?
    var place = CGRect.null
    var isVisible = false
    var keyboard: CGRect?
    var name: String?
  }

  init(_ world: SoakWorld) {
    self.world = world
    before = Self.focus(world)
  }

  private static func focus(_ world: SoakWorld) -> Focus {
    let field = SoakRows.inputs(in: world.screen.form).first { $0.isFirstResponder }
    guard let field else { return Focus() }
    return Focus(
      field: field, place: PlainGeometry.place(of: field),
      isVisible: PlainGeometry.isSurelyVisible(field, keyboard: world.coveringKeyboard),
      keyboard: world.coveringKeyboard, name: field.accessibilityIdentifier)
  }

  mutating func willPlay(_ step: Step) {
    before = Self.focus(world)
    wasChatAtBottom = PlainGeometry.isAtBottom(world.screen.chat)
    wasPlain = world.isPlain
    if !world.isKeyboardOpen {
      for list in [Step.List.reading, .chat] where rest[list] == nil {
        rest[list] = world.list(list)?.contentOffset
      }
    }
  }

  /// The first promise that the step broke; nil if all are kept.
  mutating func failure(after step: Step, hasSettled: Bool) -> Failure? {
    guard hasSettled else { return Failure(promise: .rests, detail: "it still moves after 20 s") }
    return current() ?? dismissals(step) ?? loss(step) ?? orphan(step) ?? anchors(step)
      ?? leaks() ?? replay()
  }

  // MARK: Focus

  private func current() -> Failure? {
    guard let key = world.device.scene.keyWindow else { return nil }
    var found = Responders.all(in: [key]).filter { $0.isFirstResponder }
    let bar = world.screen.bar.field
    if bar.isFirstResponder, !found.contains(where: { $0 === bar }) { found.append(bar) }
    let current = UIResponder.current
    guard found.count > 1 || found.first !== current else { return nil }
    return Failure(
      promise: .currentIsTrue,
      detail: "current is \(Self.name(current)), the search finds \(found.map(Self.name))")
  }

  private static func name(_ responder: UIResponder?) -> String {
    responder.map { "\(ResponderIdentity($0))" } ?? "nobody"
  }

  // MARK: Dismissal

  /// Whoever was dismissed is in truth out of sight at rest.
  private func dismissals(_ step: Step) -> Failure? {
    for dismissed in world.dismissed where dismissed.time >= world.lastTouch {
      // The field's object may serve another row by now.
      guard let field = world.input(named: dismissed.name),
        PlainGeometry.isSurelyVisible(field, keyboard: dismissed.keyboard)
      else { continue }
      return Failure(
        promise: .visibleIsKept,
        detail: "\(Self.name(field)) at \(PlainGeometry.place(of: field)), "
          + "opening \(PlainGeometry.opening(around: field, keyboard: dismissed.keyboard))")
    }
    return nil
  }

  /// A scroll took the focus from nobody who can still be seen, whether it was reported or not.
  private func loss(_ step: Step) -> Failure? {
    guard step.isScroll, step.list == .form || step.list == .inner, let field = before.field,
      before.isVisible, !field.isFirstResponder, field.window != nil,
      field.accessibilityIdentifier == before.name, world.windows.count == 1,
      world.screen.presentedViewController == nil,
      PlainGeometry.isSurelyVisible(field, keyboard: before.keyboard)
    else { return nil }
    return Failure(
      promise: .visibleIsKept,
      detail: "\(Self.name(field)) lost the focus at \(PlainGeometry.place(of: field))")
  }

  /// Whoever moved in this step and kept the focus can be seen, or refused.
  private func orphan(_ step: Step) -> Failure? {
    let now = Self.focus(world)
    guard wasPlain, world.isPlain, world.dismissal?.isActive == true, let field = now.field,
      field === before.field,
      field.window != nil, !world.screen.guardian.refuses, now.place != before.place,
      PlainGeometry.isSurelyHidden(field, keyboard: world.coveringKeyboard)
    else { return nil }
    return Failure(
      promise: .noOrphan,
      detail: "\(Self.name(field)) went from \(before.place) to \(now.place), "
        + "opening \(PlainGeometry.opening(around: field, keyboard: world.coveringKeyboard))")
  }

  // MARK: Anchors

  private mutating func anchors(_ step: Step) -> Failure? {
    forgetRests(step)
    if Self.movesOnlyKeyboard(step), wasChatAtBottom, world.anchors[.chat]?.isActive == true,
      world.isPlain, !PlainGeometry.isAtBottom(world.screen.chat)
    {
      let chat = world.screen.chat
      return Failure(
        promise: .staysAtBottom,
        detail: "offset \(chat.contentOffset.y), content \(chat.contentSize.height), "
          + "inset \(chat.adjustedContentInset.bottom)")
    }
    guard !world.isKeyboardOpen, world.isPlain else { return nil }
    for name in [Step.List.reading, .chat] {
      guard let list = world.list(name) else { continue }
      if list.contentInset != .zero {
        return Failure(promise: .insetsRestored, detail: "\(name) has \(list.contentInset)")
      }
      if let rest = rest[name], abs(rest.y - list.contentOffset.y) > 1e-6 {
        return Failure(
          promise: .noDrift, detail: "\(name) was at \(rest.y), is at \(list.contentOffset.y)")
      }
    }
    return nil
  }

  /// After anything that may scroll a list by itself nothing is known of where it was.
  private mutating func forgetRests(_ step: Step) {
    let isInReading = world.screen.reading.firstResponder != nil
    if !Self.movesOnlyKeyboard(step) || !world.isPlain { rest = [:] }
    if isInReading { rest[.reading] = nil }
  }

  private static func movesOnlyKeyboard(_ step: Step) -> Bool {
    switch step {
    case .tapField, .focus, .focusCustom, .focusScreen, .type, .returnKey, .resign, .refuse,
      .hardwareKeyboard, .predictions, .otherKeyboard, .pause:
      true
    default: false
    }
  }

  // MARK: Memory and journal

  private func leaks() -> Failure? {
    let left = world.gone.filter { $0.object() != nil }
    guard let first = left.first else {
      world.gone = []
      return nil
    }
    return Failure(promise: .noLeak, detail: first.name)
  }

  private func replay() -> Failure? {
    let replay = Replay(world.entries)
    guard replay.firstDifference != nil else { return nil }
    return Failure(promise: .replays, detail: replay.description)
  }
}

extension SoakWorld {
  /// The keyboard's frame while it covers something.
  var coveringKeyboard: CGRect? { keyboard.isShown ? keyboard.frame : nil }

  /// Whether a keyboard, or the bar alone, is on the screen.
  var isKeyboardOpen: Bool { keyboard.isShown || screen.bar.window != nil }

  /// The field of a row that is on the screen.
  func input(named name: String?) -> UIView? {
    SoakRows.inputs(in: window).first { $0.accessibilityIdentifier == name }
  }

  /// Whether only the one screen is there: nothing presented, no second window.
  var isPlain: Bool { screen.presentedViewController == nil && windows.count == 1 }
}

extension UIView {
  /// The first responder inside, by a search.
  fileprivate var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }
}
