import HeadlessDriver
import ResponderKit
import SwiftUI
import Testing
import UIKit

@testable import ResponderScope

/// Tests the names of SwiftUI's fields. Their views have no accessibility identifier (T4.20.46).
@MainActor @Suite("What the HUD calls a field of SwiftUI", .serialized)
struct FieldNameTests {
  private struct ProfileView: View {
    @State private var texts = ["", "", ""]

    var body: some View {
      VStack {
        TextField("A", text: $texts[0])
        TextField("B", text: $texts[1]).accessibilityIdentifier("email")
        TextField("C", text: $texts[2]).accessibilityIdentifier("code").responderTag("pin")
      }
    }
  }

  @Test(
    "by its tag, else its element while there are elements, else its place",
    .fact("T4.20.46"), .fact("T4.20.47"),
    arguments: [
      (0, false, " (field 1 of 3 in FieldNameTests.ProfileView)"),
      (0, true, " (field 1 of 3 in FieldNameTests.ProfileView)"),
      (1, false, " (field 2 of 3 in FieldNameTests.ProfileView)"),
      (1, true, " \"email\""), (2, false, " \"pin\""),
      (2, true, " \"pin\""),
    ])
  func names(index: Int, hasClient: Bool, name: String) {
    let device = Device.boot(root: UIHostingController(rootView: ProfileView()))
    device.runsVoiceOver = hasClient
    ResponderHUD.install()
    device.settle()
    let fields = device.windows[0].rootViewController?.view.fieldsInOrder ?? []
    device.perform { _ = fields[index].becomeFirstResponder() }
    device.settle()
    #expect(fields.allSatisfy { ($0 as? UITextField)?.accessibilityIdentifier == nil })
    let snapshot = ResponderHUD.snapshot
    #expect(snapshot.responder?.description.hasSuffix(name) == true)
    #expect(snapshot.fields?.fields.last?.identifier == "pin")
    let entry = ResponderHUD.journal.entries.last {
      if case .focus = $0.event { true } else { false }
    }
    // The journal asks for no elements. Before the HUD has looked, it knows the tag and the place.
    #expect(entry?.account.contains(index == 2 ? "pin" : "field \(index + 1) of 3") == true)
    device.runsVoiceOver = false
    ResponderHUD.uninstall()
  }
}
