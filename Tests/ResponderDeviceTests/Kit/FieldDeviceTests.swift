import ResponderKit
import Testing
import UIKit

/// Tests moves between fields: the order, a field that is scrolled out of view, the bar, and the
/// state afterwards.
@MainActor
@Suite("On a device: fields in order", .leavesNothing)
struct FieldDeviceTests {
  @Test("focusNext() visits the fields in order, in sight")
  func order() async {
    let (device, screen) = await ProductScreen.boot(rows: 40)
    let tokens = [
      screen.view.navigateFields(FieldNavigation(order: .listed(screen.fields))),
      screen.list.anchor(.firstResponder(margin: 8)),
    ]
    defer { for token in tokens { token.cancel() } }
    #expect(screen.view.fieldsInOrder == screen.fields)
    await device.settle { screen.fields[0].becomeFirstResponder() }
    for field in screen.fields.dropFirst() {
      var moved = false
      await device.settle { moved = UIResponder.focusNext() }
      #expect(moved && field.isFirstResponder)
      let bottom = screen.view.convert(field.bounds, from: field).maxY
      let covered = KeyboardMonitor.shared.overlap(in: screen.view)
      #expect(bottom <= screen.view.bounds.maxY - covered + 1)
    }
    var moved = true
    await device.perform { moved = UIResponder.focusNext() }
    #expect(!moved)
  }

  @Test("the bar and the return key are on the edited field")
  func bar() async {
    let (device, screen) = await ProductScreen.boot(rows: 3)
    let token = screen.list.navigateFields(FieldNavigation(bar: FieldNavigation.Titles()))
    await device.settle { screen.fields[0].becomeFirstResponder() }
    #expect(screen.fields[0].returnKeyType == .next)
    #expect(screen.fields[0].inputAccessoryView != nil)
    await device.settle { screen.fields[0].focusNext() }
    #expect(screen.fields[1].isFirstResponder && screen.fields[1].inputAccessoryView != nil)
    #expect(screen.fields[0].returnKeyType == .default)
    #expect(screen.fields[0].inputAccessoryView == nil && screen.fields[0].allTargets.isEmpty)
    await device.perform { token.cancel() }
    #expect(screen.fields[1].isFirstResponder && screen.fields[1].returnKeyType == .default)
    #expect(screen.fields[1].inputAccessoryView == nil && screen.fields[1].allTargets.isEmpty)
  }
}
