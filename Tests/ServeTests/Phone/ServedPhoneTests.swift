import Foundation
import HeadlessDriver
import ResponderJournal
import ResponderKit
import ResponderScope
import ResponderScopeLive
import Testing
import UIKit

@testable import DebugHost
@testable import HeadlessServe

/// Tests the device as a page uses it: the input, the choices and the status.
@MainActor
@Suite("The phone of a page")
struct ServedPhoneTests {
  let client = EventStream(id: "one", mayAct: true)

  private func with(
    _ scene: String = "form", _ setting: Setting = Setting(), _ body: (ServedPhone) throws -> Void
  ) throws {
    let catalog = ServeCatalog(scenes: DebugHost.allScenes, others: DebugHost.diagnosisScenes)
    let phone = ServedPhone(
      catalog: catalog, scene: try #require(catalog.scene(scene)), setting: setting)
    defer {
      phone.powerOff()
      _ = Device.boot()
    }
    phone.device.settle()
    try body(phone)
  }

  private func send(
    _ phone: ServedPhone, _ phase: Input.Phase, at time: Double, _ place: (CGFloat, CGFloat)
  ) throws {
    let point = Input.Point(time: time, place: CGPoint(x: place.0, y: place.1))
    try phone.handle(.touch(phase, finger: 0, points: [point]), from: client)
  }

  /// Taps the form's first field.
  private func edit(_ phone: ServedPhone) throws {
    let time = phone.device.now
    try send(phone, .down, at: time, (200, 260))
    phone.device.advance(by: 0.05)
    try send(phone, .up, at: time + 0.05, (200, 260))
    phone.device.settle()
    #expect(ResponderHUD.snapshot.responder?.identifier?.hasPrefix("guest-1") == true)
  }

  private func press(_ phone: ServedPhone, _ inputs: Input...) throws {
    for input in inputs { try phone.handle(input, from: client) }
    phone.device.settle()
  }

  @Test("a tap focuses, keys type, and shortcuts are those of a keyboard")
  func keys() throws {
    try with { phone in
      try edit(phone)
      let field = try #require(UIResponder.current as? UITextField)
      for (inputs, text) in [
        ([.text("Ada"), .key(.delete, []), .text("é b")], "Adé b"),
        ([.key(.left, [.alternate]), .text("c")], "Adé cb"),
        ([.shortcut("a", [.command]), .shortcut("x", [.command])], ""),
        ([.shortcut("v", [.command]), .shortcut("v", [.command])], "Adé cbAdé cb"),
        ([.shortcut("z", [.command])], "Adé cb"),
      ] as [([Input], String)] {
        for input in inputs { try phone.handle(input, from: client) }
        #expect(field.text == text)
      }
    }
  }

  @Test(
    "a shake and the shortcut show the HUD and hide it",
    arguments: [Input.button(.shake), .shortcut("r", [.command, .alternate])])
  func hud(input: Input) throws {
    try with { phone in
      phone.device.advance(by: 2)
      let windows = phone.device.application.windowsBackToFront.count
      try press(phone, input)
      #expect(phone.device.application.windowsBackToFront.count > windows)
      try press(phone, input)
      #expect(phone.device.application.windowsBackToFront.count == windows)
    }
  }

  @Test("a fling that arrives in one piece keeps its speed")
  func fling() throws {
    try with { phone in
      try edit(phone)
      let start = 5000.0
      try send(phone, .down, at: start, (370, 420))
      phone.device.advance(by: 0.1)
      // The finger moves to twelve places, 8 ms and 24 points apart, which is 3 points per
      // millisecond. All of them arrive together and late.
      let way = (1...12).map {
        Input.Point(
          time: start + Double($0) * 0.008, place: CGPoint(x: 370, y: 420 - CGFloat($0) * 24))
      }
      try phone.handle(.touch(.move, finger: 0, points: way), from: client)
      try send(phone, .up, at: start + 0.1, (370, 132))
      let ends = ResponderHUD.journal.entries.compactMap { entry -> DragEnd? in
        if case .dragEnd(let end) = entry.event { end } else { nil }
      }
      let speed = try #require(ends.last?.projection.velocity.y)
      #expect(abs(speed - 3) < 0.01, "\(speed)")
      phone.device.settle()
      // The fling moved the field out of view, so it resigned. The journal can be replayed.
      #expect(UIResponder.current == nil)
      let answer = ReplayAnswer(Data(ResponderHUD.exportJournal().utf8))
      #expect(answer.isSame == true && answer.decisions > 2, "\(answer.line)")
    }
  }

  @Test("everything that is offered can be chosen, and is told as chosen")
  func choices() throws {
    try with("form", Setting(model: .iPad11)) { phone in
      let options = ServeOptions(phone.catalog)
      let all: [(Input.Choice, [String], (ServeStatus) -> String)] = [
        (.textSize, options.textSizes.map(\.value), { $0.textSize }),
        (.keyboard, options.keyboards.map(\.value), { $0.keyboard }),
        (.dark, ["on", "off"], { $0.dark ? "on" : "off" }),
        (.contrast, ["on", "off"], { $0.contrast ? "on" : "off" }),
        (.motion, ["on", "off"], { $0.motion ? "on" : "off" }),
        (.rightToLeft, ["on", "off"], { $0.rtl ? "on" : "off" }),
        (.hardware, ["on", "off"], { $0.hardware ? "on" : "off" }),
        (.device, options.devices.map(\.value), { $0.device }),
        (
          .scene, (options.scenes + options.mistakes + options.corrections).map(\.value),
          { $0.scene }
        ),
      ]
      for (choice, values, told) in all {
        #expect(!values.isEmpty)
        for value in values {
          try press(phone, .choose(choice, value))
          #expect(told(ServeStatus(phone)) == value, "\(choice.rawValue)")
          #expect(!phone.picture.roots.isEmpty)
        }
      }
      let scenes = options.scenes.count + options.mistakes.count + options.corrections.count
      // The 2 counts the two languages.
      #expect(phone.epoch == options.devices.count + scenes + options.textSizes.count + 2)
    }
  }
}
