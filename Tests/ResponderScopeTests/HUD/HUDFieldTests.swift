import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor
@Suite("The app's fields under the HUD: their order and numbers", .serialized, .leavesNoHUD)
struct HUDFieldTests {
  /// A HUD over four fields in a scrolling list. The first two are side by side, and the fourth is
  /// below the screen. The second one is edited.
  @MainActor
  private final class Grid {
    let stage = HUDStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
    let fields = ["first", "last", "email", "city"].map { name in
      let field = UITextField()
      field.accessibilityIdentifier = name
      return field
    }
    var device: Device { stage.device }
    /// The value of the card's row.
    var row: String? { stage.rows.first { $0.action == .numberFields }?.value }

    init() {
      let controller = UIViewController()
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 2_000)
      let places = [(20, 20), (200, 26), (20, 330), (20, 1_200)]
      // The order of the subviews is the reverse of the reading order.
      for (field, place) in zip(fields, places).reversed() {
        field.frame = CGRect(x: place.0, y: place.1, width: 160, height: 44)
        list.addSubview(field)
      }
      device.perform {
        controller.view.addSubview(list)
        stage.app.rootViewController = controller
      }
      stage.edit(fields[1])
      device.advance(by: 1)
      stage.select(.responder)
    }

    func settle(_ seconds: Double = 1, _ work: () -> Void) {
      device.turn(work)
      device.advance(by: seconds)
    }

    func addAsked() -> AskedField {
      let field = AskedField(frame: CGRect(x: 20, y: 100, width: 160, height: 44))
      settle { list.addSubview(field) }
      return field
    }

    /// The numbers that the HUD draws.
    var labels: [UILabel] {
      HUDStage.labels(in: stage.hudWindow ?? UIView()).map(\.label)
        .filter { $0.accessibilityIdentifier == "ResponderScope.HUD.field" }
    }
    var numbers: Set<String> { Set(labels.compactMap(\.text)) }

