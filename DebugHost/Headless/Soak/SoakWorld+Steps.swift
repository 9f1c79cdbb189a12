import Foundation
import HeadlessDriver
import ResponderCore
import ResponderKit
import UIKit

/// What each step does. A step for which there is nothing to do does nothing.
extension SoakWorld {
  func play(_ step: Step) {
    switch step {
    case .tap(let x, let y): tap(CGPoint(x: x * 389, y: y * 843))
    case .tapField(let index): tapField(index)
    case .type(let text): device.type(text)
    case .returnKey: device.pressReturn()
    case .fling, .drag, .twoDrags: gesture(step)
    case .scrollToTop: device.tapStatusBar()
    case .hardwareKeyboard(let isAttached): device.keyboard.hasHardwareKeyboard = isAttached
    case .predictions(let shows): device.keyboard.showsPredictions = shows
    case .otherKeyboard(let height, let first):
      device.keyboard.useThirdParty(height: height > 270 ? nil : height, firstHeight: first)
    case .pause(let seconds): device.advance(by: seconds)
    default: device.perform { app(step) }
    }
  }

  func list(_ name: Step.List) -> UIScrollView? {
    switch name {
    case .form: screen.form
    case .reading: screen.reading
    case .chat: screen.chat
    case .inner:
      Responders.all(in: [window]).lazy.compactMap { $0 as? UIScrollView }.first {
        $0.contentSize.width == 480
      }
    }
  }

  // MARK: The app

  private func app(_ step: Step) {
    switch step {
    case .focus(let index): visibleFields.wrapped(index)?.becomeFirstResponder()
    case .focusCustom: screen.custom.becomeFirstResponder()
    case .focusScreen: screen.becomeFirstResponder()
    case .resign: UIResponder.resignCurrent()
    case .offset(let name, let x, let y, let animated):
      guard let list = list(name) else { return }
      let place = CGPoint(
        x: x * max(0, list.contentSize.width - list.bounds.width),
        y: y * max(0, list.contentSize.height - list.bounds.height))
      list.setContentOffset(place, animated: animated)
    case .insertRow(let name, let row): rows(name).insert(at: row, in: table(name))
    case .deleteRow(let name, let row): rows(name).delete(at: row, in: table(name))
    case .reload(let name): table(name).reloadData()
    case .refuse(let refuses): screen.guardian.refuses = refuses
    case .present(let animated, let focuses): present(animated, focuses)
    case .dismiss(let animated): dismiss(animated)
    case .keyWindow(let which): switchWindow(which)
    case .addViews: screen.addExtras()
    case .removeViews:
      guard let extras = screen.extras else { return }
      expectGone("extra views", extras)
      screen.removeExtras()
    case .cancelDismissal: dismissal?.cancel()
    case .registerDismissal: dismissal = screen.form.dismissFirstResponder(when: plan.rule)
    case .cancelAnchor(let name): anchors[name]?.cancel()
    case .registerAnchor(let name): register(name)
    default: break
    }
  }

  private func table(_ name: Step.List) -> UITableView {
    name == .chat ? screen.chat : screen.form
  }

  private func rows(_ name: Step.List) -> SoakRows {
    name == .chat ? screen.chatRows : screen.formRows
  }

  private func register(_ name: Step.List) {
    if name == .chat { anchors[.chat] = screen.chat.anchor(.bottom(tolerance: 1)) }
    if name == .reading { anchors[.reading] = screen.reading.anchor(.readingPosition) }
  }

  private func present(_ animated: Bool, _ focuses: Bool) {
    guard screen.presentedViewController == nil else { return }
    let modal = SoakModal()
    screen.present(modal, animated: animated)
    if focuses { modal.field.becomeFirstResponder() }
  }

  private func dismiss(_ animated: Bool) {
    guard let modal = screen.presentedViewController, !modal.isBeingDismissed else { return }
    expectGone("presented controller", modal)
    expectGone("presented view", modal.view)
    screen.dismiss(animated: animated)
  }

  private func switchWindow(_ which: Int) {
    switch which {
    case 0: window.makeKey()
    case 1:
      small.isHidden = false
      small.makeKey()
    default: small.isHidden = true
    }
  }

  private func expectGone(_ name: String, _ object: AnyObject) {
    gone.append((name, { [weak object] in object }))
  }

  // MARK: The user

  /// The fields of the key window in the order of its views, less those that are out of sight.
  var visibleFields: [UIView] {
    windows.flatMap { SoakRows.inputs(in: $0) }.filter {
      PlainGeometry.isSurelyVisible($0, keyboard: keyboard.isShown ? keyboard.frame : nil)
    }
  }

  private func tap(_ point: CGPoint) {
    lastTouch = device.now
    device.tap(at: point)
  }

  private func tapField(_ index: Int) {
    let fields = visibleFields + (screen.bar.window == nil ? [] : [screen.bar.field])
    guard let field = fields.wrapped(index), field.window != nil else { return }
    let opening = PlainGeometry.opening(
      around: field, keyboard: keyboard.isShown ? keyboard.frame : nil)
    guard field !== screen.bar.field else {
      lastTouch = device.now
      device.tap(field)
      return
    }
    let seen = PlainGeometry.place(of: field).intersection(opening)
    let origin = field.window?.frame.origin ?? .zero
    tap(CGPoint(x: seen.midX + origin.x, y: seen.midY + origin.y))
  }

  private func gesture(_ step: Step) {
    guard let name = step.list, let list = list(name) else { return }
    let area = PlainGeometry.place(of: list)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(
        x: min(389, max(1, area.minX + area.width * x)),
        y: min(843, max(1, area.minY + area.height * y)))
    }
    lastTouch = device.now
    switch step {
    case .fling(_, let x, let y, let vx, let vy):
      device.fling(from: point(x, y), velocity: CGPoint(x: vx, y: vy))
    case .drag(_, let x, let y, let dx, let dy):
      let start = point(x, y)
      device.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), hold: 0.2)
    case .twoDrags(_, let y, let first, let second, let pause):
      device.fling(from: point(0.5, y), velocity: CGPoint(x: 0, y: first))
      device.advance(by: pause)
      lastTouch = device.now
      let start = point(0.5, y)
      device.drag(from: start, to: CGPoint(x: start.x, y: start.y + second), hold: 0.2)
    default: break
    }
  }
}

extension Array {
  /// The element at an index that wraps around; nil if there is none.
  func wrapped(_ index: Int) -> Element? {
    isEmpty ? nil : self[index % count]
  }
}
