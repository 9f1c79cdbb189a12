#if canImport(SwiftUI) && canImport(UIKit)
  import ResponderKit
  import SwiftUI

  /// A login form whose focus follows a binding. If the user leaves out the name or types too short
  /// a password, the focus moves to that field.
  struct LoginScreen: View {
    enum Field: Hashable {
      case name, password
    }

    @State private var focus: Field?
    @State private var name = ""
    @State private var password = ""
    @State private var message = " "
    @State private var isSignedIn = false

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Sign in").font(.largeTitle.bold())
        TextField("Name", text: $name)
          .accessibilityIdentifier("name")
          .textFieldStyle(.roundedBorder)
          .submitLabel(.next)
          .onSubmit { focus = .password }
          .responderTag($focus, equals: .name)
        SecureField("Password", text: $password)
          .accessibilityIdentifier("password")
          .textFieldStyle(.roundedBorder)
          .submitLabel(.go)
          .onSubmit { signIn() }
          .responderTag($focus, equals: .password)
        Text(message).foregroundColor(isSignedIn ? .green : .red).font(.footnote)
        Button("Sign in") { signIn() }.accessibilityIdentifier("sign-in")
        Spacer()
      }
      .padding(20)
      .onAppear { focus = .name }
    }

    private func signIn() {
      isSignedIn = !name.isEmpty && password.count >= 4
      if name.isEmpty {
        (message, focus) = ("The name is missing.", .name)
      } else if password.count < 4 {
        (message, focus) = ("A password has four characters or more.", .password)
      } else {
        (message, focus) = ("Welcome, \(name).", nil)
      }
    }
  }
#endif
