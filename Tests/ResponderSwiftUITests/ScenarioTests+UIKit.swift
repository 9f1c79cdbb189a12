import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

extension ScenarioTests {
  @Test("README: with a chain of the window as environment object")
  func windowChain() async throws {
    let device = Device.boot()
    let window = UIWindow(windowScene: device.scene)
    let root = ResponderChainExample().environmentObject(ResponderChain(forWindow: window))
    window.rootViewController = UIHostingController(rootView: root)
    device.perform { window.makeKeyAndVisible() }
    await drainMainQueue()
    device.settle()
    let chain = ResponderChain(forWindow: window)
    #expect(chain.firstResponder == "0")
    device.pressReturn()
    device.settle()
    #expect(chain.firstResponder == "1")
    window.isHidden = true
  }
}
