import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

@MainActor @Suite("Whose keyboard it is")
struct AnchorOwnerTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .fullScreen,
  ]

  @Test("a modal's keyboard does not move the screen behind it", arguments: styles)
  func modal(style: UIModalPresentationStyle) {
    let stage = AnchorStage(at: .end)
    let (y, inset) = (stage.y, stage.list.contentInset)
    let (modal, field) = stage.editInModal(style, animated: true)
    #expect(field.isFirstResponder)
    #expect(stage.y == y && stage.list.contentInset == inset)
    // The keyboard's height changes while the modal screen is in front.
    stage.turn([
      (.willChangeFrame, AnchorStage.docked(380)), (.didChangeFrame, AnchorStage.docked(380)),
    ])
    #expect(stage.y == y && stage.list.contentInset == inset)
    stage.device.settle { field.resignFirstResponder() }
    // A mail composer is in another process, and its keyboard is not local.
    stage.show(height: 336, isLocal: false)
    #expect(stage.y == y && stage.list.contentInset == inset)
    stage.hide(isLocal: false)
    stage.device.settle { modal.dismiss(animated: true) }
    #expect(stage.y == y && stage.list.contentInset == inset)
    stage.open()
    #expect(stage.y == y + 302)
    stage.close()
    #expect(stage.y == y && stage.list.contentInset == inset)
  }

  @Test("a tap in a carousel brings its row above the keyboard")
  func carousel() {
    let stage = AnchorStage(policy: .firstResponder(margin: 8))
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 60))
    carousel.contentInsetAdjustmentBehavior = .never
    carousel.contentSize = CGSize(width: 1_200, height: 60)
    let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 44))
    carousel.addSubview(field)
    stage.list.addSubview(carousel)
    stage.device.settle()
    stage.device.tap(field)
    stage.device.settle()
    #expect(field.isFirstResponder)
    let lowest = field.convert(field.bounds, to: nil).maxY
    #expect(lowest == KeyboardMonitor.shared.frame.minY - 8)
  }

  @Test("below a sheet, a list makes room when the focus comes back")
  func backHome() {
    let stage = AnchorStage(at: .end)
    let (sheet, field) = stage.editInModal(.overFullScreen)
    for _ in 0..<3 { stage.device.perform {} }
    #expect(field.isFirstResponder && stage.inset == 0)
    stage.open()
    #expect(stage.field.isFirstResponder && stage.inset == 302 && stage.list.isScrolledToBottom)
    stage.close()
    stage.device.settle { sheet.dismiss(animated: false) }
    #expect(stage.inset == 0)
  }

  @Test("a popover over a field leaves the keyboard to the list", arguments: [false, true])
  func popover(isInChild: Bool) {
    let stage = AnchorStage()
    if isInChild {
      let child = UIViewController()
      child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
      stage.controller.addChild(child)
      stage.controller.view.addSubview(child.view)
      child.view.addSubview(stage.field)
      child.didMove(toParent: stage.controller)
    }
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    let popover = UIViewController()
    popover.modalPresentationStyle = .overFullScreen
    stage.device.settle { stage.controller.present(popover, animated: false) }
    stage.open()
    #expect(stage.field.isFirstResponder)
    #expect(stage.y == y + 302 && stage.inset == 302)
    stage.turn([
      (.willChangeFrame, AnchorStage.docked(380)), (.didChangeFrame, AnchorStage.docked(380)),
    ])
    #expect(stage.inset == 346)
    stage.close()
    #expect(stage.y == y && stage.inset == 0)
    stage.device.settle { popover.dismiss(animated: false) }
  }

  /// Presents the search controller as UIKit does for a search bar in the list: over the list, with
  /// the bar in the search controller's view.
  @Test("a list that is searched makes room")
  func search() {
    let stage = AnchorStage(at: .end)
    let search = UISearchController(searchResultsController: nil)
    search.modalPresentationStyle = .overCurrentContext
    search.view.addSubview(search.searchBar)
    stage.device.settle { stage.controller.present(search, animated: false) }
    stage.device.settle { search.searchBar.becomeFirstResponder() }
    #expect(search.searchBar.searchTextField.isFirstResponder)
    #expect(stage.inset == 302 && stage.y == stage.start + 302)
    stage.device.settle { search.searchBar.resignFirstResponder() }
    #expect(stage.inset == 0 && stage.y == stage.start)
    // A keyboard without a first responder, too, belongs to the screen that is searched.
    stage.show(height: 336)
    #expect(stage.inset == 302 && stage.y == stage.start + 302)
    stage.hide()
    #expect(stage.inset == 0 && stage.y == stage.start)
    // An alert with a field is presented over the search.
    let alert = UIViewController()
    alert.modalPresentationStyle = .overFullScreen
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    alert.view.addSubview(field)
    stage.device.settle { search.present(alert, animated: false) }
    #expect(search.presentedViewController === alert && field.window != nil)
    stage.device.settle { field.becomeFirstResponder() }
    #expect(field.isFirstResponder)
    #expect(stage.inset == 0 && stage.y == stage.start)
    stage.device.settle { stage.controller.dismiss(animated: false) }
  }

  @Test("the keyboard of another window of the scene moves nothing")
  func otherWindow() {
    let stage = AnchorStage(at: .end)
    let overlay = UIWindow(windowScene: stage.device.scene)
    overlay.windowLevel = UIWindow.Level(10)
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    overlay.addSubview(field)
    stage.device.settle {
      overlay.makeKeyAndVisible()
      field.becomeFirstResponder()
    }
    #expect(KeyboardMonitor.shared.overlap(in: stage.list) == 336)
    #expect(stage.y == stage.start && stage.inset == 0)
    // Another app's keyboard does not belong to a window of this app, whichever window is key.
    stage.turn([(.willChangeFrame, AnchorStage.docked(300))], isLocal: false)
    #expect(stage.inset == 266)
    stage.turn([(.willChangeFrame, AnchorStage.docked(336))])
    stage.device.settle { field.resignFirstResponder() }
    #expect(stage.y == stage.start && stage.inset == 0)
    stage.device.perform { stage.window.makeKeyAndVisible() }
    stage.open()
    #expect(stage.y == stage.start + 302)
    stage.close()
    overlay.isHidden = true
    #expect(stage.y == stage.start)
  }

  @Test("the keyboard of another scene of the app covers this one's list")
  func otherScene() {
    let stage = AnchorStage(policy: nil)
    let scene = UIWindowScene(screen: stage.device.scene.screen)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 195, y: 0, width: 195, height: 844)
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 195, height: 2_000)
    window.addSubview(list)
    window.makeKeyAndVisible()
    list.anchor(.bottom(tolerance: 1))
    stage.show(height: 336)
    #expect(list.adjustedContentInset.bottom == 336)
    stage.hide()
    #expect(list.contentInset.bottom == 0)
  }

  @Test("a list in a list: each makes room for its own part")
  func nested() {
    let stage = AnchorStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 1_000)
    stage.list.addSubview(inner)
    inner.anchor(.bottom(tolerance: 1))
    stage.device.perform { stage.list.contentOffset.y = 0 }
    stage.open()
    #expect(stage.inset == 302 && inner.contentInset.bottom == 92)
    // The inner list is scrolled out from behind the keyboard, so it no longer needs an inset.
    stage.device.perform { stage.list.contentOffset.y = 200 }
    #expect(inner.contentInset.bottom == 0)
    stage.close()
    #expect(stage.inset == 0 && inner.contentInset.bottom == 0)
  }
}
