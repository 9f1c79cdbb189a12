// This file is long, because the keyboard is one state machine whose steps read each other's state.
import Foundation

/// The software keyboard. It shows the input views of the key window's first responder, and posts
/// the keyboard notifications (T4.4.2, sections 4.13 and 4.14).
///
/// A change has four steps: resolve the new input set → post the will-notifications, synchronously
/// (T4.13.44) → run the motion → post the did-notifications at its end. An observer may start
/// another change at any point. The later change then replaces the earlier one, whose remaining
/// notifications are not posted. There are two exceptions: views that are swapped without an
/// animation do not end a motion, and a change of the frame during a show also posts did-show.
@MainActor
package final class KeyboardHost: InputViewHost {
  /// The reason why the host resolves the input set again.
  enum Cause {
    /// The first responder, its input views or the key window changed. Input views are swapped at
    /// once (T4.13.15).
    case focus
    /// A setting changed. The keyboard moves with an animation.
    case setting
    /// A password manager appeared (T4.13.39), or the screen is about to rotate. Nothing is
    /// animated.
    case atOnce
  }

  /// The choices with which a device begins. `HeadlessChoices.current` sets them.
  package static var bootChoices = HeadlessChoices.initial.keyboard
  package var choices = KeyboardHost.bootChoices
  /// The settings that the user and the system make. A change updates the keyboard at once, unless
  /// `isSilent` is true.
  package var settings = KeyboardSettings() {
    didSet { if settings != oldValue, !isSilent { refresh(.setting) } }
  }
  package internal(set) var screen: UIScreen
  /// The keyboard's frame after the last change or drag, in screen coordinates.
  package internal(set) var frame: CGRect
  var inputSet = InputSet.nothing
  private(set) lazy var stage = KeyboardStage(host: self)
  /// Whether changes of the settings leave the keyboard as it is for now, instead of refreshing it.
  var isSilent = false
  /// How far down a finger has pulled the keyboard from its docked place, in points (T4.16.3).
  var pull: CGFloat = 0
  /// Whether a drag is ending the editing now (`keyboardDismissMode` `.onDrag`).
  var isDismissedByDrag = false
  /// Whether a finger is dragging a keyboard that is not docked.
  var isDragged = false
  /// The keyboard layout guides that have been made for views.
  static var guides: [WeakKeyboardGuide] = []
  /// Whether a keyboard, bar, input view or accessory view has ever been up.
  private(set) var hasBeenUp = false
  /// The number of changes so far. If it has increased during a step of a change, a later change
  /// has begun, and the earlier one stops.
  private var changeCount = 0
  private var pending: Pending?

  /// The observer that compares, before the run loop sleeps, the responder of the input set with
  /// the key window's first responder. Nil if nothing is up for a responder.
  private var vanishObserver: CFRunLoopObserver?

  /// A change whose motion is running.
  private struct Pending {
    var notice: KeyboardNotice
    /// Nil while the views travel with their screen. The change then ends with the swipe.
    let timer: HeadlessTimer?
  }

  package init(screen: UIScreen) {
    self.screen = screen
    frame = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
  }

  /// The device's keyboard.
  package static var current: KeyboardHost? {
    UIApplication.shared.inputViewHost as? KeyboardHost
  }

  /// Whether a keyboard, bar, input view or accessory view is up or about to appear. It is false as
  /// soon as they begin to hide.
  package var isVisible: Bool { inputSet.isUp }

  /// Whether a keyboard, bar or input view is up, not only an accessory view.
  package var hasKeyboard: Bool { inputSet.hasContent }

  /// The part of the keyboard and its accessory view that is on the screen at this moment, in
  /// screen coordinates; null if nothing is on the screen.
  package var presentedFrame: CGRect { stage.presentedFrame.intersection(screen.bounds) }

  /// The frame that the keyboard or its accessory view has, or will have, at the bottom of the
  /// screen, in screen coordinates. Nil if nothing is up, or if the whole input set is away from
  /// the bottom of the screen.
  package var restingCover: CGRect? {
    guard isVisible, !inputSet.isLoose else { return nil }
    let whole = standing(inputSet).whole
    return whole.minY < frame.minY ? whole : frame
  }

  /// Whether an animated change of the keyboard is running.
  package var isMoving: Bool { pending != nil }

  var metrics: KeyboardMetrics { .metrics(for: screen, choices: choices) }

  package var systemWindows: [UIWindow] { [stage.window] }

  // MARK: Resolving the input set

  package func inputViewsDidChange(in window: UIWindow) {
    refresh(.focus)
  }

  /// Updates the keys, such as shift and return, when the text or the selection of a text input has
  /// changed.
  package func textDidChange(in responder: UIResponder) {
    guard inputSet.responder === responder else { return }
    stage.updateKeys()
  }

  private var keyResponder: UIResponder? { UIApplication.shared.keyWindow?.focus.firstResponder }

  private var keyScene: UIWindowScene? { UIApplication.shared.keyWindow?.windowScene }

  var resolvedSet: InputSet {
    let set = InputSet(
      for: keyResponder, in: keyScene, metrics: metrics, settings: settings, choices: choices)
    guard !set.isUp, inputSet.hasContent, let keyResponder, !keyResponder.wantsKeyboard,
      keyResponder.keepsKeyboard, !settings.isInBackground, !settings.isTakenOver,
      !settings.isTurning, !settings.isTravelling
    else { return set }
    return inputSet.kept(for: keyResponder)
  }

  /// Follows the intrinsic height of the accessory view (T4.13.76).
  func measureAccessory() {
    guard let accessory = inputSet.accessory, accessory.followsIntrinsicHeight else { return }
    let next = resolvedSet
    guard next.accessory === accessory, next.accessoryHeight != inputSet.accessoryHeight else {
      return
    }
    refresh(.focus)
    // A reported frame that leaves the accessory view out (C5.22) has not changed.
    if inputSet.accessory === accessory { stage.move(to: inputSet, duration: 0) }
  }

  func refresh(_ cause: Cause) {
    let (old, next) = (inputSet, resolvedSet)
    guard let notice = notice(from: old, to: next, cause: cause) else {
      inputSet = next
      if next.isUp { stage.install(next) }
      return
    }
    let heights = next.isUp && !old.isUp && !hasBeenUp ? firstHeights(of: next) : []
    perform(notice, with: next, first: heights)
  }

  /// Returns the notifications for a change; nil if UIKit posts none (T4.13.21, T4.13.22).
  private func notice(from old: InputSet, to next: InputSet, cause: Cause) -> KeyboardNotice? {
    let end = endFrame(of: next, after: old)
    guard let kind = kind(from: old, to: next, end: end, cause: cause) else { return nil }
    let isSwap =
      kind == .changeFrame && cause == .focus
      && !(old.hasSameViews(as: next) && old.responder !== next.responder)
    let isAnimated = !isSwap && cause != .atOnce && UIView.areAnimationsEnabled
    var notice = KeyboardNotice(
      kind: kind, begin: old.isUp ? frame.offsetBy(dx: 0, dy: pull) : offScreen(next).reported,
      end: end,
      duration: isAnimated ? choices.duration : 0, screen: namedScreen,
      objectIsScreen: choices.objectIsScreen)
    let isForeign = next.isForeign || (old.isForeign && !next.isUp)
    notice.isLocal = !isForeign || choices.foreignClaimsToBeLocal
    if kind == .hide, next.isLoose, choices.undocking == .endsBelowScreen {
      notice.settledEnd = end
      notice.end = frame
      notice.end.origin.y = screen.bounds.maxY
    } else if kind == .hide, fades {
      // The notifications then report an end frame of zero (T4.13.54).
      notice.place = end
      notice.end = .zero
    }
    return notice
  }

  private func kind(
    from old: InputSet, to next: InputSet, end: CGRect, cause: Cause
  ) -> KeyboardNotice.Kind? {
    let isChanged = !(old.hasSameViews(as: next) && end == frame)
    if old.isLoose || next.isLoose {
      // UIKit reports undocking as a hide and docking as a show. While the keyboard is undocked,
      // UIKit reports only changes of the frame (T4.13.31 to T4.13.33).
      if old.isUp, !old.isLoose { return .hide }
      if next.isUp, !next.isLoose { return .show }
      guard isChanged || old.posture != next.posture else { return nil }
      let floats = next.isUp ? next.posture == .floating : old.posture == .floating
      return floats && choices.floatingChange == .didChangeOnly ? .settle : .changeFrame
    }
    switch (old.isUp, next.isUp) {
    case (false, false):
      // With a hardware keyboard, UIKit posts a hide when a field gains the focus, and another when
      // the field loses it (T4.13.50).
      let moves = cause == .focus && old.responder !== next.responder
      return moves && (old.usesOwnKeys || next.usesOwnKeys) ? .hide : nil
    case (false, true): return .show
    case (true, false): return .hide
    case (true, true): break
    }
    if !old.reportsContent, next.reportsContent { return .show }
    if old.reportsContent, !next.reportsContent { return .hide }
    let isAccessorySwitch =
      old.accessory !== next.accessory
      ? old.responder !== next.responder : old.accessoryHeight != next.accessoryHeight
    if isAccessorySwitch, choices.accessorySwitch == .showsAgain { return .show }
    return isChanged ? .changeFrame : nil
  }

  /// Returns the end frame of a change. If nothing is up after the change, the frame lies below the
  /// bottom edge of the screen (T4.13.19, T4.13.20, C5.9).
  private func endFrame(of next: InputSet, after old: InputSet) -> CGRect {
    if next.isUp { return standing(next).reported }
    let keys = max(old.usesOwnKeys ? old.fullHeight : 0, next.usesOwnKeys ? next.fullHeight : 0)
    let height =
      choices.hideFrame == .collapsed ? old.accessoryHeight : max(frame.height, keys)
    return CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: height)
  }

  /// Whether the keyboard leaves by fading, as it does with Reduce Motion and Prefer Cross-Fade
  /// (T4.13.54).
  var fades: Bool {
    UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions
  }

  // MARK: Places

  /// Returns the places of the set's views when no animation and no finger moves them.
  func standing(_ set: InputSet) -> KeyboardPlacement {
    let clearance = choices.accessoryAlone == .aboveHomeIndicator ? screen.safeAreaInsets.bottom : 0
    let scene = keyScene
    return KeyboardPlacement(
      set, on: screen, clearance: clearance, settings: settings, choices: choices,
      slideOver: scene?.multitasking == .slideOver ? scene?.frameOnScreen : nil)
  }

  func offScreen(_ set: InputSet) -> KeyboardPlacement {
    standing(set).offScreen(on: screen)
  }

  // MARK: Changing

  func perform(_ notice: KeyboardNotice, with next: InputSet) {
    changeCount += 1
    let change = changeCount
    guidesWillSee(next, after: inputSet)
    var notice = notice
    notice.isPosted = next.isUp || !leavesSilently
    inputSet = next
    frame = notice.place ?? notice.settledEnd ?? notice.end
    pull = 0
    if next.isUp { hasBeenUp = true }
    watchForVanishing()
    if next.isUp { stage.install(next) }
    notice.postWill { change == self.changeCount }
    guard change == changeCount else { return }
    stage.move(to: next, duration: notice.duration)
    if notice.kind == .changeFrame, notice.duration == 0 {
      // The views are swapped at once. If an animation is still running, its did-notifications
      // report the new frame.
      pending?.notice.end = notice.end
      notice.postDid { change == self.changeCount }
      return
    }
    let didShow = pending?.notice.kind == .show && notice.kind == .changeFrame
    pending?.timer?.invalidate()
    pending = nil
    let travels = settings.isTravelling
    guard notice.duration > 0 || travels else { return finish(notice) }
    let timer =
      travels
      ? nil
      : HeadlessLoop.main.schedule(after: notice.duration) { [weak self] in self?.finishPending() }
    // If the frame changes while the keyboard is being shown, this change also ends the show. Its
    // did-notifications therefore include did-show.
    var ending = notice
    if didShow { ending.kind = .show }
    pending = Pending(notice: ending, timer: timer)
  }

  /// Whether a field of SwiftUI loses the focus because its screen leaves, of which UIKit posts
  /// nothing (T4.13.61).
  private var leavesSilently: Bool {
    guard choices.hostedFieldsLeaveSilently, let field = inputSet.responder as? UITextField
    else { return false }
    let isGone = settings.isTravelling || field.focusWindow?.focus.isScreenGone == true
    return field.isFieldOfSwiftUI && isGone
  }

  /// Returns the heights, in points, that UIKit reports before the true one when a keyboard is
  /// shown for the first time (T4.13.51).
  private func firstHeights(of set: InputSet) -> [CGFloat] {
    guard case .keyboard = set.content else { return [] }
    let isMore = choices.firstRounds == .oneMore
    guard let third = settings.thirdParty else { return isMore ? [set.fullHeight - 45] : [] }
    return [third.firstHeight] + (isMore ? [(third.firstHeight + third.height) / 2] : [])
  }

  /// Reports a frame with each of the heights, one in each turn of the run loop, and then the true
  /// frame. The views move to their true places at once.
  private func perform(_ notice: KeyboardNotice, with next: InputSet, first heights: [CGFloat]) {
    guard let height = heights.first else { return perform(notice, with: next) }
    var first = notice
    let short = next.contentHeight - height
    first.end.origin.y += short
    first.end.size.height -= short
    perform(first, with: next)
    let change = changeCount
    HeadlessLoop.main.enqueue { [weak self] in
      guard let self, change == changeCount else { return }
      var second = notice
      second.begin = first.end
      second.kind = choices.correction == .showsAgain ? .show : .changeFrame
      perform(second, with: next, first: Array(heights.dropFirst()))
    }
  }

  /// Watches for a window that is destroyed together with its first responder. UIKit does not ask
  /// that responder to resign, so nothing else would hide the keyboard.
  private func watchForVanishing() {
    guard inputSet.isUp, inputSet.responder != nil else {
      CFRunLoopObserverInvalidate(vanishObserver)
      vanishObserver = nil
      return
    }
    guard vanishObserver == nil else { return }
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { [weak self] observer, _ in
      MainActor.assumeIsolated {
        guard let self, KeyboardHost.current === self else {
          return CFRunLoopObserverInvalidate(observer)
        }
        let responder = self.inputSet.responder
        if responder == nil || responder !== self.keyResponder { self.refresh(.focus) }
      }
    }
    vanishObserver = observer
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  /// Ends the motion that is running, if any, and posts its did-notifications.
  func finishPending() {
    guard let notice = pending?.notice else { return }
    pending?.timer?.invalidate()
    pending = nil
    finish(notice)
  }

  private func finish(_ notice: KeyboardNotice) {
    if !inputSet.isUp { stage.clear() }
    if !inputSet.hasContent { stage.removeContent() }
    let change = changeCount
    notice.postDid { change == self.changeCount }
    guard choices.tellsWrongFrameAtRest, change == changeCount, inputSet.isUp, !inputSet.isLoose
    else { return }
    var wrong = notice
    wrong.kind = .settle
    wrong.end.origin.y = screen.bounds.maxY
    HeadlessLoop.main.enqueue { [weak self] in
      guard let self, change == changeCount else { return }
      post(wrong, will: false)
    }
  }

  /// Posts notifications outside any change.
  func post(_ notice: KeyboardNotice, will: Bool = true, did: Bool = true) {
    if will { notice.postWill { true } }
    if did { notice.postDid { true } }
  }
}
