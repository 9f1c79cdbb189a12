import Foundation
import TestSupport
import Testing

@testable import ResponderCore
@testable import ResponderJournal
@testable import ResponderScope

@Suite("What the panel says")
struct HUDContentTests {
  private static let area = CGRect(x: 0, y: 47, width: 390, height: 763)
  private static let field = ResponderIdentity(className: "UITextField", identifier: "email")

  /// A field that is edited in a list.
  private static var edited: HUDState {
    let rect = CGRect(x: 16, y: 234.4, width: 358, height: 44)
    let scroll = ScrollPlacement(
      scrollView: ResponderIdentity(className: "UITableView"),
      contentRect: CGRect(x: 16, y: 1234.4, width: 358, height: 44),
      geometry: ScrollViewGeometry(
        viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 5000),
        contentOffset: CGPoint(x: 0, y: 1000),
        inset: Insets(top: 47, left: 0, bottom: 34, right: 0)),
      visibleRect: CGRect(x: 0, y: 1047, width: 390, height: 461),
      screenRect: CGRect(x: 0, y: 0, width: 390, height: 844))
    return HUDState(
      snapshot: ResponderSnapshot(
        responder: field,
        chain: ["UITextField", "FormCell"].map { ResponderIdentity(className: $0) },
        placement: ResponderPlacement(
          screenRect: rect, scroll: scroll,
          visibility: FieldVisibility(of: rect, within: area, obscuredBy: nil),
          windowRect: rect, ownRect: CGRect(x: 0, y: 0, width: 358, height: 44)),
        details: ResponderDetails(
          module: "UIKit", address: "0x10", controller: "FormViewController",
          keyboardType: "emailAddress", isSecure: true),
        chainReasons: [.first, .superview], isInKeyWindow: true))
  }

  private static func changed(_ change: (inout ResponderSnapshot) -> Void) -> HUDState {
    var state = edited
    change(&state.snapshot)
    return state
  }

  private static var mistaken: HUDState {
    let (one, other) = (Diagnosis.ID.fieldBehindKeyboard, Diagnosis.ID.chainCycle)
    let site = DiagnosisSite(controller: "LoginController", root: "LoginController", frame: nil)
    let numbers = [Diagnosis.Number("visible", 0, unit: "%"), .init("views", 2, unit: "")]
    return HUDState(diagnoses: [
      Diagnosis(id: one, sentence: "It is.", numbers: numbers, fix: "Do it.").found(at: site),
      Diagnosis(id: other, sentence: "It is, too.", numbers: [], fix: "Do it, too."),
    ])
  }

  /// The states, each with the sections that show what is special about it.
  private static var states: [(name: String, state: HUDState, sections: [HUDSection])] {
    [
      ("a field in a list", edited, [.responder, .chain, .geometry, .prediction, .keyboard, .why]),
      (
        "a field with input views",
        changed {
          $0.details = ResponderDetails(
            address: "0x10", contentType: "emailAddress", inputView: "UIDatePicker",
            inputAccessoryView: "UIToolbar")
        }, [.responder, .keyboard]
      ),
      (
        "a field that the order leaves out",
        changed {
          $0.fields = FieldListing(
            fields: [ResponderIdentity(className: "UITextField", identifier: "name")],
            omissions: [FieldListing.Omission(field: field, reason: .notListed, isCurrent: true)])
        }, [.responder]
      ),
      ("a field in no list", changed { $0.placement?.scroll = nil }, [.responder, .geometry]),
      (
        "a window that does not begin at the screen's origin, and a view that scrolls itself",
        changed {
          $0.placement?.windowRect?.origin.x = 0
          $0.placement?.ownRect?.origin.y = 20
          $0.isInKeyWindow = false
        }, [.geometry]
      ),
      ("two mistakes", mistaken, [.diagnoses]),
      (
        "a scroll",
        changed {
          let rest = CGRect(x: 16, y: -300, width: 358, height: 44)
          $0.prediction = ScrollPrediction(
            phase: .dragging, restingOffset: CGPoint(x: 0, y: 1534.4),
            visibility: FieldVisibility(of: rest, within: area, obscuredBy: nil), screenRect: rest)
        }, [.prediction]
      ),
      (
        "after a scroll",
        changed {
          let seen = FieldVisibility(of: area, within: area, obscuredBy: nil)
          $0.outcome = PredictionOutcome(
            predictedOffset: CGPoint(x: 0, y: 300), predicted: seen,
            actualOffset: CGPoint(x: 3, y: 304), actual: seen)
        }, [.prediction]
      ),
      ("no first responder", HUDState(), HUDSection.allCases),
      (
        "a controller",
        HUDState(
          snapshot: ResponderSnapshot(
            responder: ResponderIdentity(className: "ChatViewController"))), [.geometry]
      ),
    ]
  }

  @Test("the head and the rows in each state")
  func rows() throws {
    var text = ""
    for (name, state, sections) in Self.states {
      let content = HUDContent(state)
      text += """
        # \(name)
        \(content.headline) | \(content.name) | \(content.identifier) | \(content.owner)
        \(content.overview)
        shows \(HUDContent.word(content.status)), now \(HUDContent.word(content.statusNow))\
        \(content.isPrediction ? ", predicted" : "")\(content.sketch == nil ? "" : ", sketched")

        """
      for section in sections {
        text += "[\(section.title)]\n"
        for row in state.rows(of: section) {
          text += "\(row.title): \(row.value)"
          if let copied = row.copied { text += " | copied: \(copied)" }
          if let action = row.action { text += " | \(action)" }
          text += "\n"
        }
      }
    }
    try Snapshot.check(text, name: "content.txt")
  }

  @Test("a scroll view without a size is not drawn", arguments: [(0, 844), (390, 0)])
  func flat(width: CGFloat, height: CGFloat) {
    let size = CGSize(width: width, height: height)
    #expect(
      HUDContent(Self.changed { $0.placement?.scroll?.screenRect.size = size }).sketch == nil)
  }

  @Test("the verdict's longest words fit into the room kept for it")
  func words() {
    let field = CGRect(x: 350, y: 100, width: 100, height: 44)
    let visibility = FieldVisibility(
      of: field, within: CGRect(x: 0, y: 0, width: 390, height: 844), obscuredBy: nil)
    let words = "Will rest: \(visibility.words(of: field.size))"
    #expect(words.count <= HUDContent.widestHeadline.count + 4, "\(words)")
  }
}
