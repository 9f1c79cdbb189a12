import Foundation
import HeadlessDriver
import ResponderCore
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
  let client = LiveClient(id: "one", mayAct: true)

  func with(
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

  func point(_ time: Double, _ x: CGFloat, _ y: CGFloat) -> Input.Point {
    Input.Point(time: time, place: CGPoint(x: x, y: y))
  }

  func tap(_ phone: ServedPhone, _ x: CGFloat, _ y: CGFloat) throws {
    let time = phone.device.now
    try phone.handle(.touch(.down, finger: 0, points: [point(time, x, y)]), from: client)
    phone.device.advance(by: 0.05)
    try phone.handle(.touch(.up, finger: 0, points: [point(time + 0.05, x, y)]), from: client)
  }

  @Test("a tap focuses, keys type")
  func tap() throws {
    try with { phone in
      try tap(phone, 200, 260)
      phone.device.settle()
      let field = try #require(UIResponder.current as? UITextField)
      for input in [Input.text("Ada"), .key(.delete, []), .text("é")] {
        try phone.handle(input, from: client)
      }
      #expect(field.text == "Adé")
      let snapshot = ResponderHUD.snapshot
      #expect(snapshot.placement?.visibility.status == .visible)
      #expect(snapshot.responder?.identifier?.hasPrefix("guest-1") == true)
    }
  }

  @Test("shortcuts: all, cut, paste, undo, a word back, to the end; Option with a letter types")
  func shortcuts() throws {
    try with { phone in
      try tap(phone, 200, 260)
      phone.device.settle()
      let field = try #require(UIResponder.current as? UITextField)
      @MainActor func press(_ inputs: Input...) throws -> String? {
        for input in inputs { try phone.handle(input, from: client) }
        return field.text
      }
      #expect(try press(.text("one two")) == "one two")
      #expect(try press(.key(.left, [.alternate]), .text("a")) == "one atwo")
      #expect(try press(.key(.right, [.command]), .text("b")) == "one atwob")
      #expect(try press(.shortcut("a", [.command]), .shortcut("x", [.command])) == "")
      #expect(
        try press(.shortcut("v", [.command]), .shortcut("v", [.command])) == "one atwobone atwob")
      #expect(try press(.shortcut("z", [.command])) == "one atwob")
      #expect(try press(.shortcut("z", [.command, .shift])) == "one atwobone atwob")
      #expect(try press(.key(.delete, [.command])) == "")
    }
  }

  @Test("Option, Command and R show the HUD and hide it, as on any keyboard of one's own")
  func hudShortcut() throws {
    try with { phone in
      let windows = phone.device.application.windowsBackToFront.count
      try phone.handle(.shortcut("r", [.command, .alternate]), from: client)
      phone.device.settle()
      #expect(phone.device.application.windowsBackToFront.count > windows)
      try phone.handle(.shortcut("r", [.command, .alternate]), from: client)
      phone.device.settle()
      #expect(phone.device.application.windowsBackToFront.count == windows)
    }
  }

  @Test("right to left, contrast and motion are the device's own")
  func looks() throws {
    try with { phone in
      for (choice, isOn) in [
        (Input.Choice.rightToLeft, { phone.device.layoutDirection == .rightToLeft }),
        (.contrast, { phone.device.contrast == .high }), (.motion, { phone.device.reducesMotion }),
      ] as [(Input.Choice, () -> Bool)] {
        #expect(!isOn())
        try phone.handle(.choose(choice, "on"), from: client)
        #expect(isOn())
        // The page starts another scene on the same device.
        try phone.handle(.choose(.scene, "chat"), from: client)
        #expect(isOn(), "\(choice.rawValue)")
      }
    }
  }

  @Test("a fling that arrives in one piece has the speed it had on the page")
  func fling() throws {
    try with { phone in
      try tap(phone, 200, 260)
      phone.device.settle()
      let start = 5000.0
      try phone.handle(.touch(.down, finger: 0, points: [point(start, 370, 420)]), from: client)
      phone.device.advance(by: 0.1)
      // The finger moves to twelve places, 8 ms and 24 points apart, which is 3 points per
      // millisecond. All of them arrive together and late.
      let way = (1...12).map { point(start + Double($0) * 0.008, 370, 420 - CGFloat($0) * 24) }
      try phone.handle(.touch(.move, finger: 0, points: way), from: client)
      try phone.handle(
        .touch(.up, finger: 0, points: [point(start + 0.1, 370, 132)]), from: client)
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
      #expect(answer.rows.count == answer.entries)
      #expect(answer.rows.contains { $0.isDecision } && answer.rows.allSatisfy { $0.now == nil })
    }
  }

  @Test("times that lie are brought to order")
  func times() throws {
    try with { phone in
      let begin = phone.device.now
      for (time, y) in [(0.0, 400.0), (1e9, 390), (1e9, 380)] {
        let phase: Input.Phase = y == 400 ? .down : .move
        try phone.handle(.touch(phase, finger: 0, points: [point(time, 200, y)]), from: client)
      }
      try phone.handle(.touch(.up, finger: 0, points: [point(0, 200, 380)]), from: client)
      phone.device.settle()
      #expect(phone.device.now >= begin && phone.fingers.isEmpty)
    }
  }

  @Test("fingers: outside, twice, without a beginning, of a page that has gone")
  func fingers() throws {
    try with { phone in
      let other = LiveClient(id: "other", mayAct: true)
      @MainActor func send(_ phase: Input.Phase, _ finger: Int, _ x: CGFloat, _ client: LiveClient)
        throws
      {
        try phone.handle(.touch(phase, finger: finger, points: [point(1, x, 300)]), from: client)
      }
      try send(.down, 0, -20, client)
      try send(.move, 1, 50, client)
      try send(.up, 2, 50, client)
      #expect(phone.fingers.isEmpty && phone.device.fingerLocations.isEmpty)
      try send(.down, 0, 50, client)
      try send(.down, 0, 60, client)
      try send(.down, 0, 70, other)
      #expect(phone.device.fingerLocations.map(\.x) == [50, 70])
      phone.forget(LiveClient(id: "none", mayAct: true))
      #expect(phone.fingers.count == 2)
      phone.forget(other)
      #expect(phone.fingers.isEmpty && phone.device.fingerLocations.isEmpty)
      for finger in 0..<10 { try send(.down, finger, 50, client) }
      try send(.down, 0, 50, other)
      #expect(phone.fingers.count == 10)
    }
  }

  @Test("a tap on the status bar scrolls to the top, a drag from it does not")
  func statusBar() throws {
    try with { phone in
      let list = try #require(try phone.stage.view("form") as? UIScrollView)
      phone.device.perform { list.contentOffset.y = 500 }
      try phone.handle(.touch(.down, finger: 0, points: [point(1, 60, 20)]), from: client)
      try phone.handle(.touch(.up, finger: 0, points: [point(1.1, 60, 200)]), from: client)
      phone.device.settle()
      #expect(list.contentOffset.y > 100)
      try tap(phone, 60, 20)
      phone.device.settle()
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    }
  }

  @Test("shake shows the HUD and hides it")
  func shake() throws {
    try with { phone in
      phone.device.advance(by: 2)
      let windows = phone.device.application.windowsBackToFront.count
      try phone.handle(.button(.shake), from: client)
      phone.device.settle()
      #expect(phone.device.application.windowsBackToFront.count > windows)
      try phone.handle(.button(.shake), from: client)
      phone.device.settle()
      #expect(phone.device.application.windowsBackToFront.count == windows)
    }
  }

  @Test("turning goes round; a phone skips upside down")
  func turn() throws {
    func round(_ model: Device.Model, _ button: Input.Button) throws -> [UIInterfaceOrientation] {
      var seen: [UIInterfaceOrientation] = []
      try with("form", Setting(model: model)) { phone in
        for _ in 0..<4 {
          try phone.handle(.button(button), from: client)
          phone.device.settle()
          seen.append(phone.device.scene.interfaceOrientation)
        }
      }
      return seen
    }
    let phone = try round(.iPhone14, .right)
    #expect(phone.count == 4 && Set(phone.map(\.rawValue)).count == 3)
    #expect(!phone.contains(.portraitUpsideDown))
    #expect(try Set(round(.iPad11, .left).map(\.rawValue)).count == 4)
    #expect(try round(.iPhone14, .left)[0] != phone[0])
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
          try phone.handle(.choose(choice, value), from: client)
          phone.device.settle()
          #expect(told(ServeStatus(phone)) == value, "\(choice.rawValue)")
          #expect(!phone.picture.roots.isEmpty)
        }
      }
      let scenes = options.scenes.count + options.mistakes.count + options.corrections.count
      // The 2 counts the two languages.
      #expect(phone.epoch == options.devices.count + scenes + options.textSizes.count + 2)
    }
  }

  @Test(
    "what is not offered is refused, and nothing changes",
    arguments: [
      (.scene, "nowhere"), (.scene, "diagnosis-nothing"), (.device, "iphone-99"), (.dark, "yes"),
      (.textSize, "xxxxl"), (.keyboard, "hardware"), (.keyboard, "split"), (.hardware, ""),
    ] as [(Input.Choice, String)])
  func refusals(choice: Input.Choice, value: String) throws {
    try with { phone in
      let status = phone.status
      #expect(throws: InputError.self) {
        try phone.handle(.choose(choice, value), from: client)
      }
      #expect(phone.status == status)
    }
  }

  @Test(
    "a mistake goes with its scene, by Restart, another scene or another device",
    arguments: [
      Input.button(.restart), .choose(.scene, "chat"), .choose(.device, "ipad-11"),
      .choose(.rightToLeft, "on"),
    ])
  func mistakesEnd(input: Input) throws {
    try with("diagnosis-lost-focus") { phone in
      try phone.stage.tap("act")
      phone.device.settle()
      phone.device.advance(by: 1)
      #expect(ResponderHUD.diagnoses.map(\.id) == [.focusLostEarly])
      try phone.handle(input, from: client)
      phone.device.settle()
      phone.device.advance(by: 1)
      #expect(ResponderHUD.diagnoses.isEmpty)
      #expect(!ResponderHUD.journal.entries.contains { $0.kind == .diagnosis })
    }
  }

  @Test("an alert that goes with its device has lost no focus early")
  func alertEnds() throws {
    try with { phone in
      try tap(phone, 200, 260)
      phone.device.settle()
      try phone.handle(.text("Ada"), from: client)
      // If the user has typed something, a shake asks whether to undo it.
      try phone.handle(.button(.shake), from: client)
      phone.device.settle()
      try phone.handle(.button(.restart), from: client)
      phone.device.settle()
      phone.device.advance(by: 1)
      #expect(ResponderHUD.diagnoses.isEmpty)
    }
  }

  @Test("Tab and the arrows reach the first field, go on, and go back", arguments: [true, false])
  func fieldKeys(byTab: Bool) throws {
    try with("form", Setting(keyboard: .hardware)) { phone in
      let (forth, back): (Input, Input) =
        byTab ? (.key(.tab, []), .key(.tab, [.shift])) : (.key(.down, []), .key(.up, []))
      @MainActor func press(_ input: Input) throws -> String? {
        try phone.handle(input, from: client)
        phone.device.settle()
        return (UIResponder.current as? UIView)?.accessibilityIdentifier
      }
      #expect(try press(forth) == "guest-1-name")
      #expect(try press(forth) == "guest-1-email")
      #expect(try press(back) == "guest-1-name")
      // Rows that have no cell yet scroll into view.
      var reached: Set<String> = []
      for _ in 0..<60 { reached.insert(try #require(try press(forth))) }
      #expect(reached.count == 49 && reached.contains("guest-10-note"))
      #expect(try press(forth) == "guest-10-note")
    }
  }

  @Test("every planted mistake says what to do, in one sentence")
  func tasks() {
    let catalog = ServeCatalog(scenes: DebugHost.allScenes, others: DebugHost.diagnosisScenes)
    for scene in catalog.mistakes {
      let task = scene.task ?? ""
      #expect(task.hasSuffix(".") && task.dropLast().contains(":"), "\(scene.name): \(task)")
    }
  }
}
