#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests what the user and the system do to the keyboard of a phone (section 4.13).
  @MainActor
  struct KeyboardSystemTests {
    private let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
    private typealias Bench = KeyboardBench

    @Test(
      "switching the bar of suggestions off and on posts the pair, with a motion", .fact("T4.13.25")
    )
    func predictions() {
      let bench = Bench()
      bench.edit()
      let keyboard = bench.device.keyboard
      #expect(bench.names { keyboard.showsPredictions = false } == Bench.pair)
      #expect(bench.log["WCF"]?.begin == shown)
      #expect(bench.log["DCF"]?.end == CGRect(x: 0, y: 553, width: 390, height: 291))
      #expect(bench.log["DCF"]?.duration == 0.25)
      #expect(bench.names { keyboard.showsPredictions = true } == Bench.pair)
      #expect(bench.log["DCF"]?.end == shown)
    }

    @Test(
      "a hardware keyboard that comes and goes during editing posts a hide, then a show",
      .fact("T4.13.50")
    )
    func hardwareKeyboard() {
      let bench = Bench()
      bench.edit()
      let keyboard = bench.device.keyboard
      #expect(bench.names { keyboard.hasHardwareKeyboard = true } == Bench.hide)
      #expect(bench.field.isFirstResponder)
      #expect(!keyboard.isVisible)
      #expect(bench.names { bench.field.resignFirstResponder() } == Bench.hide)
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.hide)
      #expect(bench.names { keyboard.hasHardwareKeyboard = false } == Bench.show)
    }

    @Test(
      "with an accessory attaching a hardware keyboard posts a hide that leaves the bar",
      .fact("T4.13.50"))
    func hardwareKeyboardWithAccessory() {
      let bench = Bench()
      bench.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bench.edit()
      #expect(bench.names { bench.device.keyboard.hasHardwareKeyboard = true } == Bench.hide)
      #expect(bench.log["DH"]?.end == CGRect(x: 0, y: 766, width: 390, height: 78))
      #expect(bench.names { bench.device.keyboard.hasHardwareKeyboard = false } == Bench.show)
    }

    @Test(
      "another maker's first show corrects itself, in one of two ways",
      .fact("T4.13.22", "T4.13.25"),
      arguments: [
        (KeyboardChoices.Correction.showsAgain, ["WCF", "WS", "WCF", "WS", "DCF", "DS"]),
        (.changesFrame, ["WCF", "WS", "WCF", "DCF", "DS"]),
      ])
    func firstShow(choice: KeyboardChoices.Correction, names: [String]) {
      let bench = Bench()
      bench.host.choices.correction = choice
      bench.device.keyboard.useThirdParty(height: 302, firstHeight: 258)
      #expect(bench.names { bench.device.perform { bench.field.becomeFirstResponder() } } == names)
      #expect(bench.log.entries[0].end.height == 258)
      #expect(bench.log.entries[2].begin.height == 258)
      #expect(bench.log["DS"]?.end == CGRect(x: 0, y: 542, width: 390, height: 302))
      bench.field.resignFirstResponder()
      bench.device.settle()
      // The correction occurs only the first time.
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.show)
      #expect(bench.log["WS"]?.end.height == 302)
    }

    @Test(
      "a password manager that takes over right after the show posts a hide with duration 0",
      .fact("T4.13.39", "T4.13.15"))
    func passwordManager() {
      let bench = Bench()
      let keyboard = bench.device.keyboard
      let names = bench.names {
        bench.field.becomeFirstResponder()
        keyboard.isTakenOver = true
      }
      #expect(names == ["WCF", "WS", "WCF", "WH", "DCF", "DH"])
      #expect(bench.log["WH"]?.duration == 0)
      #expect(bench.field.isFirstResponder)
      #expect(!keyboard.isVisible)
      #expect(bench.names { keyboard.isTakenOver = false } == Bench.show)
    }

    @Test(
      "another app's keyboard posts the same names, marked as not local, or wrongly as local",
      .fact("T4.13.40", "T4.13.41"),
      arguments: [true, false])
    func foreign(claims: Bool) {
      let bench = Bench()
      bench.host.choices.foreignClaimsToBeLocal = claims
      let keyboard = bench.device.keyboard
      #expect(bench.names { keyboard.showForeign(height: 300) } == Bench.show)
      #expect(bench.log["WS"]?.end == CGRect(x: 0, y: 544, width: 390, height: 300))
      #expect(bench.log.entries.allSatisfy { $0.isLocal == claims })
      #expect(bench.names { keyboard.showForeign(height: nil) } == Bench.hide)
      #expect(bench.log.entries.allSatisfy { $0.isLocal == claims })
      // The next keyboard belongs to this app again.
      bench.edit()
      #expect(bench.host.isVisible)
      #expect(bench.names { bench.field.resignFirstResponder() } == Bench.hide)
      #expect(bench.log["WH"]?.isLocal == true)
    }

    @Test(
      "the keyboard hides on the way to the background, and shows on the way back",
      .fact("C5.15", "T4.13.42"))
    func background() {
      let bench = Bench()
      bench.edit()
      #expect(bench.names { bench.host.applicationDidEnterBackground() } == Bench.hide)
      #expect(bench.field.isFirstResponder)
      #expect(bench.names { bench.host.applicationWillEnterForeground() } == Bench.show)
      #expect(bench.log["DS"]?.end == shown)
    }

    @Test(
      "the other reading: UIKit posts nothing on the way to the background",
      .fact("C5.15", "T4.13.42"))
    func backgroundSilently() {
      let bench = Bench()
      bench.host.choices.background = .showsOnReturn
      bench.edit()
      #expect(bench.names { bench.host.applicationDidEnterBackground() } == [])
      #expect(bench.names { bench.host.applicationWillEnterForeground() } == Bench.show)
      #expect(bench.log["DS"]?.end == shown)
    }

    @Test(
      "after a wake-up the first height may be 0; the end is the true frame (K)", .fact("T4.14.14"))
    func wakesWithoutHeight() {
      let bench = Bench()
      bench.host.choices.wakesWithoutHeight = true
      bench.edit()
      bench.host.applicationDidEnterBackground()
      bench.device.settle()
      #expect(bench.names { bench.host.applicationWillEnterForeground() } == Bench.show)
      #expect(bench.log["WS"]?.end == CGRect(x: 0, y: 844, width: 390, height: 0))
      #expect(bench.log["DS"]?.end == shown)
    }

    @Test(
      "before iOS 16.1 the notifications have no object", .fact("T4.13.9"),
      arguments: [true, false])
    func object(isScreen: Bool) {
      let bench = Bench()
      bench.host.choices.objectIsScreen = isScreen
      bench.field.becomeFirstResponder()
      #expect(bench.log.entries.allSatisfy { $0.objectIsScreen == isScreen })
      #expect(!bench.log.entries.isEmpty)
    }

    enum Cover: CaseIterable {
      case background, otherApp, passwordSheet

      @MainActor
      func comes(_ bench: KeyboardBench) {
        switch self {
        case .background: bench.host.applicationDidEnterBackground()
        case .otherApp: bench.device.keyboard.showForeign(height: 300)
        case .passwordSheet: bench.device.keyboard.isTakenOver = true
        }
        bench.device.settle()
      }

      @MainActor
      func goes(_ bench: KeyboardBench) {
        switch self {
        case .background: bench.host.applicationWillEnterForeground()
        case .otherApp: bench.device.keyboard.showForeign(height: nil)
        case .passwordSheet: bench.device.keyboard.isTakenOver = false
        }
        bench.device.settle()
      }
    }

    /// Shows a chat whose bar has a field, and makes the field first responder.
    private func chat(_ bench: Bench) -> ChatController {
      let chat = ChatController()
      bench.window.rootViewController = chat
      bench.device.settle()
      chat.becomeFirstResponder()
      chat.field.becomeFirstResponder()
      bench.device.settle()
      return chat
    }

    @Test(
      "a field in a bar that the system hides stays first responder, and has its bar back",
      .fact("C5.21", "T4.13.60"), arguments: Cover.allCases)
    func hiddenBarStays(cover: Cover) {
      let bench = Bench()
      bench.host.choices.hiddenBar = .staysInWindow
      let chat = chat(bench)
      let stands = bench.device.keyboard.frame
      cover.comes(bench)
      #expect(chat.field.isFirstResponder)
      let shown = chat.bar.convert(chat.bar.bounds, to: nil)
      #expect(chat.bar.window?.isHidden == true || shown.minY >= bench.screen.height)
      cover.goes(bench)
      #expect(chat.field.isFirstResponder && chat.bar.window?.isHidden == false)
      #expect(bench.device.keyboard.frame == stands)
      #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == stands.minY)
    }

    @Test(
      "the other reading: the bar leaves its window, and its controller is first responder",
      .fact("C5.21", "T4.13.60", "T4.4.20"), arguments: Cover.allCases)
    func hiddenBarLeaves(cover: Cover) {
      let bench = Bench()
      bench.host.choices.hiddenBar = .leavesWindow
      let chat = chat(bench)
      cover.comes(bench)
      #expect(!chat.field.isFirstResponder && chat.isFirstResponder)
      #expect(chat.bar.window == nil)
      cover.goes(bench)
      #expect(chat.isFirstResponder && chat.bar.window?.isHidden == false)
      let stands = chat.bar.convert(chat.bar.bounds, to: nil)
      #expect(stands.minY == bench.screen.height - 50 - bench.window.safeAreaInsets.bottom)
    }

    @Test(
      "another window that becomes key leaves the first one its field, in a bar too, and its bar comes back",
      .fact("T4.4.1", "T4.4.3"))
    func otherKeyWindow() throws {
      let bench = Bench()
      let chat = chat(bench)
      let stands = bench.device.keyboard.frame
      let other = UIWindow(windowScene: bench.device.scene)
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
      bench.device.settle()
      #expect(!bench.device.keyboard.isVisible && chat.field.isFirstResponder)
      bench.window.makeKey()
      bench.device.settle()
      #expect(chat.field.isFirstResponder && bench.device.keyboard.frame == stands)
      #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == stands.minY)
    }

    @Test("a phone's keyboard cannot be undocked (A)")
    func phoneStaysDocked() {
      let bench = Bench()
      bench.edit()
      #expect(bench.names { bench.device.keyboard.posture = .floating } == [])
      #expect(bench.device.keyboard.posture == .docked)
      #expect(!bench.device.keyboard.drag(by: CGVector(dx: 0, dy: -50)))
    }
  }
#endif
