/// The rules about windows, lists and tags. Each rule is a pure function of its
/// evidence.
extension Diagnosis {
  static func keyboardWithoutResponder(
    _ keyboard: KeyboardState, _ field: ResponderIdentity?
  ) -> Diagnosis? {
    // An accessory bar alone may stay on the screen without a first responder.
    guard keyboard.placement != .hidden, keyboard.placement != .accessoryOnly, keyboard.isLocal
    else { return nil }
    let numbers = [Number("keyboard height", Double(keyboard.frame.height), unit: "pt")]
    if let field {
      return Diagnosis(
        id: .fieldLeftWithScreen,
        sentence:
          "\(field), a SwiftUI field, was still first responder when its screen left, and no "
          + "notification says that the keyboard has left.",
        numbers: numbers,
        fix: "End editing in viewWillDisappear, or set the FocusState to nil before the screen "
          + "leaves; otherwise later SwiftUI screens may keep room for a keyboard (iOS 26).")
    }
    return Diagnosis(
      id: .keyboardWithoutResponder,
      sentence: "The keyboard is up, but no responder in the app's windows is first responder.",
      numbers: numbers,
      fix: "Look for a window of another tool that took the focus, or for a responder that was "
        + "removed from its window without resigning.")
  }

  static func responderOutsideKeyWindow(
    _ responder: ResponderIdentity, _ home: WindowFact, _ key: WindowFact
  ) -> Diagnosis {
    let isAbove = key.level > home.level
    return Diagnosis(
      id: .responderOutsideKeyWindow,
      sentence: "\(responder) is first responder of \(home.window), but \(key.window)"
        + "\(isAbove ? " above the app" : "") is key: keys and actions go there.",
      numbers: [
        Number("level of the key window", key.level, unit: ""),
        Number("level of the responder's", home.level, unit: ""),
      ],
      fix: isAbove
        ? "Show an overlay with isHidden = false instead of makeKeyAndVisible(), and return "
          + "false from its canBecomeKey."
        : "Resign the first responder before another window becomes key, or make its window key.")
  }

  static func doubleLift(_ change: ListChange) -> Diagnosis? {
    // An app may want a margin between the field and the keyboard, so some room beyond the covered
    // height is not a second lift.
    let (need, lift) = (change.need, change.lift)
    let isTwice = abs(change.gap - change.keyboard.frame.height) <= 1
    // If the app has raised the window's root view, the keyboard may cover nothing of the list. A
    // sheet that UIKit raises is not a mistake, and moves no root view. A bar without a keyboard is
    // not judged: few apps make room for it, and some show a card of their own above it.
    // While another app has the keyboard, a list may keep the room for its own app's.
    guard !change.hasLeft, change.isTextView != true, change.keyboard.isLocal,
      change.keyboard.placement != .accessoryOnly,
      need >= 1 || change.rootRise >= 24, lift.isFinite,
      lift > need + max(24, need * 0.4),
      // A list that ends above a composer rises with the composer, by more than the keyboard covers
      // of the list. A double lift raises the list by more than the keyboard's height.
      change.rise > change.keyboard.frame.height + 24
    else { return nil }
    return Diagnosis(
      id: .doubleLift,
      sentence: "\(change.list) made \(Wording.points(lift)) pt of room for a keyboard that covers "
        + "\(Wording.points(need)) pt: "
        + (isTwice ? "the keyboard is counted twice" : "more than one handler adjusts for it")
        + (change.writers.map { ", by \($0.joined(separator: " and "))" } ?? "") + ".",
      numbers: [
        Number("covered", Double(need), unit: "pt"), Number("room made", Double(lift), unit: "pt"),
      ],
      fix: "Adjust for the keyboard in one place only: the app's own handler, a keyboard library, "
        + "the table controller, or anchor(_:).")
  }

  static func insetNotRestored(_ change: ListChange) -> Diagnosis? {
    let left = change.leftOver
    let part = change.leftPart.map { ", exactly the \($0) less" } ?? ""
    guard change.hasLeft, left.isFinite, abs(left) > 1,
      change.isLeftByKeyboard, change.before.frame.size == change.now.frame.size
    else { return nil }
    return Diagnosis(
      id: .insetNotRestored,
      sentence: "The keyboard has left, but the bottom inset of \(change.list) is "
        + "\(Wording.points(change.now.room)) pt; before the keyboard it was "
        + "\(Wording.points(change.before.room)) pt\(part).",
      numbers: [Number(left > 0 ? "left behind" : "missing", Double(abs(left)), unit: "pt")],
      fix: "Put back the inset that was there before, on keyboardWillHide, or use anchor(_:).")
  }

  /// Diagnoses two or more views with the same tag; `name` is the tag's description.
  package static func duplicateTag(named name: String, views: Int) -> Diagnosis {
    Diagnosis(
      id: .duplicateTag,
      sentence: "\(views) views have the tag \(name); the last one gets the focus.",
      numbers: [Number("views", Double(views), unit: "")],
      fix: "Give each view in one reader a tag of its own.",
      evidence: .tag(name: name, views: views))
  }

  /// Diagnoses a requested tag whose view did not become first responder; `name` is the tag's
  /// description.
  package static func tagNotFocused(
    named name: String, reason: TagFailureReason, isSearch: Bool
  ) -> Diagnosis {
    let (sentence, fix) =
      switch reason {
      case .unknown where isSearch, .late where isSearch:
        (
          "The screen has no search field of UIKit, so no view has the tag \(name) of its searchResponderTag(_:).",
          "From iOS 26 the system may draw a search without one: use searchFocused(_:)."
        )
      case .unknown:
        (
          "The app asked for the tag \(name), and in half a second no view that can become first responder had it.",
          "Look for a misspelt tag, for a responderTag(_:) in another ResponderChainReader, and for a view that is disabled, cannot become first responder or is not on the screen yet."
        )
      case .late:
        (
          "The view with the tag \(name) was in no window for half a second.",
          "Ask for the tag when its view is shown."
        )
      case .refused:
        (
          "The view with the tag \(name) was asked to become first responder, and is not.",
          "Look for a delegate that forbids editing or moves the focus on, and for a first responder that does not resign."
        )
      }
    return Diagnosis(
      id: .tagNotFocused, sentence: sentence, numbers: [], fix: fix,
      evidence: .tagRequest(name: name, reason: reason, isSearch: isSearch))
  }

  /// Diagnoses a view modifier that is meant for one scroll view but has found several.
  package static func ambiguousScrollView(count: Int) -> Diagnosis {
    Diagnosis(
      id: .ambiguousScrollView,
      sentence:
        "A view with dismissesFirstResponder or keyboardAnchor holds \(count) lists or scroll "
        + "views that cannot be told apart; none of them gets the behaviour, and one that had it "
        + "before keeps it.",
      numbers: [Number("scroll views", Double(count), unit: "")],
      fix: "Write the modifier on the list or scroll view that should have the behaviour.",
      evidence: .scrollViews(count: count))
  }
}
