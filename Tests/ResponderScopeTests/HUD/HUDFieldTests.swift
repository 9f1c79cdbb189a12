import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("The card's field 3 of 12, and the numbers over the app", .serialized)
struct HUDFieldTests {
  /// Four fields in a scrolling list. The first two are side by side, and the fourth is below the
  /// screen.
  private final class Grid: UIViewController {
    let list = UIScrollView()
    let fields = ["first", "last", "email", "city"].map { name in
      let field = UITextField()
      field.accessibilityIdentifier = name
      return field
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 2_000)
      view.addSubview(list)
      let places = [(20, 20), (200, 26), (20, 330), (20, 1_200)]
      // The order of the subviews is the reverse of the reading order.
      for (field, place) in zip(fields, places).reversed() {
        field.frame = CGRect(x: place.0, y: place.1, width: 160, height: 44)
        list.addSubview(field)
      }
    }
  }

  private func stage() throws -> (HUDStage, Grid) {
    let stage = HUDStage()
    let grid = Grid()
    stage.device.perform { stage.app.rootViewController = grid }
    stage.device.settle()
    stage.device.perform { grid.fields[1].becomeFirstResponder() }
    stage.device.settle()
    stage.device.advance(by: 1)
    stage.select(.responder)
    return (stage, grid)
  }

  private func row(_ stage: HUDStage) throws -> HUDRowView {
    try #require(
      stage.panel.card.body.elements.lazy.compactMap { $0 as? HUDRowView }
        .first { $0.row?.action == .numberFields })
  }

  private func tapRow(_ stage: HUDStage) throws {
    let cell = try row(stage)
    stage.device.perform { stage.panel.card.body.scrollRectToVisible(cell.frame, animated: false) }
    stage.device.tap(cell)
    stage.device.settle()
  }

  /// Returns the numbers that the HUD draws, each with the centre of its tag on the screen.
  private func tags(_ stage: HUDStage) -> [String: CGPoint] {
    var found: [String: CGPoint] = [:]
    for label in labels(stage) {
      found[label.text ?? ""] = label.convert(
        CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }
    return found
  }

  private func labels(_ stage: HUDStage) -> [UILabel] {
    HUDStage.labels(in: stage.hudWindow ?? UIView()).map(\.label)
      .filter { $0.accessibilityIdentifier == "ResponderScope.HUD.field" }
  }

  @Test("the row names the place and the next field, and follows the focus and the fields")
  func position() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    #expect(try row(stage).row?.value == "2 of 4, next: email")
    stage.device.perform { grid.fields[1].focusNext() }
    stage.device.settle()
    #expect(try row(stage).row?.value == "3 of 4, next: city")
    // Within a quarter of a second, the HUD reads the fields again and notices that one has
    // appeared or disappeared.
    stage.device.perform { grid.fields[3].removeFromSuperview() }
    stage.device.settle()
    stage.device.advance(by: 0.5)
    #expect(try row(stage).row?.value == "3 of 3, the last one")
    #expect(ResponderHUD.report.contains("Field 3 of 3, the last one"))
    #expect(
      ResponderDebugger.answer("fields") == """
        Field 3 of 3, the last one
          1  UITextField "first"
          2  UITextField "last"
          3  UITextField "email", first responder
        """)
  }

  @Test("at rest the order is not read again")
  func rest() throws {
    defer { HUDStage.end() }
    let (stage, _) = try stage()
    stage.device.advance(by: 1)
    let looks = HUDController.shared.sampleCount
    stage.device.advance(by: 5)
    #expect(HUDController.shared.sampleCount == looks)
  }

  @Test("while the run loop is awake the order is read four times a second at most")
  func pace() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    let field = AskedField(frame: CGRect(x: 20, y: 100, width: 160, height: 44))
    stage.device.perform { grid.list.addSubview(field) }
    stage.device.settle()
    stage.device.advance(by: 1)
    field.asked = 0
    _ = FieldReading(around: field)
    let once = field.asked
    try #require(once > 0)
    field.asked = 0
    for _ in 0..<60 {
      stage.device.perform {}
      stage.device.advance(by: 1.0 / 60)
    }
    #expect((3...10).contains(field.asked), "\(field.asked) of \(once)")
  }

  @Test("a field that comes too soon after a reading is counted a quarter of a second later")
  func putOff() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    stage.device.perform {}
    stage.device.advance(by: 0.1)
    stage.device.perform { grid.fields[3].isEnabled = false }
    stage.device.advance(by: 0.1)
    stage.device.perform {}
    #expect(try row(stage).row?.value == "2 of 4, next: email")
    stage.device.advance(by: 0.17)
    #expect(try row(stage).row?.value == "2 of 3, next: email")
  }

  @Test("on request each field in sight has its number, a dash where the order leaves it out")
  func numbers() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    #expect(tags(stage).isEmpty)
    stage.device.perform { grid.fields[0].isEnabled = false }
    stage.device.advance(by: 0.5)
    try tapRow(stage)
    let found = tags(stage)
    #expect(Set(found.keys) == ["1", "2", "–"])
    for label in labels(stage) {
      let color = label.text == "–" ? UIColor.systemGray : HUDStyle.prediction
      #expect(label.backgroundColor == color)
    }
    let corner = grid.fields[2].convert(CGPoint.zero, to: nil)
    let tag = try #require(found["2"])
    #expect(abs(tag.x - corner.x) < 20 && abs(tag.y - corner.y) < 2)
    try tapRow(stage)
    #expect(tags(stage).isEmpty)
  }

  @Test("a field that its list has scrolled out of its bounds has no number")
  func clipped() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    try tapRow(stage)
    #expect(Set(tags(stage).keys) == ["1", "2", "3"])
    // The first two fields are now above the list, but still inside the window.
    stage.device.perform { grid.list.contentOffset.y = 110 }
    stage.device.settle()
    stage.device.advance(by: 1)
    #expect(Set(tags(stage).keys) == ["3"])
  }

  @Test("while the list scrolls the order is not read, and once the list rests it is")
  func readAtRest() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    let finger = stage.device.press(
      from: CGPoint(x: 350, y: 460), to: CGPoint(x: 350, y: 430), duration: 0.2)
    stage.device.perform { grid.fields[3].isEnabled = false }
    stage.device.advance(by: 1)
    stage.device.touchMove(finger, to: CGPoint(x: 350, y: 425))
    stage.device.advance(by: 1)
    #expect(try row(stage).row?.value == "2 of 4, next: email")
    stage.device.touchUp(finger)
    stage.device.settle()
    stage.device.advance(by: 1)
    #expect(try row(stage).row?.value == "2 of 3, next: email")
  }

  @Test("the pill, which shows no field's place in the order, does not read the order")
  func pill() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    // With a docked keyboard, the journal asks the views around the edited field what covers it.
    stage.device.keyboard.hasHardwareKeyboard = true
    let field = AskedField(frame: CGRect(x: 20, y: 100, width: 160, height: 44))
    stage.device.perform { grid.list.addSubview(field) }
    let actions = stage.panel.card.head.accessibilityCustomActions
    let collapse = try #require(actions?.first { $0.name == "Collapse" })
    stage.device.perform { #expect(collapse.actionHandler?(collapse) == true) }
    stage.device.settle()
    stage.device.advance(by: 1)
    field.asked = 0
    for _ in 0..<30 {
      stage.device.perform {}
      stage.device.advance(by: 1.0 / 60)
    }
    #expect(stage.panel.isCollapsed && field.asked == 0)
  }

  @Test("another responder and a clock that starts anew are read at once; once stopped, nothing is")
  func watch() {
    HUDStage.end()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fields = [100, 200, 300].map {
      UITextField(frame: CGRect(x: 20, y: $0, width: 160, height: 44))
    }
    let device = Device.boot(view: root)
    device.perform { for field in fields.prefix(2) { root.addSubview(field) } }
    device.settle()
    let watch = FieldWatch()
    watch.look(from: fields[0], at: 5)
    #expect(watch.reading?.listing.current == 0)
    watch.look(from: fields[1], at: 5.1)
    #expect(watch.reading?.listing.current == 1)
    device.perform { root.addSubview(fields[2]) }
    watch.look(from: fields[1], at: 5.2)
    #expect(watch.reading?.listing.fields.count == 2)
    watch.look(from: fields[1], at: 1)
    #expect(watch.reading?.listing.fields.count == 3)
    device.advance(by: 1)
    watch.look(from: fields[1], at: 1.1)
    #expect(!device.isIdle)
    watch.stop()
    #expect(device.isIdle && watch.reading == nil)
    watch.look(from: fields[1], at: 1.2)
    #expect(watch.reading != nil)
  }

  @Test("numbers that stay the same are not written again when the focus moves")
  func kept() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    try tapRow(stage)
    let label = try #require(labels(stage).first { $0.text == "1" })
    label.text = "marked"
    stage.device.perform { grid.fields[0].becomeFirstResponder() }
    stage.device.settle()
    stage.device.advance(by: 1)
    #expect(try row(stage).row?.value.hasPrefix("1 of 4") == true)
    #expect(Set(tags(stage).keys) == ["marked", "2", "3"])
  }

  @Test("while the list scrolls the numbers are away, and come back where the fields rest")
  func scrolling() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    try tapRow(stage)
    #expect(tags(stage).count == 3)
    let finger = stage.device.touchDown(at: CGPoint(x: 350, y: 460))
    for y in stride(from: 455.0, to: 400, by: -5) {
      stage.device.touchMove(finger, to: CGPoint(x: 350, y: y))
      stage.device.advance(by: 1.0 / 60)
    }
    stage.device.advance(by: 0.3)
    #expect(grid.list.contentOffset.y > 0)
    #expect(tags(stage).isEmpty)
    stage.device.touchUp(finger)
    stage.device.settle()
    stage.device.advance(by: 1)
    let tag = try #require(tags(stage)["3"])
    #expect(abs(tag.y - grid.fields[2].convert(CGPoint.zero, to: nil).y) < 2)
  }

  @Test("a responder that is no field has no row")
  func noField() throws {
    defer { HUDStage.end() }
    let (stage, grid) = try stage()
    let button = KeyButton(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
    stage.device.perform {
      grid.list.addSubview(button)
      button.becomeFirstResponder()
    }
    stage.device.settle()
    #expect(
      !stage.panel.card.body.elements.contains {
        ($0 as? HUDRowView)?.row?.action == .numberFields
      })
    #expect(ResponderDebugger.answer("fields").hasPrefix("4 fields\n"))
  }

  private final class KeyButton: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
}
