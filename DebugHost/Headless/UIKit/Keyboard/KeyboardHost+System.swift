import Foundation

/// The system's effects on the keyboard: rotation, background, other apps and password managers.
extension KeyboardHost {
  /// Whether a hardware keyboard is attached (T4.13.50, T4.13.38).
  package var hasHardwareKeyboard: Bool {
    get { settings.hasHardwareKeyboard }
    set { settings.hasHardwareKeyboard = newValue }
  }

  // MARK: Rotation

  /// Hides a docked keyboard before the screen rotates. UIKit posts all hide notifications, without
  /// an animation (T4.13.29).
  package func interfaceWillTurn() {
    finishPending()
    isSilent = true
    settings.isTurning = !inputSet.isLoose
    isSilent = false
    refresh(.atOnce)
  }

  /// Shows the keyboard again with its new frame when the screen has its new bounds (T4.13.29). For
  /// a keyboard that is not docked, UIKit posts only the change-frame notifications. If nothing is
  /// up, UIKit posts them with a duration of 0, provided that input views have been up before
  /// (T4.13.15).
  package func interfaceDidTurn() {
    isSilent = true
    settings.isTurning = false
    isSilent = false
    stage.screenDidTurn()
    let old = frame
    let below = CGRect(
      x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: old.height)
    let next = resolvedSet
    guard next.isUp else {
      inputSet = next
      frame = below
      if hasBeenUp { post(change(.changeFrame, from: old, to: below, duration: 0)) }
      return
    }
    guard let height = choices.rotationHeight, !next.isLoose else { return refresh(.setting) }
    let end = CGRect(
      x: 0, y: screen.bounds.maxY - height, width: screen.bounds.width, height: height)
    perform(change(.show, from: below, to: end, duration: choices.duration), with: next)
  }

  /// The screen that the notifications name (T4.22.7).
  var namedScreen: UIScreen { choices.namesMainScreen ? .main : screen }

  /// Hides the keyboard, as before a rotation, or leaves it as it is (T4.22.7).
  package func displayWillChange() {
    if choices.folding == .hidesAndShows { interfaceWillTurn() } else { finishPending() }
  }

  /// Moves the input views to another display. `interfaceDidTurn` then posts the notifications.
  package func move(to screen: UIScreen) {
    self.screen = screen
    stage.screenDidTurn()
    stage.move(to: inputSet, duration: 0)
  }

  /// Updates the keyboard after the app's window has moved on the screen, as in Slide Over
  /// (T4.13.52).
  package func sceneDidMove() {
    refresh(.setting)
  }

  // MARK: Background

  /// Called when the app has left the screen (C5.15).
  package func applicationDidEnterBackground() {
    guard !settings.isInBackground else { return }
    isSilent = choices.background == .showsOnReturn
    settings.isInBackground = true
    isSilent = false
  }

  /// Called when the app returns to the foreground, perhaps in another orientation (T4.14.14).
  package func applicationWillEnterForeground() {
    guard settings.isInBackground else { return }
    isSilent = true
    settings.isInBackground = false
    isSilent = false
    let next = resolvedSet
    guard next.isUp, !next.isLoose else { return refresh(.setting) }
    let end = standing(next).reported
    let below = offScreen(next).reported
    var notice = change(.show, from: below, to: end, duration: choices.duration)
    if choices.wakesWithoutHeight {
      notice.settledEnd = end
      notice.end = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
    }
    perform(notice, with: next)
  }

  // MARK: Password sheets and the shortcut bar

  /// Hides the keyboard when a password manager's sheet appears in its place, and shows it again
  /// when the sheet disappears (T4.13.39).
  package func setTakenOver(_ isTakenOver: Bool) {
    guard settings.isTakenOver != isTakenOver else { return }
    isSilent = true
    settings.isTakenOver = isTakenOver
    isSilent = false
    refresh(isTakenOver ? .atOnce : .setting)
  }

  /// Called after the user has cancelled the system's password sheet while the keyboard is up.
  /// UIKit posts show notifications with a frame above the screen, and nothing moves (T4.13.53).
  package func passwordSheetWasCancelled() {
    guard inputSet.reportsContent, !inputSet.isLoose else { return }
    let above = CGRect(x: 0, y: -frame.height, width: frame.width, height: frame.height)
    post(change(.show, from: frame, to: above, duration: choices.duration))
  }

  /// Removes the iPad's shortcut bar. UIKit posts show notifications with an end frame of zero
  /// (T4.13.35).
  package func dropShortcutBar() {
    guard inputSet.isShortcutBar else { return }
    isSilent = true
    settings.showsShortcutBar = false
    isSilent = false
    perform(change(.show, from: frame, to: .zero, duration: 0), with: resolvedSet)
    if frame == .zero {
      frame = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
    }
  }

  func change(
    _ kind: KeyboardNotice.Kind, from begin: CGRect, to end: CGRect, duration: TimeInterval
  ) -> KeyboardNotice {
    KeyboardNotice(
      kind: kind, begin: begin, end: end, duration: duration, screen: namedScreen,
      objectIsScreen: choices.objectIsScreen)
  }
}
