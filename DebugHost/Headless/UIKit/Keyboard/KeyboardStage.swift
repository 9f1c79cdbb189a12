import Foundation

/// Owns the keyboard's window, and places and moves the keyboard's views in it.
@MainActor
final class KeyboardStage {
  private unowned let host: KeyboardHost
  let window: UIRemoteKeyboardWindow
  private let container: UIInputSetContainerView
  private var content: UIView?
  private var keyboard: KeyboardView?
  private lazy var shortcutBar = ShortcutBar(frame: .zero)
  private lazy var foreignKeyboard = KeyboardView(host: host, isForeign: true)
  private var accessory: UIView?
  /// A view below the accessory view, with the same colour and as high as the bottom safe area. An
  /// accessory view without a keyboard then seems to extend to the bottom edge of the screen. On a
  /// device, an accessory view that respects the safe area does this itself.
  private let skirt = UIView()

  init(host: KeyboardHost) {
    self.host = host
    window = UIRemoteKeyboardWindow(screen: host.screen)
    container = UIInputSetContainerView(frame: window.bounds)
    window.addSubview(container)
    // The stage itself gives all views their frames, also after a rotation.
    container.autoresizesSubviews = false
    container.onLayout = { [weak self] in self?.host.measureAccessory() }
    skirt.isUserInteractionEnabled = false
    container.addSubview(skirt)
    // The user may switch to dark mode while the window is visible. The window records its current
    // traits here, so that it can detect this change.
    window.traitsMayHaveChanged()
    window.onTraits = { [weak self] in
      guard let self, !window.isHidden else { return }
      updateStyle(for: self.host.inputSet)
    }
  }

  func screenDidTurn() {
    UIView.performWithoutAnimation {
      window.display = host.screen
      window.frame = host.screen.bounds
      container.frame = window.bounds
    }
  }

  /// Adds the set's views to the window and shows it. The views that are already visible stay where
  /// they are. New views replace old ones and take their places, or start below the edge of the
  /// screen.
  func install(_ set: InputSet) {
    UIView.performWithoutAnimation {
      let wasHidden = window.isHidden
      let start = host.offScreen(set)
      installAccessory(of: set, at: start, wasHidden: wasHidden)
      installContent(of: set, at: start, wasHidden: wasHidden)
      if wasHidden { window.isHidden = false }
      updateStyle(for: set)
    }
  }

  private func installAccessory(of set: InputSet, at start: KeyboardPlacement, wasHidden: Bool) {
    let current = accessory
    guard set.accessory != nil || !keepsHiddenBar else {
      current?.frame.origin.y = host.screen.bounds.maxY
      return placeSkirt()
    }
    accessory = set.accessory
    if let current, current !== set.accessory { remove(current, endsEditing: accessory == nil) }
    guard let view = set.accessory else { return }
    view.inputViewOwner = set.accessoryOwner
    guard view.superview !== container else {
      if wasHidden { view.frame = start.accessory }
      return
    }
    // A new accessory view takes the place of the old one. Without an old one, it starts below the
    // screen.
    let place = current?.frame ?? start.accessory
    view.frame = CGRect(
      x: 0, y: place.minY, width: start.accessory.width, height: set.accessoryHeight)
    container.addSubview(view)
    placeSkirt()
  }

  private func placeSkirt() {
    skirt.isHidden = accessory == nil || host.choices.accessoryAlone == .atScreenBottom
    skirt.backgroundColor = accessory?.backgroundColor
    guard let frame = accessory?.frame else { return }
    skirt.frame = CGRect(
      x: 0, y: frame.maxY, width: frame.width, height: host.screen.safeAreaInsets.bottom)
  }

  private func installContent(of set: InputSet, at start: KeyboardPlacement, wasHidden: Bool) {
    let view: UIView
    switch set.content {
    case .none:
      return
    case .keyboard(let configuration):
      let keyboard = self.keyboard ?? KeyboardView(host: host)
      self.keyboard = keyboard
      keyboard.configuration = configuration
      keyboard.posture = set.posture
      view = keyboard
    case .shortcutBar:
      view = shortcutBar
    case .foreign:
      view = foreignKeyboard
    case .custom(let custom):
      custom.inputViewOwner = set.responder
      view = custom
    }
    guard view !== content else { return }
    // The new view takes the place of the old one. Without an old one, it appears together with its
    // accessory view, or from below the screen if an accessory view is already visible.
    let top = content?.frame.minY ?? (wasHidden ? start.content.minY : host.screen.bounds.maxY)
    if let content { remove(content) }
    content = view
    view.frame = CGRect(
      x: start.content.minX, y: top, width: start.content.width, height: start.content.height)
    container.insertSubview(view, aboveSubview: skirt)
  }

