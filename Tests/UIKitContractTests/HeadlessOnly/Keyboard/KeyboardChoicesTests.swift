#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the other choices for what the facts about the keyboard and the focus leave open
  /// (part 5).
  @MainActor
  struct KeyboardChoicesTests {
    @Test("the other order: the keyboard comes first, for fields too", .fact("C5.4", "T4.5.4"))
    func keyboardFirst() {
      let bench = KeyboardBench()
      bench.host.choices.fieldsBeginBeforeKeyboard = false
      let log = EventLog()
      let (recorder, keyboard) = (FieldRecorder("A", log), KeyboardLog(into: log))
      bench.field.delegate = recorder
      bench.field.becomeFirstResponder()
      keyboard.stop()
      #expect(log.entries == ["A.shouldBegin", "WCF", "WS", "A.didBegin"])
    }

    @Test(
      "the animation has the chosen duration", .fact("C5.16", "T4.13.14"), arguments: [0.25, 0.4])
    func duration(seconds: Double) {
      let bench = KeyboardBench()
      bench.host.choices.duration = seconds
      bench.field.becomeFirstResponder()
      bench.device.advance(by: seconds - 0.01)
      #expect(!bench.log.names.contains("DS"))
      bench.device.advance(by: 0.02)
      #expect(bench.log["DS"]?.duration == seconds)
    }

    @Test("the old first responder resigns first: a refusal leaves none", .fact("C5.2"))
    func oldFirst() {
      let bench = KeyboardBench()
      FocusState.choices.asksNewBeforeOldResigns = false
      defer { FocusState.choices = HeadlessChoices.initial.focus }
      let other = FieldScreen.field(y: 200)
      let refuser = FieldRecorder("B", EventLog())
      refuser.begins = false
      other.delegate = refuser
      bench.field.superview?.addSubview(other)
      bench.field.becomeFirstResponder()
      #expect(!other.becomeFirstResponder())
      #expect(!bench.field.isFirstResponder && !other.isFirstResponder)
      #expect(bench.log.names == ["WCF", "WS", "WCF", "WH"])
    }

    @Test("resigning without being first responder answers true", .fact("C5.3"))
    func nonFirstResigns() {
      let bench = KeyboardBench()
      FocusState.choices.nonFirstResponderResigns = true
      defer { FocusState.choices = HeadlessChoices.initial.focus }
      #expect(bench.field.resignFirstResponder())
    }
  }
#endif
