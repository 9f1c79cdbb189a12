import Foundation
import HeadlessDriver
import ResponderJournal
import ResponderKit
import UIKit

/// Plays a step, and returns whether the step found anything to do.
extension SoakWorld {
  @discardableResult
  func play(_ step: Step) -> Bool {
    if plan.makesNoMistake, isMistake(step) { return false }
    switch step {
    case .tap, .tapField, .type, .returnKey, .fling, .drag, .twoDrags, .scrollToTop, .backSwipe:
      return userStep(step)
    case .rotate, .resize, .leaveApp, .deactivate, .hardwareKeyboard, .predictions, .otherKeyboard,
      .posture, .dragKeyboard, .foreign, .pause, .slideOver, .language, .cancelPasswordSheet:
      return systemStep(step)
    default:
      var isDone = false
      device.perform { isDone = appStep(step) }
      return isDone
    }
  }

  /// Whether the step is a mistake of the app that the HUD diagnoses. These steps are mistakes:
  ///
  /// - Fields refuse to end editing.
  /// - A behaviour is cancelled, or an anchor is registered again.
  /// - A list is reloaded or scrolled in code.
  /// - The screen shows its bar and does not hide it.
  /// - Another window becomes key, or a field is focused under a sheet.
  /// - The window gets a new size while the user edits a field with a keyboard that is not docked.
  ///   Neither UIKit nor an anchor then brings the field back into view, so the app has to do it.
  /// - A bar or a keyboard leaves no room for a line on a phone in landscape, or another app's
  ///   keyboard is less than 120 points high. No device has such bars and keyboards.
  private func isMistake(_ step: Step) -> Bool {
    switch step {
    case .refuse(true), .cancelDismissal, .cancelAnchor, .registerAnchor, .offset, .reload,
      .keyWindow, .focusScreen:
      true
    // A push or pop under a sheet moves the focus there, too.
    case .focus, .focusCustom, .push, .pop: navigation.presentedViewController != nil
    case .rotate, .resize, .slideOver:
      device.keyboard.posture != .docked && UIResponder.current is any UITextInput
    case .barHeight(let height): height > 60
    case .otherKeyboard(let height, let first): max(height, first) > 210 && plan.model != .iPad11
    case .foreign(let height):
      height > 0 && height < 120 || height > (plan.model == .iPad11 ? 250 : 210)
    default: false
    }
  }

  private func appStep(_ step: Step) -> Bool {
    switch step {
    case .focus(let index): visibleFields.wrapped(index)?.becomeFirstResponder() ?? false
    case .focusCustom: screen.custom.becomeFirstResponder()
    case .focusScreen: focusScreen()
    case .resign: resign()
    case .moveFocus(let forward): moveFocus(forward)
    case .refuse(let refuses): set(&screen.guardian.refuses, refuses)
    case .offset(let name, let x, let y, let animated): scroll(name, x, y, animated)
    case .insertRow(let name, let row): rows(name).insert(at: row, in: table(name))
    case .deleteRow(let name, let row): rows(name).delete(at: row, in: table(name))
    case .reload(let name): done(table(name).reloadData())
    case .present(let style, let animated, let focuses): present(style, animated, focuses)
    case .alert(let withField): alert(withField)
    case .dismiss(let animated): dismiss(animated)
    case .push(let animated, let focuses): push(animated, focuses)
    case .pop(let animated): navigation.popViewController(animated: animated) != nil
    case .keyWindow(let which): switchWindow(which)
    case .viewport(let index): cut(index)
    case .barHeight(let height): makeBar(height)
    case .cancelDismissal, .registerDismissal, .cancelAnchor, .registerAnchor: behave(step)
    case .navigateFields(let hasBar): navigate(hasBar)
    case .endNavigation: endNavigation()
    default: false
    }
  }

  private func focusScreen() -> Bool {
    screen.wantsBar = true
    return screen.becomeFirstResponder()
  }

  /// Makes the first responder resign. If the screen itself is first responder, its bar hides and
  /// does not come back when a field ends editing.
  private func resign() -> Bool {
    if screen.isFirstResponder { screen.wantsBar = false }
    return UIResponder.resignCurrent()
  }

  /// Moves the focus as a button on the visible screen would.
  private func moveFocus(_ forward: Bool) -> Bool {
    let shown = navigation.presentedViewController ?? navigation.topViewController ?? screen
    let start = UIResponder.current ?? shown
    return forward ? start.focusNext() : start.focusPrevious()
  }

