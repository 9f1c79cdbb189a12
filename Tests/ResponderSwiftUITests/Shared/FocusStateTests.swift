import SwiftUI
import Testing

@testable import ResponderKit

/// Tests that responder tags and SwiftUI's `FocusState` agree, whichever of them moves the focus.
///
/// The tests write `SwiftUI.FocusState`, because the headless UIKit has a package type named
/// `FocusState`, which they can see too.
@MainActor @Suite struct FocusStateTests {
  private struct Screen: View {
    @SwiftUI.FocusState var focus: Name?
    @ObservedObject var model: Model
    let told: (Name?) -> Void

    var body: some View {
      let _ = told(focus)
      VStack {
        TextField("first", text: .constant("")).focused($focus, equals: .first)
          .responderTag(Name.first)
        TextEditor(text: .constant("")).frame(height: 60).focused($focus, equals: .last)
          .responderTag(Name.last)
        TextField("other", text: .constant(""))
      }
      .onChange(of: model.number) { focus = [nil, .first, .last][$0 % 3] }
    }
  }

  private func screen() throws -> (TagStage, ResponderChain, Model, () -> Name?) {
    let model = Model()
    var state: Name?
    let (stage, chain) = try TagStage.reading(settles: false) { _ in
      Screen(model: model) { state = $0 }
    }
    return (stage, chain, model, { state })
  }

  @Test("a FocusState that is set: the tag follows, without a nil")
  func byFocusState() throws {
    let (stage, chain, model, _) = try screen()
    var values: [String] = []
    let token = chain.firstResponders.sink { values.append($0?.description ?? "nil") }
    for (number, name) in [(1, Name.first), (2, .last), (4, .first)] {
      stage.turn { model.number = number }
      stage.turn()
      #expect(chain.firstResponder == name)
    }
    stage.turn { model.number = 6 }
    stage.turn()
    #expect(chain.firstResponder == nil)
    #expect(stage.focused == nil)
    #expect(values.filter { $0 == "nil" }.count == 2)
    withExtendedLifetime(token) {}
  }

  @Test("a tag that is set and taps: FocusState follows")
  func byTag() throws {
    let (stage, chain, _, state) = try screen()
    stage.turn { chain.firstResponder = Name.last }
    stage.turn()
    #expect(state() == .last)
    try stage.tapField("first")
    #expect(state() == .first)
    #expect(chain.firstResponder == Name.first)
    try stage.tapField("other")
    #expect(state() == nil)
    #expect(chain.firstResponder == nil)
  }
}
