import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// Tests what the card's cells, its body and the pill do when they get another value, and when they
/// need another size for it.
@MainActor @Suite("A cell, the cells together, and the pill")
struct HUDCellTests {
  private static let usual = UITraitCollection(preferredContentSizeCategory: .large)
  private static let large = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  private func cell(_ row: HUDRow, width: CGFloat = 300) -> HUDRowView {
    let cell = HUDRowView()
    cell.style(HUDFonts(Self.usual), Self.usual)
    _ = cell.show(row)
    _ = cell.height(forWidth: width)
    return cell
  }

  @Test("a live value needs another height only if it is longer than one that fitted on its line")
  func liveValue() {
    let plain = HUDRow("Class", "UITextField")
    #expect(!cell(plain).show(plain), "nothing has changed")
    let live = cell(HUDRow("Offset", "12345", isLive: true))
    #expect(!live.show(HUDRow("Offset", "54321", isLive: true)))
    #expect(!live.show(HUDRow("Offset", "999", isLive: true)))
    #expect(live.show(HUDRow("Offset", "1234567", isLive: true)))
    #expect(live.value.text == "1234567" && live.accessibilityValue == "1234567")
    // Another title may take a different number of lines, so the cell may need another height.
    #expect(cell(HUDRow("Offset", "12345", isLive: true)).show(HUDRow("At", "1", isLive: true)))
  }

  @Test("in another width or text size, a value of the same length may need another height")
  func otherLine() {
    let row = HUDRow("On screen", "16, 234.4 · 358 × 44", isLive: true)
    let next = HUDRow("On screen", "16, 235.5 · 358 × 44", isLive: true)
    let narrow = cell(row)
    _ = narrow.height(forWidth: 60)
    #expect(narrow.show(next))
    let large = cell(row)
    let before = large.height(forWidth: 300)
    large.style(HUDFonts(Self.large), Self.large)
    #expect(large.height(forWidth: 300) > before)
    let restyled = cell(row)
    restyled.style(HUDFonts(Self.large), Self.large)
    #expect(restyled.show(next))
  }

  @Test("a value is coloured like a button if a tap does more than show or hide something")
  func colors() {
    let cell = cell(HUDRow("First responder", "Resign", action: .resign))
    #expect(cell.value.textColor == HUDStyle.prediction)
    _ = cell.show(HUDRow("Class", "UITextField"))
    #expect(cell.value.textColor == .label && cell.accessibilityIdentifier == nil)
    _ = cell.show(HUDRow("Field", "1 of 2", action: .numberFields))
    #expect(cell.value.textColor == .label)
    #expect(cell.accessibilityIdentifier == "ResponderScope.HUD.numberFields")
    cell.align(.right)
    #expect(cell.title.textAlignment == .right && cell.value.textAlignment == .right)
  }

  // MARK: The cells together

  private func body() -> HUDBody {
    let body = HUDBody()
    body.frame = CGRect(x: 0, y: 0, width: 280, height: 120)
    body.style(HUDFonts(Self.usual), Self.usual)
    return body
  }

  private func show(
    _ rows: [HUDRow], of section: HUDSection = .chain, isMoving: Bool = false, in body: HUDBody
  ) {
    body.show(rows, of: section, sketch: nil, status: .visible, isMoving: isMoving)
    body.layoutIfNeeded()
  }

  private func rows(_ value: String, isLive: Bool = false) -> [HUDRow] {
    (1...8).map { HUDRow("Row \($0)", value, isLive: isLive) }
  }

  @Test("a section stays where the user has scrolled it, and another one begins at its top")
  func scrolled() {
    let body = body()
    for section in [HUDSection.chain, .why] {
      show(rows("a"), of: section, in: body)
      #expect(body.contentOffset.y == 0)
      body.contentOffset.y = 100
      show(rows("b"), of: section, in: body)
      #expect(body.contentOffset.y == 100)
    }
  }

  @Test("fewer cells, and a cell with more lines, are laid out at once")
  func laidOut() {
    let body = body()
    show(rows("a"), in: body)
    let whole = body.contentSize.height
    show(Array(rows("a").prefix(2)), in: body)
    #expect(body.elements.count == 2 && body.contentSize.height == whole / 4)
    let long = HUDRow("Row 1", String(repeating: "many words ", count: 30))
    show([long, rows("a")[1]], in: body)
    #expect(body.contentSize.height > whole / 4)
    #expect(body.elements[0].frame.maxY == body.elements[1].frame.minY)
  }

