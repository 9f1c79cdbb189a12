#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests what a cover does to a field and its bar, and how a keyboard leaves (section 4.13).
  @MainActor
  struct KeyboardSystemTests {
    private typealias Bench = KeyboardBench

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
      "a field in a bar that the system hides stays focused", .fact("C5.21", "T4.13.60"),
      arguments: Cover.allCases)
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
      "the other reading: the bar goes, and its controller is first responder",
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
      "another key window leaves the first its field, and its bar returns",
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

    @Test(
      "the keyboard fades without sliding, and comes back whole", .fact("T4.13.54"),
      arguments: [false, true])
    func fades(prefersCrossFade: Bool) {
      let bench = KeyboardBench()
      (bench.device.reducesMotion, bench.device.prefersCrossFade) = (true, prefersCrossFade)
      bench.edit()
      let stands = bench.device.keyboard.frame
      bench.device.perform { bench.field.resignFirstResponder() }
      bench.device.advance(by: 0.1)
      #expect((bench.device.keyboard.frame == stands) == prefersCrossFade)
      bench.device.settle()
      bench.edit()
      #expect(bench.device.keyboard.frame == stands)
    }
  }
#endif
