#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests both choices for what the facts about the keyboard leave open (part 5).
  @MainActor
  struct KeyboardChoicesTests {
    @MainActor
    private struct Setup {
      let a = FieldScreen.field()
      let b = FieldScreen.field(y: 200)
      let screen: HeadlessScreen
      let host: KeyboardHost

      init() throws {
        screen = HeadlessScreen(a, b)
        host = try #require(KeyboardHost.current)
      }

      /// Boots a device with the default choices for the next test.
      func leave() {
        _ = HeadlessDevice.boot()
      }
    }

    @Test(
      "the hide's end frame is where the chosen version of iOS puts it", .fact("C5.9"),
      arguments: [
        (KeyboardChoices.HideFrame.collapsed, CGFloat(0), CGFloat(0)),
        (.collapsed, 44, 44), (.unchangedSize, 0, 336), (.unchangedSize, 44, 380),
      ])
    func hideFrame(choice: KeyboardChoices.HideFrame, accessory: CGFloat, height: CGFloat) throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.hideFrame = choice
      if accessory > 0 {
        setup.a.inputAccessoryView = UIView(
          frame: CGRect(x: 0, y: 0, width: 390, height: accessory))
      }
      setup.a.becomeFirstResponder()
      setup.screen.device.settle()
      setup.a.resignFirstResponder()
      #expect(setup.screen.log["WH"]?.end == CGRect(x: 0, y: 844, width: 390, height: height))
    }

    @Test(
      "an accessory alone is above the home indicator or at the screen's bottom (K)",
      .fact("T4.14.12"),
      arguments: [
        (KeyboardChoices.AccessoryAlone.aboveHomeIndicator, CGFloat(78)), (.atScreenBottom, 44),
      ])
    func accessoryAlone(choice: KeyboardChoices.AccessoryAlone, height: CGFloat) throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.accessoryAlone = choice
      setup.host.hasHardwareKeyboard = true
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      setup.a.inputAccessoryView = bar
      setup.a.becomeFirstResponder()
      setup.screen.device.settle()
      let frame = CGRect(x: 0, y: 844 - height, width: 390, height: height)
      #expect(setup.screen.log["DS"]?.end == frame)
      #expect(bar.frame == CGRect(x: 0, y: 844 - height, width: 390, height: 44))
    }

    @Test(
      "a docked keyboard's frame contains the accessory view on it, or ends below it",
      .fact("C5.22", "T4.14.16"),
      arguments: [(KeyboardChoices.AccessoryInFrame.contained, CGFloat(380)), (.leftOut, 336)])
    func accessoryInFrame(choice: KeyboardChoices.AccessoryInFrame, height: CGFloat) throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.accessoryInFrame = choice
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let guide = try #require(setup.a.superview).keyboardLayoutGuide
      setup.a.inputAccessoryView = bar
      setup.a.becomeFirstResponder()
      setup.screen.device.settle()
      let end = CGRect(x: 0, y: 844 - height, width: 390, height: height)
      #expect(setup.screen.log["WS"]?.end == end && setup.screen.log["DS"]?.end == end)
      #expect(bar.frame.minY == 464 && guide.layoutFrame.minY == 464)
    }

    @Test("a guide may stay at the bottom while the keyboard is up", .fact("T4.15.18"))
    func guideStaysDown() throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.guidesStayDown = true
      let guide = try #require(setup.a.superview).keyboardLayoutGuide
      let rest = guide.layoutFrame
      setup.a.becomeFirstResponder()
      setup.screen.device.settle()
      #expect(guide.layoutFrame == rest && setup.screen.log["DS"]?.end.minY == 508)
    }

    @Test("a rest may bring a frame of its own, which is wrong", .fact("T4.13.62"))
    func wrongFrame() throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.tellsWrongFrameAtRest = true
      setup.a.becomeFirstResponder()
      setup.screen.device.settle()
      #expect(setup.screen.log.names == ["WCF", "WS", "DCF", "DS", "DCF"])
      #expect(setup.host.frame.minY == 508)
    }

    @Test("the other order: the keyboard comes first, for fields too", .fact("C5.4", "T4.5.4"))
    func keyboardFirst() throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.fieldsBeginBeforeKeyboard = false
      let log = EventLog()
      let (recorder, keyboard) = (FieldRecorder("A", log), KeyboardLog(into: log))
      setup.a.delegate = recorder
      setup.a.becomeFirstResponder()
      keyboard.stop()
      #expect(log.entries == ["A.shouldBegin", "WCF", "WS", "A.didBegin"])
    }

    @Test("another accessory posts the whole show again", .fact("C5.14", "T4.13.23"))
    func showsAgain() throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.accessorySwitch = .showsAgain
      setup.b.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      setup.a.becomeFirstResponder()
      setup.screen.device.settle()
      setup.screen.log.clear()
      setup.b.becomeFirstResponder()
      setup.screen.device.settle()
      #expect(setup.screen.log.names == ["WCF", "WS", "DCF", "DS"])
    }

    @Test(
      "the animation has the chosen duration", .fact("C5.16", "T4.13.14"), arguments: [0.25, 0.4])
    func duration(seconds: Double) throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.choices.duration = seconds
      setup.a.becomeFirstResponder()
      setup.screen.device.advance(by: seconds - 0.01)
      #expect(!setup.screen.log.names.contains("DS"))
      setup.screen.device.advance(by: 0.02)
      #expect(setup.screen.log["DS"]?.duration == seconds)
    }

    @Test(
      "the old first responder resigns first: when the new one then refuses, both lose the focus",
      .fact("C5.2"))
    func oldFirst() throws {
      let setup = try Setup()
      defer { setup.leave() }
      FocusState.choices.asksNewBeforeOldResigns = false
      defer { FocusState.choices = HeadlessChoices.initial.focus }
      let refuser = FieldRecorder("B", EventLog())
      refuser.begins = false
      setup.b.delegate = refuser
      setup.a.becomeFirstResponder()
      #expect(!setup.b.becomeFirstResponder())
      #expect(!setup.a.isFirstResponder)
      #expect(!setup.b.isFirstResponder)
      #expect(setup.screen.log.names == ["WCF", "WS", "WCF", "WH"])
    }

    @Test("resigning without being first responder answers true", .fact("C5.3"))
    func nonFirstResigns() throws {
      let setup = try Setup()
      defer { setup.leave() }
      FocusState.choices.nonFirstResponderResigns = true
      defer { FocusState.choices = HeadlessChoices.initial.focus }
      #expect(setup.a.resignFirstResponder())
    }

    @Test(
      "with a hardware keyboard UIKit shows an accessory only, and nothing without one",
      .fact("T4.13.50"))
    func hardwareKeyboard() throws {
      let setup = try Setup()
      defer { setup.leave() }
      setup.host.hasHardwareKeyboard = true
      #expect(setup.a.becomeFirstResponder())
      #expect(setup.screen.log.names == ["WCF", "WH"])
      setup.b.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      setup.b.becomeFirstResponder()
      #expect(setup.screen.log["WS"]?.end == CGRect(x: 0, y: 766, width: 390, height: 78))
      #expect(setup.host.isVisible)
      #expect(!setup.host.hasKeyboard)
    }
  }
#endif