    /// Returns how far a number is from the upper leading corner of a field.
    func distance(of number: String, from field: UIView) -> CGSize? {
      labels.first { $0.text == number }.map { label in
        let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        let corner = field.convert(CGPoint.zero, to: nil)
        return CGSize(width: abs(middle.x - corner.x), height: abs(middle.y - corner.y))
      }
    }
  }

  // MARK: The row

  @Test("the row names the place and the next field")
  func position() throws {
    let grid = Grid()
    #expect(grid.row == "2 of 4, next: email")
    #expect(
      try grid.stage.cell(.numberFields).accessibilityIdentifier
        == "ResponderScope.HUD.numberFields")
    grid.settle(0) { grid.fields[1].focusNext() }
    #expect(grid.row == "3 of 4, next: city")
    // Within a quarter of a second, the HUD reads the fields again and notices that one has
    // appeared or disappeared.
    grid.settle(0.5) { grid.fields[3].removeFromSuperview() }
    #expect(grid.row == "3 of 3, the last one")
    #expect(ResponderHUD.report.contains("Field 3 of 3, the last one"))
  }

  @Test("a responder that is no field has no row")
  func noField() {
    let grid = Grid()
    let button = Board(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
    grid.device.perform { grid.list.addSubview(button) }
    grid.stage.edit(button)
    #expect(grid.row == nil)
    #expect(ResponderDebugger.answer("fields").hasPrefix("4 fields\n"))
  }

  @Test("moves stay in the app, also from its last field", arguments: [true, false])
  func staysInApp(isCollapsed: Bool) throws {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    // The HUD has no field of its own. The test adds one where a search through all windows would
    // find it.
    let foreign = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let hud = try #require(stage.hudWindow)
    try #require(hud.rootViewController?.view).addSubview(foreign)
    #expect(hud.fieldsInOrder.isEmpty == false)

    func expect(_ focus: String, after move: () -> Bool, moves: Bool = true) {
      var moved = false
      stage.device.turn { moved = move() }
      let found = (UIResponder.current as? UIView)?.accessibilityIdentifier
      #expect(moved == moves && found == focus && stage.app.firstResponderInside != nil)
    }
    stage.edit("guest-1-name")
    expect("guest-1-email") { UIResponder.focusNext() }
    expect("guest-1-name") { UIResponder.current?.focusPrevious() == true }
    expect("guest-1-name", after: { UIResponder.focusPrevious() }, moves: false)
    stage.device.turn {
      _ = stage.app.endEditing(true)
      stage.list?.scrollToBottom(animated: false)
    }
    expect("guest-10-note") { stage.app.focusPrevious() }
    expect("guest-10-note", after: { UIResponder.focusNext() }, moves: false)
    #expect(!foreign.isFirstResponder)
  }

  // MARK: When the order is read

  @Test("the order is read seldom, for the pill never")
  func pace() throws {
    let grid = Grid()
    let field = grid.addAsked()
    field.asked = 0
    _ = FieldReading(around: field)
    try #require(field.asked > 0)
    func asked() -> Int {
      field.asked = 0
      for _ in 0..<60 {
        grid.device.perform {}
        grid.device.advance(by: 1.0 / 60)
      }
      return field.asked
    }
    #expect((3...10).contains(asked()))
    // With a docked keyboard, the journal asks the views around the edited field what covers it.
    grid.device.keyboard.hasHardwareKeyboard = true
    try grid.stage.voiceOver("Collapse", of: grid.stage.head)
    grid.device.advance(by: 1)
    #expect(grid.stage.panel.isCollapsed && asked() == 0)
  }

  @Test("while the list scrolls the order is not read, and the numbers are away")
  func readAtRest() throws {
    let grid = Grid()
    try grid.stage.perform(.numberFields)
    #expect(grid.labels.count == 3)
    let finger = grid.device.press(
      from: CGPoint(x: 20, y: 460), to: CGPoint(x: 20, y: 405), duration: 0.2)
    grid.device.perform { grid.fields[3].isEnabled = false }
    grid.device.advance(by: 0.3)
    #expect(grid.list.contentOffset.y > 0 && grid.labels.isEmpty)
    grid.device.advance(by: 0.7)
    grid.device.touchMove(finger, to: CGPoint(x: 20, y: 400))
    grid.device.advance(by: 1)
    #expect(grid.row == "2 of 4, next: email")
    grid.device.touchUp(finger)
    grid.settle {}
    #expect(grid.row == "2 of 3, next: email")
    #expect(try #require(grid.distance(of: "3", from: grid.fields[2])).height < 2)
  }

  @Test("another responder or clock is read at once")
  func reader() {
    HUDStage.end()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fields = [100, 200, 300].map {
      UITextField(frame: CGRect(x: 20, y: $0, width: 160, height: 44))
    }
    let device = Device.boot(view: root)
    device.turn { for field in fields.prefix(2) { root.addSubview(field) } }
    let reader = FieldOrderReader()
    reader.look(from: fields[0], at: 5)
    #expect(reader.reading?.listing.current == 0)
    reader.look(from: fields[1], at: 5.1)
    #expect(reader.reading?.listing.current == 1)
    device.perform { root.addSubview(fields[2]) }
    for (time, count) in [(5.2, 2), (1, 3)] {
      reader.look(from: fields[1], at: time)
      #expect(reader.reading?.listing.fields.count == count)
    }
    device.advance(by: 1)
    reader.look(from: fields[1], at: 1.1)
    #expect(!device.isIdle)
    reader.stop()
    #expect(device.isIdle && reader.reading == nil)
    reader.look(from: fields[1], at: 1.2)
    #expect(reader.reading != nil)
  }

  // MARK: The numbers over the app

  @Test("each field in sight has a number or a dash, out of its list's bounds none")
  func numbers() throws {
    let grid = Grid()
    #expect(grid.labels.isEmpty)
    grid.settle { grid.fields[0].isEnabled = false }
    try grid.stage.perform(.numberFields)
    #expect(grid.numbers == ["1", "2", "–"])
    let way = try #require(grid.distance(of: "2", from: grid.fields[2]))
    #expect(way.width < 20 && way.height < 2)
    // The first two fields are now above the list, but still inside the window.
    grid.settle { grid.list.contentOffset.y = 110 }
    #expect(grid.numbers == ["2"])
    try grid.stage.perform(.numberFields)
    #expect(grid.labels.isEmpty)
  }

  @Test("numbers that stay the same are not written again")
  func kept() throws {
    let grid = Grid()
    try grid.stage.perform(.numberFields)
    let label = try #require(grid.labels.first { $0.text == "1" })
    label.text = "marked"
    grid.settle { grid.fields[0].becomeFirstResponder() }
    #expect(grid.row?.hasPrefix("1 of 4") == true)
    #expect(grid.numbers == ["marked", "2", "3"])
  }
}
