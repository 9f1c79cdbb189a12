import ResponderKit
import Testing
import UIKit

/// Tests the reported changes of the first responder, with real turns of the run loop.
@MainActor
@Suite("On a device: the feed of first responders", .leavesNothing)
struct FeedDeviceTests {
  private typealias Row = (previous: UIResponder?, current: UIResponder?)

  @Test("the feed tells each change once")
  func changes() async {
    let (device, screen) = await ProductScreen.boot()
    let box = FocusableBox(frame: CGRect(x: 300, y: 60, width: 40, height: 40))
    await device.perform { screen.view.addSubview(box) }
    var rows: [Row] = []
    let token = FirstResponderFeed.shared.observe { rows.append(($0.previous, $0.current)) }
    defer { token.cancel() }
    let field = screen.fields[2]
    await device.settle { field.becomeFirstResponder() }
    #expect(rows.count == 1 && rows[0].previous == nil && rows[0].current === field)
    await device.settle { box.becomeFirstResponder() }
    #expect(rows.count == 2 && rows[1].previous === field && rows[1].current === box)
    await device.settle {
      field.becomeFirstResponder()
      box.becomeFirstResponder()
    }
    #expect(rows.count == 2)
    await device.settle { box.resignFirstResponder() }
    #expect(rows.count == 3 && rows[2].previous === box && rows[2].current == nil)
  }

  @Test("a tap from field to field leaves no gap", .needs(.hands))
  func tapOther() async {
    let (device, screen) = await ProductScreen.boot()
    await screen.edit(3, on: device)
    var rows: [Row] = []
    let token = FirstResponderFeed.shared.observe { rows.append(($0.previous, $0.current)) }
    defer { token.cancel() }
    await screen.edit(6, on: device)
    #expect(rows.count == 1)
    #expect(rows.first?.previous === screen.fields[3] && rows.first?.current === screen.fields[6])
  }
}
