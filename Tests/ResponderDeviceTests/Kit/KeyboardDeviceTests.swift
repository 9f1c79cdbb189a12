import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests what the monitor reports about the keyboard, and lists that keep their place while the
/// keyboard moves.
@MainActor
@Suite("On a device: keyboard and anchors", .leavesNothing)
struct KeyboardDeviceTests {
  @Test("the monitor's overlap is what the keyboard covers")
  func monitor() async throws {
    let (device, screen) = await ProductScreen.boot(rowsAreFields: false)
    var kinds: [KeyboardEvent.Kind] = []
    let token = KeyboardMonitor.shared.observe { kinds.append($0.kind) }
    defer { token.cancel() }
    await device.settle { screen.fixedField.becomeFirstResponder() }
    let monitor = KeyboardMonitor.shared
    #expect(monitor.state.placement == .docked)
    let place = screen.view.convert(
      screen.view.bounds, to: try #require(screen.view.window).screen.coordinateSpace)
    #expect(monitor.overlap(in: screen.view) == place.maxY - monitor.frame.minY)
    #expect(monitor.overlap(in: screen.fixedField) == 0)
    #expect(kinds.contains(.willShow) && kinds.last == .didShow)
    kinds = []
    await device.settle { screen.fixedField.resignFirstResponder() }
    #expect(monitor.state.placement == .hidden)
    #expect(monitor.overlap(in: screen.view) == 0)
    #expect(kinds.contains(.willHide) && kinds.last == .didHide)
  }

  @Test("a list at its end stays there, and comes back")
  func bottom() async {
    let (device, screen) = await ProductScreen.boot(rowsAreFields: false)
    let list = screen.list
    let token = list.anchor(.bottom(tolerance: 1))
    defer { token.cancel() }
    await device.perform { list.scrollToBottom(animated: false) }
    let (offset, inset) = (list.contentOffset, list.contentInset)
    let (indicator, adjusted) = (list.verticalScrollIndicatorInsets, list.adjustedContentInset)
    await device.settle { screen.fixedField.becomeFirstResponder() }
    let overlap = KeyboardMonitor.shared.overlap(in: list)
    #expect(overlap > 0)
    #expect(list.isScrolledToBottom)
    #expect(abs(list.adjustedContentInset.bottom - max(overlap, adjusted.bottom)) < 0.01)
    #expect(abs(list.contentOffset.y - (offset.y + overlap - adjusted.bottom)) < 0.5)
    await device.settle { screen.fixedField.resignFirstResponder() }
    #expect(list.contentOffset == offset)
    #expect(list.contentInset == inset)
    #expect(list.verticalScrollIndicatorInsets == indicator)
  }

  @Test("a field at the screen's foot is brought over the keyboard", .needs(.hands))
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
}
