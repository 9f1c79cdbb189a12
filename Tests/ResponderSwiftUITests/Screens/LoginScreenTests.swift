import SwiftUI
import Testing

@testable import ResponderKit

/// A sign-in form. The focus moves from field to field, then to the field with the mistake, and
/// finally away.
@MainActor @Suite struct LoginScreenTests {
  private struct Login: View {
    enum Field: Hashable {
      case email, password
    }

    @State private var focus: Field?
    @State private var email = ""
    @State private var password = ""
    @State private var message = "Welcome back"

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(message).font(.title)
          TextField("Email", text: $email)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
            .submitLabel(.next)
            .onSubmit { focus = .password }
            .responderTag($focus, equals: .email)
          SecureField("Password", text: $password)
            .textFieldStyle(.roundedBorder)
            .submitLabel(.go)
            .onSubmit { signIn() }
            .responderTag($focus, equals: .password)
          Button("Sign in") { signIn() }
          Spacer(minLength: 600)
          Text("Terms and conditions")
        }
        .padding(20)
      }
      .dismissesFirstResponder()
      .keyboardAnchor(.firstResponder(margin: 8))
      .onAppear { focus = .email }
    }

    private func signIn() {
      if password.count < 4 {
        (message, focus) = ("Too short", .password)
      } else {
        (message, focus) = ("Hello, \(email)", nil)
      }
    }
  }

  @Test("login: first field, return, wrong field, and done", arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      let stage = TagStage.settled(Login().withResponderChainEnvironmentObject())
      let list = try #require(stage.list)
      let top = list.contentOffset
      #expect(stage.focused == "Email" && stage.hasKeyboard)
      stage.type("ada@example.org")
      stage.pressReturn()
      #expect(stage.focused == "Password" && stage.hasKeyboard)
      stage.type("42")
      try stage.tapLabel("Sign in")
      #expect(stage.focused == "Password" && stage.texts.contains("Too short"))
      stage.type("1815")
      stage.pressReturn()
      #expect(stage.focused == nil && !stage.hasKeyboard)
      #expect(stage.texts.contains("Hello, ada@example.org"))
      #expect(list.contentOffset == top)
      stage.end()
    }
  }
}