  @Test("while a list scrolls, only live values out of sight have to wait")
  func moving() {
    let body = body()
    show(rows("10", isLive: true) + [HUDRow("Last", "old")], in: body)
    show(rows("20", isLive: true) + [HUDRow("Last", "new")], isMoving: true, in: body)
    func values() -> [String?] { body.elements.map(\.accessibilityValue) }
    #expect(values().first == "20" && values().suffix(2) == ["10", "new"])
    show(rows("30", isLive: true) + [HUDRow("Last", "new")], in: body)
    #expect(values().first == "30" && values().suffix(2) == ["30", "new"])
  }

  // MARK: The pill

  private func pill(_ content: HUDContent) -> HUDPill {
    let pill = HUDPill(onTap: {})
    pill.style(HUDFonts(Self.usual), Self.usual)
    _ = pill.show(content)
    return pill
  }

  private func content(
    _ status: HUDContent.Status = .visible, _ name: String = "UITextField",
    _ identifier: String = ""
  ) -> HUDContent {
    var content = HUDContent(HUDState())
    content.status = status
    content.name = name
    content.identifier = identifier
    return content
  }

  @Test(
    "the pill names the class, also of a field without an identifier; else it says what there is",
    arguments: [
      (.visible, "UITextField", "", "UITextField"), (.hidden, "UITextView", "n", "UITextView"),
      (.unknown, "ChatController", "chat", "ChatController"),
      (.unknown, "Nothing is being edited", "", "No first responder"),
    ] as [(HUDContent.Status, String, String, String)])
  func name(status: HUDContent.Status, name: String, identifier: String, shown: String) {
    #expect(pill(content(status, name, identifier)).name.text == shown)
  }

  @Test("the pill needs another size for another class, badge or mistake, and for no verdict")
  func pillSize() {
    var content = content()
    let pill = pill(content)
    func needsSize(_ change: (inout HUDContent) -> Void) -> Bool {
      change(&content)
      return pill.show(content)
    }
    #expect(!needsSize { _ in })
    #expect(!needsSize { $0.status = .hidden })
    #expect(needsSize { $0.name = "UISearchTextField" })
    #expect(needsSize { $0.diagnosisCount = 1 })
    #expect(!needsSize { $0.diagnosisCount = 2 })
    #expect(needsSize { $0.notice = "doubleLift" })
    #expect(needsSize { $0.notice = "insetNotRestored" })
    #expect(!needsSize { $0.status = .partial })
    #expect(needsSize { $0.notice = "" })
  }

  @Test("the pill's symbol warns as long as the pill names a mistake")
  func symbol() {
    var content = content()
    let pill = pill(content)
    let symbol = pill.subviews.compactMap { $0 as? UIImageView }.first
    for (notice, color) in [("", UIColor.systemGreen), ("doubleLift", .systemOrange)] {
      content.notice = notice
      _ = pill.show(content)
      #expect(symbol?.tintColor == color)
    }
    content.notice = ""
    _ = pill.show(content)
    #expect(symbol?.tintColor == .systemGreen)
  }

  @Test("the headline of a prediction has the prediction's colour, with whatever verdict")
  func predictionColor() {
    let head = HUDHead(onTap: {})
    head.style(HUDFonts(Self.usual), Self.usual)
    var content = content()
    for isPrediction in [false, true, false] {
      content.isPrediction = isPrediction
      _ = head.show(content)
      #expect(head.headline.textColor == (isPrediction ? HUDStyle.prediction : .label))
    }
  }

  @Test("the head follows a responder of the same class with another identifier")
  func otherIdentifier() {
    let head = HUDHead(onTap: {})
    head.style(HUDFonts(Self.usual), Self.usual)
    for identifier in ["email", "name", ""] {
      #expect(head.show(content(.visible, "UITextField", identifier)))
      #expect(head.identifier.text == identifier && head.name.text == "UITextField")
      let value = identifier.isEmpty ? "UITextField" : "UITextField, \(identifier)"
      #expect(head.accessibilityValue == value)
    }
    head.layoutIfNeeded()
    #expect(!head.show(content(.visible, "UITextField", "")))
  }
}
