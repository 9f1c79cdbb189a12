import Foundation
import HeadlessDriver
import HeadlessRenderer
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// Tests that the package's output contains none of the app's text.
@MainActor @Suite("Secrets stay where they were typed", .serialized)
struct HUDPrivacyTests {
  private static let secret = "sesame"
  private static let placeholder = "hinted"
  private static let title = "titled"

  @MainActor
  enum Kind: CaseIterable {
    case field, secure, oneTimeCode, textView, search, accessory

    /// Returns the input that the user edits, and the view that contains it.
    func make() -> (input: UIView, shown: UIView) {
      switch self {
      case .textView:
        let view = UITextView()
        return (view, view)
      case .search:
        let bar = UISearchBar()
        bar.placeholder = HUDPrivacyTests.placeholder
        return (bar.searchTextField, bar)
      case .field, .secure, .oneTimeCode, .accessory:
        let field = UITextField()
        field.placeholder = HUDPrivacyTests.placeholder
        field.isSecureTextEntry = self == .secure
        if self == .oneTimeCode { field.textContentType = .oneTimeCode }
        if self == .accessory {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
          label.text = HUDPrivacyTests.title
          field.inputAccessoryView = label
        }
        return (field, field)
      }
    }
  }

  @Test(
    "report, journal, file, snapshot and every layer of the HUD are free of the user's text",
    arguments: Kind.allCases)
  func secrets(_ kind: Kind) throws {
    HUDStage.end()
    defer { HUDStage.end() }
    let scroll = UIScrollView()
    let (input, shown) = kind.make()
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    label.text = Self.title
    shown.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.addSubview(label)
    scroll.addSubview(shown)
    let device = Device.boot(view: scroll)
    ResponderHUD.install()
    ResponderHUD.show()
    device.perform { _ = input.becomeFirstResponder() }
    device.settle()
    #expect(device.type(Self.secret))
    var texts: [String] = []
    func look() throws {
      let panel = try #require(HUDController.shared.panel(in: device.scene))
      for section in HUDSection.allCases {
        device.perform { panel.card.select(section) }
        device.settle()
        texts += Self.everything(in: try #require(panel.window))
      }
      texts += [ResponderHUD.report, ResponderHUD.exportJournal()]
      texts.append(String(decoding: try JSONEncoder().encode(ResponderHUD.snapshot), as: UTF8.self))
      texts += ResponderHUD.journal.entries.map(\.description)
    }
    try look()
    device.fling(from: CGPoint(x: 20, y: 400), velocity: CGPoint(x: 0, y: -0.4), duration: 0.08)
    try look()
    texts += ShareForm.allCases.map { $0.content(of: HUDController.shared.recorder.export) }
    let file = try #require(
      SharePreview.write(ResponderHUD.exportJournal(), named: "secrets.jsonl"))
    texts.append(try String(contentsOf: file, encoding: .utf8))
    try? FileManager.default.removeItem(at: file)
    #expect(texts.contains { $0.contains(String(describing: type(of: input))) })
    for text in texts {
      for hidden in [Self.secret, Self.placeholder, Self.title] where text.contains(hidden) {
        Issue.record("\"\(hidden)\" stands in: \(text.prefix(300))")
      }
    }
  }

  /// Returns all texts that a view and its subviews show or give to accessibility, and a picture of
  /// the view.
  private static func everything(in view: UIView) -> [String] {
    var texts = [SVGRenderer(device: .none).svg(of: view)]
    func walk(_ view: UIView) {
      texts += [view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint]
        .compactMap { $0 }
      if let text = (view as? UILabel)?.text { texts.append(text) }
      for child in view.subviews { walk(child) }
    }
    walk(view)
    return texts
  }
}
