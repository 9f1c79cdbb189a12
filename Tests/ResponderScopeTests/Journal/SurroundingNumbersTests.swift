import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope

@MainActor
struct SurroundingNumbersTests {
  private final class Screen: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 160))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test("views around a field in an accessory view are not watched: UIKit moves them")
  func accessory() throws {
    let (screen, content) = (Screen(), UIViewController())
    let (inBar, onScreen) = (UITextField(), UITextField())
    for field in [inBar, onScreen] { field.frame = CGRect(x: 0, y: 60, width: 200, height: 44) }
    content.view.frame = screen.bar.bounds
    content.view.addSubview(inBar)
    screen.bar.addSubview(content.view)
    screen.view.addSubview(onScreen)
    let device = Device.boot(root: screen)
    device.perform { screen.becomeFirstResponder() }
    device.settle()
    try #require(inBar.window != nil && inBar.window !== inBar.hostWindow)
    var numbers = SurroundingNumbers()
    #expect(numbers.search(around: inBar).isEmpty)
    #expect(numbers.search(around: onScreen).map(\.isScreen) == [true])
    let window = try #require(device.windows.first)
    let width = window.frame.width
    window.frame.size.width = width - 100
    #expect(numbers.known.isEmpty, "the window lays everything out anew")
    window.frame.size.width = width
    // The record of the screen's view stays while the bar's field is edited.
    #expect(numbers.search(around: inBar).count == 1)
  }
}
