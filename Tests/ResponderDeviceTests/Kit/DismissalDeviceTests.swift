import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests that a field that scrolls away resigns, and that no other field does.
@MainActor
@Suite("On a device: dismissal of a field that leaves", .leavesNothing)
struct DismissalDeviceTests {
  @Test("a list that is thrown takes the field along: editing ends once", .needs(.hands))
  func flungAway() async {
    let (device, screen) = await ProductScreen.boot()
    let token = screen.list.dismissFirstResponder(when: .fullyHidden)
    defer { token.cancel() }
    await screen.edit(5, on: device)
    #expect(screen.fields[5].isFirstResponder)
    await screen.fling(on: device)
    #expect(!screen.fields[5].isFirstResponder)
    #expect(UIResponder.current == nil)
    #expect(screen.log.filter { $0 == "didEnd 5" }.count == 1)
    // The field has in fact scrolled out of view.
    #expect(screen.list.contentOffset.y > screen.fields[5].frame.maxY)
  }

  @Test(
    "from a delegate the decision falls as the finger lifts, before the list coasts", .needs(.hands)
  )
  func delegate() async {
    let (device, screen) = await ProductScreen.boot()
    let dismissal = OffscreenDismissal(rule: .fullyHidden)
    screen.onWillEndDragging = { [unowned screen] velocity, target in
      dismissal.scrollViewWillEndDragging(
        screen.list, withVelocity: velocity, targetContentOffset: target)
    }
    await screen.edit(5, on: device)
    await screen.fling(on: device)
    #expect(!screen.fields[5].isFirstResponder)
    #expect(screen.log == ["willEndDragging", "shouldEnd 5", "didEnd 5", "didEndDragging"])
  }

  @Test("a small drag that leaves the field in sight leaves it the keyboard", .needs(.hands))
  func smallDrag() async {
    let (device, screen) = await ProductScreen.boot()
    let token = screen.list.dismissFirstResponder(when: .fullyHidden)
    defer { token.cancel() }
    await screen.edit(8, on: device)
    await device.drag(from: CGPoint(x: 8, y: 400), to: CGPoint(x: 8, y: 340), hold: 0.4)
    await device.settle()
    #expect(screen.list.contentOffset.y > 0)
    #expect(screen.fields[8].isFirstResponder)
    #expect(!screen.log.contains("shouldEnd 8"))
  }

  @Test("a field that refuses to end keeps the keyboard", .needs(.hands))
  func refusal() async {
    let (device, screen) = await ProductScreen.boot()
    let token = screen.list.dismissFirstResponder(when: .fullyHidden)
    defer { token.cancel() }
    await screen.edit(5, on: device)
    screen.agreesToEnd = false
    defer { screen.agreesToEnd = true }
    await screen.fling(on: device)
    #expect(screen.fields[5].isFirstResponder)
    #expect(screen.log.contains("shouldEnd 5") && !screen.log.contains("didEnd 5"))
  }

  @Test("a cancelled token dismisses nothing", .needs(.hands))
  func cancelled() async {
    let (device, screen) = await ProductScreen.boot()
    screen.list.dismissFirstResponder(when: .fullyHidden).cancel()
    await screen.edit(5, on: device)
    await screen.fling(on: device)
    #expect(screen.list.contentOffset.y > screen.fields[5].frame.maxY)
    #expect(screen.fields[5].isFirstResponder)
  }

  @Test("a field that was scrolled half away in code: its rule decides", arguments: [true, false])
  func rule(isStrict: Bool) async {
    let (device, screen) = await ProductScreen.boot()
    let token = screen.list.dismissFirstResponder(when: isStrict ? .partlyHidden : .fullyHidden)
    defer { token.cancel() }
    await device.perform { screen.fields[8].becomeFirstResponder() }
    await device.settle()
    let half = screen.fields[8].frame.midY - screen.list.adjustedContentInset.top
    await device.perform {
      screen.list.setContentOffset(CGPoint(x: 0, y: half), animated: true)
    }
    await device.settle()
    #expect(abs(screen.list.contentOffset.y - half) < 1)
    #expect(screen.fields[8].isFirstResponder == !isStrict)
  }
}
