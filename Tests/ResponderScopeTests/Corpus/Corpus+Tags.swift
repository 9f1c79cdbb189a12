import DebugHostScreens
import HeadlessDriver
import ResponderJournal
import ResponderKit
import SwiftUI
import UIKit

extension CorpusRow {
  /// Opens a demo screen about tags or modifiers, and presses its button.
  private static func play(_ screen: DiagnosisScreen, isMistaken: Bool)
    -> @MainActor @Sendable (CorpusApp) -> Void
  {
    { app in
      app.boot(screen.makeController(isMistaken: isMistaken))
      if let button = button(in: app.view) { app.tap(button) }
      app.rest()
    }
  }

  @MainActor
  private static func button(in view: UIView) -> UIView? {
    view.accessibilityIdentifier == "act"
      ? view : view.subviews.lazy.compactMap { button(in: $0) }.first
  }

  private final class Step: ObservableObject {
    @Published var number = 0
  }

  private struct Moving: View {
    @ObservedObject var step: Step

    var body: some View {
      VStack {
        if step.number < 2 { TextField("Name", text: .constant("")).responderTag("name") }
        if step.number > 0 { TextField("Name", text: .constant("")).responderTag("name") }
      }
      .withResponderChainEnvironmentObject()
    }
  }

  static let tagRows: [CorpusRow] = [
    .fires(.duplicateTag, "two fields of one screen with one tag", play(.tag, isMistaken: true)),
    .silent(.duplicateTag, "two fields with a tag each", play(.tag, isMistaken: false)),
    .silent(.duplicateTag, "a SwiftUI transition that shows a field twice for a moment") { app in
      let step = Step()
      app.boot(UIHostingController(rootView: Moving(step: step)))
      app.device.perform { step.number = 1 }
      app.device.advance(by: 0.35)
      app.turn { step.number = 2 }
    },
    .fires(
      .tagNotFocused, "a tag that is asked for and that no view has",
      play(.tagNotFocused, isMistaken: true)),
    .silent(
      .tagNotFocused, "a tag that is asked for and whose view takes the focus",
      play(.tagNotFocused, isMistaken: false)),
    .fires(
      .ambiguousScrollView, "a modifier around two lists of one size",
      play(.twoLists, isMistaken: true)),
    .silent(
      .ambiguousScrollView, "the modifier on one of the two lists",
      play(.twoLists, isMistaken: false)),
  ]
}
