import ResponderKit
import Testing
import UIKit

/// Compares the first responder that the package returns with UIKit's.
@MainActor
@Suite("On a device: the current responder", .leavesNothing)
struct CurrentResponderDeviceTests {
  @Test("a tapped field is current, and current is nil after it resigned", .needs(.hands))
  func tapped() async {
    let (device, screen) = await ProductScreen.boot()
    #expect(UIResponder.current == nil)
    await screen.edit(3, on: device)
    #expect(screen.fields[3].isFirstResponder)
    #expect(UIResponder.current === screen.fields[3])
    await device.perform { screen.fields[3].resignFirstResponder() }
    #expect(UIResponder.current == nil)
  }

  @Test("a custom view and a controller are found")
  func custom() async {
    let controller = FocusableScreen()
    let box = FocusableBox(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    let device = await Device.boot(root: controller)
    await device.perform { controller.view.addSubview(box) }
    await device.perform { box.becomeFirstResponder() }
    #expect(UIResponder.current === box)
    await device.perform { controller.becomeFirstResponder() }
    #expect(UIResponder.current === controller)
    await device.perform { controller.resignFirstResponder() }
  }

  @Test("each window has its own; the plain property asks the key one")
  func windows() async {
    let (device, screen) = await ProductScreen.boot()
    await device.perform { screen.fields[1].becomeFirstResponder() }
    let other = UIWindow(windowScene: device.scene)
    let controller = UIViewController()
    let box = FocusableBox(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(box)
    other.rootViewController = controller
    await device.perform {
      other.isHidden = false
      box.becomeFirstResponder()
    }
    #expect(UIResponder.current(in: device.windows[0]) === screen.fields[1])
    #expect(UIResponder.current(in: other) === box)
    #expect(UIResponder.current === screen.fields[1])
    #expect(UIResponder.current(in: device.scene) === screen.fields[1])
    await device.perform { other.makeKey() }
    #expect(UIResponder.current === box)
    await device.perform {
      device.windows[0].makeKey()
      other.isHidden = true
    }
    #expect(UIResponder.current === screen.fields[1])
  }

  @Test("the chain is the way up over `next`")
  func chain() async {
    let (device, screen) = await ProductScreen.boot()
    await device.perform { screen.fields[0].becomeFirstResponder() }
    let chain = Array(screen.fields[0].chain)
    var way: [UIResponder] = []
    var responder: UIResponder? = screen.fields[0]
    while let one = responder, way.count < 100 {
      way.append(one)
      responder = one.next
    }
    #expect(chain.elementsEqual(way, by: ===))
    #expect(chain.contains { $0 === screen })
    #expect(chain.contains { $0 === device.windows[0] })
    #expect(chain.contains { $0 === UIApplication.shared })
  }

  @Test("resigning the current responder ends the editing once")
  func resign() async {
    let (device, screen) = await ProductScreen.boot()
    #expect(!UIResponder.resignCurrent())
    await device.perform { screen.fields[4].becomeFirstResponder() }
    var hasResigned = false
    await device.perform { hasResigned = UIResponder.resignCurrent() }
    #expect(hasResigned)
    #expect(!screen.fields[4].isFirstResponder)
    #expect(screen.log == ["shouldEnd 4", "didEnd 4"])
  }
}
