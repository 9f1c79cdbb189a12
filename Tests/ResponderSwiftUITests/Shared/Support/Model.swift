import SwiftUI

/// The state with which a test changes a SwiftUI tree from outside.
@MainActor
final class Model: ObservableObject {
  @Published var isOn = false
  @Published var number = 0
  @Published var rows: [Int] = []
}

/// A part of a SwiftUI tree that is evaluated again when the model changes.
struct Observing<Object: ObservableObject, Content: View>: View {
  @ObservedObject private var model: Object
  private let content: (Object) -> Content

  init(_ model: Object, @ViewBuilder _ content: @escaping (Object) -> Content) {
    (self.model, self.content) = (model, content)
  }

  var body: some View { content(model) }
}

/// The name of a field with the focus, as an app keeps it, and all its values in turn.
@MainActor
final class Focus: ObservableObject {
  @Published var name: Name? {
    didSet { history.append(name) }
  }
  @Published var isEdited = false
  @Published var isShown = true
  private(set) var history: [Name?] = []
}

/// Two fields whose names are in a binding, and one without a name.
struct FocusScreen: View {
  @ObservedObject var focus: Focus

  var body: some View {
    VStack {
      if focus.isShown {
        TextField("first", text: .constant(""))
          .onSubmit { focus.name = .last }
          .responderTag($focus.name, equals: .first)
      }
      TextField("last", text: .constant("")).named(.last, in: $focus.name)
      TextField("other", text: .constant(""))
      TextField("flag", text: .constant("")).responderTag($focus.isEdited)
    }
  }
}

extension View {
  /// Compiles because the package's modifier is not isolated, as Apple's are not.
  fileprivate nonisolated func named(_ name: Name, in binding: Binding<Name?>) -> some View {
    responderTag(binding, equals: name)
  }
}

enum Name: Hashable {
  case first, last, nowhere
}
