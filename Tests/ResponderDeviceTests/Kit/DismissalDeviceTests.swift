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

  @Test("a delegate decides as the finger lifts", .needs(.hands))
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

  @Test("a small drag leaves the field the keyboard", .needs(.hands))
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
}
