#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests screens that keep the keyboard, move above it, or let another system take over the focus
  /// (T4.4.31, T4.4.34, T4.13.56).
  @MainActor
  struct KeyboardKeepingTests {
    private typealias Bench = KeyboardBench

    private final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 300, width: 280, height: 34))
      let plain = FocusView("plain")

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        view.addSubview(plain)
      }
    }

    /// Presents a form in front of the screen and makes its field first responder.
    private func edited(_ style: UIModalPresentationStyle) -> (Bench, Form) {
      let bench = Bench(.iPad11)
      let form = Form()
      form.modalPresentationStyle = style
      bench.device.perform { bench.window.rootViewController?.present(form, animated: false) }
      bench.device.settle()
      bench.device.perform { form.field.becomeFirstResponder() }
      bench.device.settle()
      return (bench, form)
    }

    @Test("a form sheet keeps the keyboard for a view without one", .fact("T4.4.31"))
    func formSheet() {
      let (bench, form) = edited(.formSheet)
      #expect(form.disablesAutomaticKeyboardDismissal)
      #expect(bench.names { bench.device.perform { form.plain.becomeFirstResponder() } } == [])
      #expect(form.plain.isFirstResponder)
      #expect(bench.device.keyboard.isVisible)
      let leaves = bench.names { bench.device.perform { _ = form.plain.resignFirstResponder() } }
      #expect(leaves == Bench.hide)

      let (other, plain) = edited(.fullScreen)
      #expect(!plain.disablesAutomaticKeyboardDismissal)
      #expect(other.names { plain.plain.becomeFirstResponder() } == Bench.hide)
    }

    @Test("a form sheet moves above the keyboard after will-show was posted", .fact("T4.13.56"))
    func movesAfterwards() throws {
      let bench = Bench(.iPad11, orientation: .landscapeRight)
      let form = Form()
      form.modalPresentationStyle = .formSheet
      bench.device.perform { bench.window.rootViewController?.present(form, animated: false) }
      bench.device.settle()
      let space = bench.window.screen.coordinateSpace
      func top() -> CGFloat { form.view.convert(form.view.bounds, to: space).minY }
      let before = top()
      var atShow: CGFloat?
      bench.log.onEntry = { if $0.name == "WS" { atShow = top() } }
      bench.device.perform { form.field.becomeFirstResponder() }
      bench.device.settle()
      #expect(atShow == before)
      #expect(top() < before)
    }

    @Test("on an iPad Tab moves the focus without a first responder", .fact("T4.4.34"))
    func focusSystem() throws {
      let bench = Bench(.iPad11)
      bench.device.keyboard.hasHardwareKeyboard = true
      let system = try #require(UIFocusSystem.focusSystem(for: bench.window))
      #expect(bench.window.windowScene?.focusSystem === system)
      #expect(system.focusedItem == nil)
      bench.device.press(key: "\t")
      #expect(system.focusedItem === bench.field)
      #expect(bench.field.isFocused)
      #expect(!bench.field.isFirstResponder)
      let text = UITextView(frame: CGRect(x: 0, y: 300, width: 300, height: 80))
      bench.device.perform { bench.field.superview?.addSubview(text) }
      bench.device.press(key: "\t")
      #expect(system.focusedItem === text)
      let phone = Bench()
      #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
      #expect(phone.window.windowScene?.focusSystem == nil)
    }
  }
#endif