  /// Starts a field navigation. From then on, the navigation handles the return key instead of the
  /// guardian.
  private func navigate(_ hasBar: Bool) -> Bool {
    screen.guardian.endsOnReturn = false
    navigationToken = screen.view.navigateFields(FieldNavigation(bar: hasBar ? .init() : nil))
    return true
  }

  private func endNavigation() -> Bool {
    guard let token = navigationToken else { return false }
    token.cancel()
    navigationToken = nil
    screen.guardian.endsOnReturn = true
    return true
  }

  private func done(_: Void) -> Bool { true }

  private func set(_ value: inout Bool, _ new: Bool) -> Bool {
    defer { value = new }
    return value != new
  }

  private func scroll(_ name: Step.List, _ x: Double, _ y: Double, _ animated: Bool) -> Bool {
    guard let list = list(name) else { return false }
    let place = CGPoint(
      x: x * max(0, list.contentSize.width - list.bounds.width),
      y: y * max(0, list.contentSize.height - list.bounds.height))
    list.setContentOffset(place, animated: animated)
    return true
  }

  private func table(_ name: Step.List) -> UITableView {
    name == .chat ? screen.chat : screen.form
  }

  private func rows(_ name: Step.List) -> SoakRows {
    name == .chat ? screen.chatRows : screen.formRows
  }

  /// Makes the lists end higher, as in an app with a bar below its lists.
  private func cut(_ index: Int) -> Bool {
    let cut = [0, 90, 250][index % 3] as CGFloat
    guard screen.cut != cut else { return false }
    screen.cut = cut
    return true
  }

  /// Resizes the screen's input accessory view, like a bar that grows with its text.
  private func makeBar(_ height: Double) -> Bool {
    screen.bar.bounds.size.height = CGFloat(height.rounded())
    UIResponder.current?.reloadInputViews()
    return true
  }

  private func behave(_ step: Step) -> Bool {
    switch step {
    case .cancelDismissal:
      guard let dismissal, dismissal.isActive else { return false }
      dismissal.cancel()
    case .registerDismissal: dismissal = screen.form.dismissFirstResponder()
    case .cancelAnchor(let name):
      guard let token = anchors[name], token.isActive else { return false }
      token.cancel()
    case .registerAnchor(.chat): anchors[.chat] = screen.chat.anchor(.bottom(tolerance: 1))
    case .registerAnchor(.reading): anchors[.reading] = screen.reading.anchor(.readingPosition)
    case .registerAnchor(.pushed):
      guard let pushed else { return false }
      anchors[.pushed] = pushed.list.anchor(.bottom(tolerance: 1))
    default: return false
    }
    return true
  }

  // MARK: Screens and windows

  private func present(_ style: Int, _ animated: Bool, _ focuses: Bool) -> Bool {
    guard navigation.presentedViewController == nil else { return false }
    let modal = SoakModal()
    modal.keepsFieldOnTop = plan.makesNoMistake
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .formSheet, .fullScreen, .overFullScreen,
    ]
    modal.modalPresentationStyle = styles[style % styles.count]
    navigation.present(modal, animated: animated)
    if focuses { modal.field.becomeFirstResponder() }
    presented = modal
    return true
  }

  private func alert(_ withField: Bool) -> Bool {
    guard navigation.presentedViewController == nil else { return false }
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    if withField { alert.addTextField { $0.accessibilityIdentifier = "alert" } }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    navigation.present(alert, animated: true)
    presented = alert
    return true
  }

  private func dismiss(_ animated: Bool) -> Bool {
    guard let modal = navigation.presentedViewController, !modal.isBeingDismissed else {
      return false
    }
    navigation.dismiss(animated: animated)
    return true
  }

  private func push(_ animated: Bool, _ focuses: Bool) -> Bool {
    guard navigation.presentedViewController == nil, navigation.topViewController === screen else {
      return false
    }
    let next = SoakPushed()
    next.keepsFieldOnTop = plan.makesNoMistake
    navigation.pushViewController(next, animated: animated)
    anchors[.pushed] = next.list.anchor(.bottom(tolerance: 1))
    if focuses { next.field.becomeFirstResponder() }
    pushed = next
    return true
  }

  private func switchWindow(_ which: Int) -> Bool {
    switch which {
    case 0: window.makeKey()
    case 1:
      small.isHidden = false
      small.makeKey()
    default:
      guard !small.isHidden else { return false }
      small.isHidden = true
    }
    return true
  }
}

extension Array {
  /// Returns the element at an index that wraps around, or nil if the array is empty.
  func wrapped(_ index: Int) -> Element? {
    isEmpty ? nil : self[index % count]
  }
}
