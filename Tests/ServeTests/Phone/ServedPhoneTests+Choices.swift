import HeadlessDriver
import HeadlessRenderer
import ResponderCore
import ResponderScope
import Testing
import UIKit

@testable import DebugHost
@testable import HeadlessServe

/// Tests a mouse that works as a finger, the Tab key, and the effects of several choices.
extension ServedPhoneTests {
  @Test("a finger that holds still before it lifts flings nothing", arguments: [0.3, 1.0])
  func stillLift(seconds: Double) throws {
    try with { phone in
      try tap(phone, 200, 260)
      phone.device.settle()
      let list = try #require(try phone.stage.view("form") as? UIScrollView)
      let start = phone.device.now
      try phone.handle(.touch(.down, finger: 0, points: [point(start, 370, 440)]), from: client)
      for step in 1...10 {
        phone.device.advance(by: 0.008)
        let place = point(start + Double(step) * 0.008, 370, 440 - CGFloat(step) * 10)
        try phone.handle(.touch(.move, finger: 0, points: [place]), from: client)
      }
      phone.device.advance(by: seconds)
      let offset = list.contentOffset.y
      if seconds > 0.5 {
        #expect(ResponderHUD.snapshot.prediction?.visibility.status == .visible)
      }
      let end = point(start + 0.08 + seconds, 370, 340)
      try phone.handle(.touch(.up, finger: 0, points: [end]), from: client)
      phone.device.settle()
      #expect(abs(list.contentOffset.y - offset) < 1 && UIResponder.current != nil)
    }
  }

  @Test("a finger that is gone holds nothing still")
  func stillGone() throws {
    try with { phone in
      try phone.handle(.touch(.down, finger: 0, points: [point(1, 370, 440)]), from: client)
      try phone.handle(.touch(.move, finger: 0, points: [point(1.1, 370, 400)]), from: client)
      phone.forget(client)
      phone.device.settle()
      try phone.handle(.touch(.down, finger: 0, points: [point(9, 370, 440)]), from: client)
      try phone.handle(.touch(.move, finger: 0, points: [point(9.1, 370, 400)]), from: client)
      try phone.handle(.button(.restart), from: client)
      phone.device.settle()
      #expect(phone.fingers.isEmpty && phone.device.isIdle)
    }
  }

  @Test("Tab reaches the field in a bar over the keyboard", arguments: ["chat", "rotation"])
  func fieldInBar(scene: String) throws {
    try with(scene, Setting(keyboard: .hardware)) { phone in
      for _ in 0..<8 where (UIResponder.current as? UIView)?.accessibilityIdentifier != "message" {
        try phone.handle(.key(.tab, []), from: client)
        phone.device.settle()
      }
      #expect((UIResponder.current as? UIView)?.accessibilityIdentifier == "message")
    }
  }

  @Test("Tab in the only field stays there, and the list stays where it is")
  func onlyField() throws {
    try with("search", Setting(keyboard: .hardware)) { phone in
      let list = try #require(try phone.stage.view("places") as? UIScrollView)
      try phone.handle(.key(.tab, []), from: client)
      phone.device.settle()
      let (field, offset) = (UIResponder.current, list.contentOffset)
      #expect(field is UITextField)
      for input in [Input.key(.tab, []), .key(.tab, [.shift]), .key(.tab, [])] {
        try phone.handle(input, from: client)
        phone.device.settle()
        phone.device.advance(by: 1)
        #expect(UIResponder.current === field && list.contentOffset == offset)
      }
    }
  }

  @Test(
    "another text size is seen on every screen",
    arguments: ["chat", "swiftui-login", "swiftui-rows", "diagnosis-cycle", "form"])
  func textSize(scene: String) throws {
    try with(scene) { phone in
      let before = phone.epoch
      try phone.handle(.choose(.textSize, "ax3"), from: client)
      phone.device.settle()
      let large = drawn(phone)
      try phone.handle(.choose(.textSize, "l"), from: client)
      phone.device.settle()
      #expect(large != drawn(phone) && phone.epoch == before + 2)
    }
  }

  @Test("a keyboard that stands turns dark with the device")
  func darkKeyboard() throws {
    try with { phone in
      try tap(phone, 200, 260)
      phone.device.settle()
      let window = try #require(
        phone.device.application.windowsBackToFront.first {
          "\(type(of: $0))" == "UIRemoteKeyboardWindow"
        })
      let keys = try #require(window.subviews.first)
      #expect(keys.traitCollection.userInterfaceStyle == .light)
      try phone.handle(.choose(.dark, "on"), from: client)
      #expect(keys.traitCollection.userInterfaceStyle == .dark)
      try phone.handle(.choose(.dark, "off"), from: client)
      #expect(keys.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("FLEX is there as the scene of that name boots, and only there")
  func flex() throws {
    @MainActor func hasFLEX(_ phone: ServedPhone) -> Bool {
      phone.device.application.windowsBackToFront.contains {
        "\(type(of: $0))" == "FLEXWindow" && !$0.isHidden
      }
    }
    try with("flex") { phone in
      #expect(hasFLEX(phone))
      try phone.handle(.button(.restart), from: client)
      #expect(hasFLEX(phone))
      try phone.handle(.choose(.scene, "form"), from: client)
      #expect(!hasFLEX(phone))
    }
  }

  @Test("a mistake's correction can be served, too")
  func corrections() throws {
    let catalog = ServeCatalog(scenes: DebugHost.allScenes, others: DebugHost.diagnosisScenes)
    let command = try ServeCommand.parse(["--scene", "diagnosis-orphan-not"])
    #expect(try catalog.choice(command).0.name == "diagnosis-orphan-not")
    #expect(catalog.corrections.count == catalog.mistakes.count)
  }

  /// The picture of the screen as SVG.
  private func drawn(_ phone: ServedPhone) -> String {
    SVGRenderer().svg(of: phone.device.scene.screen)
  }
}
