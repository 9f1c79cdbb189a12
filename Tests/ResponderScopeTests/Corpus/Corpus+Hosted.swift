import HeadlessDriver
import SwiftUI
import Testing
import UIKit

extension CorpusRow {
  /// Screens of SwiftUI under each version of iOS whose hosting views differ.
  static let hostedRows: [CorpusRow] = [17, 18, 26, 27].flatMap { version in
    hosted.map { $0.on(system: version) }
  }

  private static let hosted: [CorpusRow] = [
    .silent(.layoutNotRestored, "a SwiftUI sign-in in the middle of the screen") { app in
      try edit(app, VStack { fields(2) })
    },
    .silent(.layoutNotRestored, "a SwiftUI sign-in at the bottom, with an error as it ends") {
      app in
      let step = Step()
      try edit(app, signIn(step)) { step.isOn = true }
    },
    .silent(.fieldBehindKeyboard, "a SwiftUI form that scrolls, edited near its end") { app in
      try edit(app, ScrollView { VStack { fields(12) } }, last: true)
    },
    .silent(.insetNotRestored, "a SwiftUI list whose row is edited") { app in
      try edit(app, List { fields(30) })
    },
    .silent(.needlessLift, "a SwiftUI chat with its composer in the safe area") { app in
      try edit(app, chat.safeAreaInset(edge: .bottom) { composer })
    },
    .silent(.needlessLift, "a SwiftUI chat with its composer below the messages") { app in
      try edit(app, chatAbove)
    },
    .silent(.fieldBehindBar, "a SwiftUI placeholder over an empty editor") { app in
      try edit(app, TextEditor(text: .constant("")).overlay { Text("Say something kind") })
    },
    .silent(.fieldBehindBar, "a SwiftUI bar over the upper half of a form") { app in
      let bar = Text("Offline").frame(width: 390, height: 44).background(Color.gray)
      try edit(app, low(2).overlay(alignment: .top) { bar })
    },
    .silent(.layoutNotRestored, "a SwiftUI composer above stickers in the keyboard's place") {
      app in
      let step = Step()
      try edit(app, stickers(step)) { step.isOn = true }
      app.turn { step.isOn = false }
    },
    .silent(.insetNotRestored, "a list that keeps its room for the stickers of SwiftUI") { app in
      let step = Step()
      app.boot(UIHostingController(rootView: stickers(step)))
      let (list, fields) = app.keeper()
      app.focus(fields[1])
      app.turn {
        step.isOn = true
        fields[1].resignFirstResponder()
      }
      app.rest()
      app.turn {
        step.isOn = false
        list.contentInset.bottom = 0
      }
    },
    .silent(.fieldLeftWithScreen, "a SwiftUI sheet that goes after its field") { app in
      app.boot()
      let sheet = UIHostingController(rootView: VStack { fields(2) })
      app.turn { app.root.present(sheet, animated: true) }
      app.rest()
      app.edit(try #require(textField(in: sheet.view)))
      app.turn { sheet.dismiss(animated: true) }
    },
    .fires(.fieldBehindBar, "a SwiftUI bar that stands on the keyboard, over the field") { app in
      let bar = Button {
      } label: {
        Text("Send").frame(width: 390, height: 60)
      }
      .background(Color.gray)
      try focus(app, low(1).overlay(alignment: .bottom) { bar })
    },
    .fires(.fieldBehindKeyboard, "a SwiftUI screen that ignores the keyboard") { app in
      try focus(app, low(1).ignoresSafeArea(.keyboard))
    },
    .fires(.orphanAtRest, "a SwiftUI scroll view whose field code scrolls away") { app in
      try focus(app, ScrollView { VStack { fields(40) } })
      let field = try #require(inputs(in: app.view).first)
      let list = try #require(
        sequence(first: field, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first)
      app.turn { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    },
    .fires(.layoutNotRestored, "a SwiftUI screen that an app raises, and leaves there") { app in
      app.onKeyboard { [weak app] height, isUp in
        if isUp { app?.view.transform = CGAffineTransform(translationX: 0, y: -height) }
      }
      try edit(app, VStack { fields(2) }.ignoresSafeArea(.keyboard))
    },
    .fires(.fieldLeftWithScreen, "a SwiftUI screen popped while its field is edited") { app in
      let screen = UIHostingController(rootView: VStack { fields(1) })
      let navigation = app.push(screen)
      app.focus(try #require(textField(in: screen.view)))
      app.turn { navigation.popViewController(animated: true) }
    },
  ]

  // MARK: Screens

  private final class Step: ObservableObject {
    @Published var isOn = false
  }

  @MainActor private static func fields(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) {
      TextField("Field \($0)", text: .constant("")).frame(height: 44)
    }
  }

  /// Fields at the bottom of the screen.
  @MainActor private static func low(_ count: Int) -> some View {
    VStack {
      Spacer()
      fields(count)
    }
  }

  @MainActor private static var chatAbove: some View {
    VStack {
      chat
      composer
    }
  }

  @MainActor private static var chat: some View {
    ScrollView {
      VStack { ForEach(0..<30, id: \.self) { Text("Message \($0)").frame(height: 40) } }
    }
  }

  @MainActor private static var composer: some View {
    HStack {
      fields(1)
      Button("Send") {}
    }
    .background(Color.gray)
  }

  /// A sign-in at the bottom of the screen, with an error line.
  @MainActor private static func signIn(_ step: Step) -> some View {
    Stepping(step: step) { isOn in
      VStack {
        low(2)
        if isOn { Text("Wrong password") }
        Button("Sign in") {}
      }
    }
  }

  /// A composer that stands on the keyboard or, in its place, on rows of stickers.
  @MainActor private static func stickers(_ step: Step) -> some View {
    Stepping(step: step) { isOn in
      VStack {
        Spacer()
        composer
        if isOn { ForEach(0..<6, id: \.self) { Text("\($0)").frame(width: 380, height: 40) } }
      }
    }
  }

  private struct Stepping<Content: View>: View {
    @ObservedObject var step: Step
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(step.isOn) }
  }

  // MARK: Users

  /// Boots a screen, and edits its first or last field.
  @MainActor
  private static func focus(_ app: CorpusApp, _ screen: some View, last: Bool = false) throws {
    app.boot(UIHostingController(rootView: screen))
    let inputs = inputs(in: app.view)
    app.focus(try #require(last ? inputs.last : inputs.first))
  }

  /// Does so, ends editing in a turn with a change, and rests.
  @MainActor
  private static func edit(
    _ app: CorpusApp, _ screen: some View, last: Bool = false, _ change: () -> Void = {}
  ) throws {
    try focus(app, screen, last: last)
    app.turn {
      change()
      app.view.endEditing(true)
    }
    app.rest()
  }

  @MainActor
  private static func inputs(in view: UIView) -> [UIView] {
    view is any UITextInput ? [view] : view.subviews.flatMap { inputs(in: $0) }
  }
}
