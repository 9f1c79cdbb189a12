import Testing
import UIKit

@testable import ResponderScope

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

  @Test(
    "a value needs another layout only if it takes other lines, or may be beside another",
    arguments: [
      ("Offset", "54321", 1, false), ("At", "1234567", 1, false),
      ("Offset", "1", 2, true),
      ("Offset", String(repeating: "many words ", count: 30), 1, true),
    ])
  func liveValue(title: String, value: String, columns: Int, isResized: Bool) {
    let live = cell(HUDRow("Offset", "12345", isLive: true))
    #expect(live.show(HUDRow(title, value, isLive: true, columns: columns)) == isResized)
    #expect(live.value.text == value && live.accessibilityValue == value)
    #expect(!live.show(HUDRow(title, value, isLive: true, columns: columns)), "nothing has changed")
  }

  @Test("another width or text size may need another height")
  func otherLine() {
    let row = HUDRow("On screen", "16, 234.4 · 358 × 44", isLive: true)
    let narrow = cell(row)
    let before = narrow.height(forWidth: 300)
    #expect(narrow.height(forWidth: 60) > before)
    let large = cell(row)
    large.style(HUDFonts(Self.large), Self.large)
    #expect(large.height(forWidth: 300) > before)
  }

  // MARK: The cells together

  private func body() -> HUDBody {
    let body = HUDBody()
    body.frame = CGRect(x: 0, y: 0, width: 280, height: 120)
    body.style(HUDFonts(Self.usual), Self.usual)
    return body
  }

  private func show(
    _ rows: [HUDRow], of section: HUDSection = .chain, in body: HUDBody
  ) {
    _ = body.show(rows, of: section, sketch: nil, status: .visible)
    body.layoutIfNeeded()
  }

  private func rows(_ value: String) -> [HUDRow] {
    (1...8).map { HUDRow("Row \($0)", value) }
  }

  @Test("a section keeps its scroll position, another begins at its top")
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

  @Test("other cells are laid out at once")
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

  // MARK: The pill and the head

  private func pill(_ content: HUDContent) -> HUDPill {
    let pill = HUDPill()
    pill.style(HUDFonts(Self.usual), Self.usual)
    _ = pill.show(content)
    return pill
  }

  private func content(
    _ status: FieldVisibility.Status? = .visible, _ name: String = "UITextField",
    _ identifier: String = ""
  ) -> HUDContent {
    var content = HUDContent(HUDState())
    content.status = status
    content.name = name
    content.identifier = identifier
    return content
  }

  @Test(
    "the pill names the class, or says what there is",
    arguments: [
      (.visible, "UITextField", "", "UITextField"), (.hidden, "UITextView", "n", "UITextView"),
      (nil, "ChatController", "chat", "ChatController"),
      (nil, "Nothing is being edited", "", "No first responder"),
    ] as [(FieldVisibility.Status?, String, String, String)])
  func name(status: FieldVisibility.Status?, name: String, identifier: String, shown: String) {
    #expect(pill(content(status, name, identifier)).name.text == shown)
  }

  @Test("the pill needs another size for another class, badge or mistake only")
  func pillSize() {
    var content = content()
    let pill = pill(content)
    let changes: [(needsSize: Bool, change: (inout HUDContent) -> Void)] = [
      (false, { _ in }), (false, { $0.status = .hidden }),
      (true, { $0.name = "UISearchTextField" }),
      (true, { $0.diagnosisCount = 1 }), (false, { $0.diagnosisCount = 2 }),
      (true, { $0.notice = "doubleLift" }), (true, { $0.notice = "insetNotRestored" }),
      (false, { $0.status = .partial }), (true, { $0.notice = "" }),
    ]
    for (number, row) in changes.enumerated() {
      row.change(&content)
      #expect(pill.show(content) == row.needsSize, "change \(number)")
    }
  }

  @Test("the head follows a responder of the same class")
  func otherIdentifier() {
    let head = HUDHead()
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
