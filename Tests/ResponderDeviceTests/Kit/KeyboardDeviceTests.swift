import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests what the monitor reports about the keyboard, and lists that keep their place while the
/// keyboard moves.
@MainActor
@Suite("On a device: keyboard and anchors", .leavesNothing)
struct KeyboardDeviceTests {
  private func edit(_ field: UITextField, on device: Device) async {
    await device.perform { field.becomeFirstResponder() }
    await device.settle()
  }

  private func end(_ field: UITextField, on device: Device) async {
    await device.perform { field.resignFirstResponder() }
    await device.settle()
  }

  @Test("the monitor's overlap is what the keyboard covers of a view, and nothing when it is gone")
  func monitor() async throws {
    let (device, screen) = await ProductScreen.boot(rowsAreFields: false)
    var kinds: [KeyboardEvent.Kind] = []
    let token = KeyboardMonitor.shared.observe { kinds.append($0.kind) }
    defer { token.cancel() }
    await edit(screen.fixedField, on: device)
    let monitor = KeyboardMonitor.shared
    #expect(monitor.state.placement == .docked)
    let place = screen.view.convert(
      screen.view.bounds, to: try #require(screen.view.window).screen.coordinateSpace)
    #expect(monitor.overlap(in: screen.view) == place.maxY - monitor.frame.minY)
    #expect(monitor.overlap(in: screen.fixedField) == 0)
    #expect(kinds.contains(.willShow) && kinds.last == .didShow)
    kinds = []
    await end(screen.fixedField, on: device)
    #expect(monitor.state.placement == .hidden)
    #expect(monitor.overlap(in: screen.view) == 0)
    #expect(kinds.contains(.willHide) && kinds.last == .didHide)
  }

  @Test("a list at its end stays there, and everything comes back to the bit")
  func bottom() async {
    let (device, screen) = await ProductScreen.boot(rowsAreFields: false)
    let list = screen.list
    let token = list.anchor(.bottom(tolerance: 1))
    defer { token.cancel() }
    await device.perform { list.scrollToBottom(animated: false) }
    let (offset, inset) = (list.contentOffset, list.contentInset)
    let (indicator, adjusted) = (list.verticalScrollIndicatorInsets, list.adjustedContentInset)
    await edit(screen.fixedField, on: device)
    let overlap = KeyboardMonitor.shared.overlap(in: list)
    #expect(overlap > 0)
    #expect(list.isScrolledToBottom)
    #expect(abs(list.adjustedContentInset.bottom - max(overlap, adjusted.bottom)) < 0.01)
    #expect(abs(list.contentOffset.y - (offset.y + overlap - adjusted.bottom)) < 0.5)
    await end(screen.fixedField, on: device)
    #expect(list.contentOffset == offset)
    #expect(list.contentInset == inset)
    #expect(list.verticalScrollIndicatorInsets == indicator)
  }

  @Test("ten times, no drift")
  func drift() async {
    let (device, screen) = await ProductScreen.boot(rowsAreFields: false)
    let token = screen.list.anchor(.bottom(tolerance: 1))
    defer { token.cancel() }
    await device.perform { screen.list.scrollToBottom(animated: false) }
    let offset = screen.list.contentOffset
    for _ in 0..<10 {
      await edit(screen.fixedField, on: device)
      #expect(screen.list.isScrolledToBottom)
      await end(screen.fixedField, on: device)
      #expect(screen.list.contentOffset == offset)
    }
    #expect(screen.list.contentInset == .zero)
  }

  @Test("a reader in the middle is left there; what is shorter than the screen does not move")
  func elsewhere() async {
    for (rows, y) in [(60, CGFloat(300)), (3, nil)] {
      let (device, screen) = await ProductScreen.boot(rows: rows, rowsAreFields: false)
      let token = screen.list.anchor(.bottom(tolerance: 1))
      defer { token.cancel() }
      if let y { await device.perform { screen.list.contentOffset.y = y } }
      let offset = screen.list.contentOffset
      await edit(screen.fixedField, on: device)
      #expect(screen.list.contentOffset == offset)
      await end(screen.fixedField, on: device)
      #expect(screen.list.contentOffset == offset)
    }
  }

  @Test("a field at the foot of the screen is brought over the keyboard", .needs(.hands))
  func firstResponder() async throws {
    let (device, screen) = await ProductScreen.boot()
    let token = screen.list.anchor(.firstResponder(margin: 8))
    defer { token.cancel() }
    let offset = screen.list.contentOffset
    let field = screen.fields[15]
    await screen.edit(15, on: device)
    #expect(field.isFirstResponder)
    let space = try #require(field.window).screen.coordinateSpace
    let place = field.convert(field.bounds, to: space)
    #expect(place.maxY <= KeyboardMonitor.shared.frame.minY - 8 + 0.5)
    #expect(place.minY > 0)
    #expect(screen.list.contentOffset.y > offset.y)
  }

  @Test("a cancelled anchor gives back what it had added, and adds no more")
  func cancelled() async {
    let (device, screen) = await ProductScreen.boot(rowsAreFields: false)
    let token = screen.list.anchor(.bottom(tolerance: 1))
    await device.perform { screen.list.scrollToBottom(animated: false) }
    await edit(screen.fixedField, on: device)
    #expect(screen.list.contentInset.bottom > 0)
    await device.perform { token.cancel() }
    await device.settle()
    #expect(screen.list.contentInset == .zero)
    await end(screen.fixedField, on: device)
    await edit(screen.fixedField, on: device)
    #expect(screen.list.contentInset == .zero)
  }
}
