import Foundation
import HeadlessDriver
import HeadlessRenderer
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Secrets stay where they were typed", .serialized, .leavesNoHUD)
struct HUDPrivacyTests {
  private static let (secret, placeholder, title) = ("sesame", "hinted", "titled")

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

  @Test("every output is free of the user's text", arguments: Kind.allCases)
  func secrets(_ kind: Kind) throws {
    HUDStage.end()
    let (input, shown) = kind.make()
    let (scroll, label) = (
      UIScrollView(), UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    )
    label.text = Self.title
    shown.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    for view in [label, shown] { scroll.addSubview(view) }
    let device = Device.boot(view: scroll)
    ResponderHUD.install()
    ResponderHUD.show()
    device.turn { _ = input.becomeFirstResponder() }
    #expect(device.type(Self.secret))
    var texts: [String] = []
    func look() throws {
      let panel = try #require(HUDController.shared.panel(in: device.scene))
      for section in HUDSection.allCases {
        device.turn { panel.card.select(section) }
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
