import Foundation

/// The software keyboard: shows the key window's first responder's input views and tells everybody
/// (T4.4.2, sections 4.13 and 4.14).
///
/// A change is: the new set is resolved → the will-notifications, synchronously (T4.13.44) → the motion → the
/// did-notifications at its end. An observer may start another change at any point; the later one wins, and the earlier
/// one's remaining notifications are not posted, so that each did-notification belongs to the last will-notification.
@MainActor
package final class KeyboardHost: InputViewHost {
  package var choices = KeyboardChoices()
  /// Keys of one's own: then text brings up no keyboard (T4.13.37).
  package var hasHardwareKeyboard = false {
    didSet { if oldValue != hasHardwareKeyboard { refresh() } }
  }
  package let screen: UIScreen
  /// The end frame of the last change, screen coordinates.
  package private(set) var frame: CGRect
  private(set) var inputSet = InputSet.nothing
  private let metrics: KeyboardMetrics
  private(set) lazy var stage = KeyboardStage(host: self)
  /// How far down a finger has pulled it from its docked place, points (T4.16.3).
  var pull: CGFloat = 0
  /// Grows with every change.
  private var changeCount = 0
  private var pending: Pending?

  /// While something is up: sees at each turn's end whether the first responder vanished.
  private var vanishObserver: CFRunLoopObserver?

  /// A change whose motion runs.
  private struct Pending {
    var notice: KeyboardNotice
    let timer: HeadlessTimer
  }

  package init(screen: UIScreen) {
    self.screen = screen
    metrics = KeyboardMetrics.metrics(for: screen)
    frame = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
  }

  /// The device's keyboard.
  package static var current: KeyboardHost? {
    UIApplication.shared.inputViewHost as? KeyboardHost
  }

  /// Whether a keyboard, an input view or an accessory is up, or on its way up.
  package var isVisible: Bool { inputSet.isUp }

  /// Whether that is more than an accessory.
  package var hasKeyboard: Bool { inputSet.hasContent }

  /// What of the keyboard and its accessory is on screen at this moment, screen coordinates; null if nothing is.
  package var presentedFrame: CGRect { stage.presentedFrame.intersection(screen.bounds) }

  /// Whether the keyboard moves at this moment.
  package var isMoving: Bool { pending != nil }

  var predictionHeight: CGFloat { metrics.predictionHeight }

  package var systemWindows: [UIWindow] { [stage.window] }

  // MARK: What is to be shown

  package func inputViewsDidChange(in window: UIWindow) {
    refresh()
  }

  /// A text input's text or selection changed: the keys follow (shift, return).
  package func textDidChange(in responder: UIResponder) {
    guard inputSet.responder === responder else { return }
    stage.updateKeys()
  }

  private var keyResponder: UIResponder? { UIApplication.shared.keyWindow?.focus.firstResponder }

  private func refresh() {
    let responder = keyResponder
    let next = InputSet(
      for: responder, metrics: metrics, hasHardwareKeyboard: hasHardwareKeyboard)
    let old = inputSet
    let end = endFrame(of: next, after: old)
    guard let kind = kind(from: old, to: next, end: end) else {
      inputSet = next
      if next.isUp { stage.install(next) }
      return
    }
    let begin = old.isUp ? frame.offsetBy(dx: 0, dy: pull) : offScreen(next).reported
    let isSwap =
      kind == .changeFrame && !(old.hasSameViews(as: next) && old.responder !== responder)
    let isAnimated = !isSwap && UIView.areAnimationsEnabled
    perform(
      KeyboardNotice(
        kind: kind, begin: begin, end: end, duration: isAnimated ? choices.duration : 0,
        screen: screen), with: next)
  }

  /// What a change is told as; nil where nobody is told (T4.13.21, T4.13.22).
  private func kind(from old: InputSet, to next: InputSet, end: CGRect) -> KeyboardNotice.Kind? {
    switch (old.isUp, next.isUp) {
    case (false, false): return nil
    case (false, true): return .show
    case (true, false): return .hide
    case (true, true): break
    }
    if !old.hasContent, next.hasContent { return .show }
    if old.hasContent, !next.hasContent { return .hide }
    let isAccessorySwitch = old.accessory !== next.accessory && old.responder !== next.responder
    if isAccessorySwitch, choices.accessorySwitch == .showsAgain { return .show }
    return old.hasSameViews(as: next) && end == frame ? nil : .changeFrame
  }

  /// With nothing left, the screen's bottom edge (T4.13.19, T4.13.20, C5.9).
  private func endFrame(of next: InputSet, after old: InputSet) -> CGRect {
    if next.isUp { return docked(next).reported }
    let height = choices.hideFrame == .collapsed ? old.accessoryHeight : frame.height
    return CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: height)
  }

  // MARK: Places

  private var clearance: CGFloat {
    choices.accessoryAlone == .aboveHomeIndicator ? screen.safeAreaInsets.bottom : 0
  }

  func docked(_ set: InputSet) -> KeyboardPlacement {
    KeyboardPlacement.docked(set, on: screen, clearance: clearance)
  }

  func offScreen(_ set: InputSet) -> KeyboardPlacement {
    KeyboardPlacement.offScreen(set, on: screen, clearance: clearance)
  }

  // MARK: Changing

  private func perform(_ notice: KeyboardNotice, with next: InputSet) {
    changeCount += 1
    let change = changeCount
    inputSet = next
    pull = 0
    frame = notice.end
    watchForVanishing()
    if next.isUp { stage.install(next) }
    notice.post(notice.kind.willNames) { change == self.changeCount }
    guard change == changeCount else { return }
    stage.move(to: next, duration: notice.duration)
    if notice.kind == .changeFrame, notice.duration == 0 {
      // A swap at once; a motion that runs goes on to the new frame.
      pending?.notice.end = notice.end
      notice.post(notice.kind.didNames) { change == self.changeCount }
      return
    }
    let didShow = pending?.notice.kind == .show && notice.kind == .changeFrame
    pending?.timer.invalidate()
    pending = nil
    guard notice.duration > 0 else { return finish(notice) }
    let timer = HeadlessLoop.main.schedule(after: notice.duration) { [weak self] in
      self?.finishPending()
    }
    // A change of frame during the show ends that show.
    pending = Pending(notice: didShow ? notice.ending(.show) : notice, timer: timer)
  }

  /// A window that is destroyed takes its first responder along, and nobody resigns.
  private func watchForVanishing() {
    guard inputSet.isUp else {
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
        if responder == nil || responder !== self.keyResponder { self.refresh() }
      }
    }
    vanishObserver = observer
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  private func finishPending() {
    guard let notice = pending?.notice else { return }
    pending = nil
    finish(notice)
  }

  private func finish(_ notice: KeyboardNotice) {
    if !inputSet.isUp { stage.clear() }
    if !inputSet.hasContent { stage.removeContent() }
    let change = changeCount
    notice.post(notice.kind.didNames) { change == self.changeCount }
  }
}

extension KeyboardNotice {
  /// The same change, told at its end as another kind.
  fileprivate func ending(_ kind: Kind) -> KeyboardNotice {
    KeyboardNotice(
      kind: kind, begin: begin, end: end, duration: duration, isLocal: isLocal, screen: screen)
  }
}