  /// Applies the style that the field requests for its keyboard, or else the key window's style.
  private func updateStyle(for set: InputSet) {
    var style = UIApplication.shared.keyWindow?.traitCollection.userInterfaceStyle ?? .unspecified
    if case .keyboard(let configuration) = set.content {
      switch configuration.appearance {
      case .dark: style = .dark
      case .light: style = .light
      case .default: break
      }
    }
    if container.overrideUserInterfaceStyle != style {
      container.overrideUserInterfaceStyle = style
    }
  }

  /// Moves all views to the places of the set, with the keyboard's curve (T4.13.12, T4.13.16). If
  /// the set shows nothing, the views slide off the screen or fade. Also lays out the views that
  /// own keyboard layout guides.
  func move(to set: InputSet, duration: TimeInterval) {
    let change = { [self] in
      if set.isUp {
        let target = host.pulled(host.standing(set))
        if set.accessory != nil { accessory?.frame = target.accessory }
        place(content, at: target.content, keepsHeight: !set.hasContent)
      } else if host.settings.isTravelling {
        // The views stay, and leave with their screen (T4.13.73).
      } else if host.fades, duration > 0 {
        for view in [accessory, content] { view?.layer.opacity = 0 }
      } else {
        // The views keep their sizes and leave the screen as one block.
        let tops = [accessory, content].compactMap { $0?.frame.minY }
        let way = host.screen.bounds.maxY - (tops.min() ?? host.screen.bounds.maxY)
        accessory?.frame.origin.y += way
        content?.frame.origin.y += way
      }
      placeSkirt()
      host.layoutGuideOwners()
    }
    guard duration > 0 else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(KeyboardNotice.rawCurve) << 16),
      animations: change)
  }

  /// Moves all views sideways, away from their places.
  func travel(to x: CGFloat) {
    container.frame.origin.x = x
  }

  private func place(_ view: UIView?, at frame: CGRect, keepsHeight: Bool) {
    guard let view else { return }
    view.frame =
      keepsHeight
      ? CGRect(
        x: view.frame.minX, y: frame.minY, width: view.frame.width, height: view.frame.height)
      : frame
  }

  /// The smallest rectangle around the views in the window, as they are drawn now; null if the
  /// window is hidden or no view has a height.
  var presentedFrame: CGRect {
    guard !window.isHidden else { return .null }
    let now = HeadlessLoop.main.now
    let travel = container.layer.presentedState(at: now).frame.minX
    return [accessory, content].compactMap { $0?.layer.presentedState(at: now).frame }
      .filter { $0.height > 0 }.reduce(.null) { $0.union($1.offsetBy(dx: travel, dy: 0)) }
  }

  var keyboardView: KeyboardView? { keyboard }

  func updateKeys() {
    keyboard?.updateKeys()
  }

  /// Removes the keyboard, bar or input view, but not the accessory view.
  func removeContent() {
    if let content { remove(content) }
    content = nil
  }

  /// Removes all views and hides the window after the keyboard has left the screen. An accessory
  /// view for which `keepsHiddenBar` is true is not removed.
  func clear() {
    removeContent()
    if !keepsHiddenBar, let hidden = accessory {
      accessory = nil
      remove(hidden, endsEditing: true)
    }
    placeSkirt()
    window.isHidden = true
  }

  /// Whether an accessory view stays in the window although the input set has none. It stays while
  /// the device rotates. If `choices.hiddenBar` is `staysInWindow`, it also stays while the system
  /// hides it, and while it contains the first responder of a window that is not key (T4.4.1).
  private var keepsHiddenBar: Bool {
    let settings = host.settings
    if settings.isTurning { return true }
    guard host.choices.hiddenBar == .staysInWindow else { return false }
    if settings.hidesInputViews { return true }
    guard let accessory, let window = accessory.inputViewOwner?.focusWindow else { return false }
    let field = window.focus.firstResponder as? UIView
    return !window.isKeyWindow && field?.isDescendant(of: accessory) == true
  }

  /// Removes a view from the container. A field inside the view is asked to resign only if
  /// `endsEditing` is true (T4.4.20). Otherwise the view's owner is set to nil first, and the
  /// stand-in no longer finds the window whose first responder the field is.
  private func remove(_ view: UIView, endsEditing: Bool = false) {
    if !endsEditing { view.inputViewOwner = nil }
    view.layer.opacity = 1
    // The app may have moved the view to another superview meanwhile.
    if view.superview === container { view.removeFromSuperview() }
    view.inputViewOwner = nil
  }
}
