import HeadlessDriver
import ResponderKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("ResponderActions.lastResponder")
struct LastResponderTests {
  private final class Delegate: NSObject, UIApplicationDelegate, Noting {
    var words: [String] = []
    func note(_ word: String) { words.append(word) }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      ResponderActions.lastResponder = self
      return true
    }
  }

  @Test("the delegate behind an adaptor", .fact("T4.20.27"))
  func adaptor() {
    let stage = TagStage(VStack { Sending(name: "view") })
    let application = UIApplication.shared
    let delegate = Delegate()
    AppDelegate.install(for: delegate, in: application)
    let view = stage.sending("view")
    #expect(view.find(action: Note()) == nil)
    _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
    #expect(view.execute(action: Note(word: "end")) === delegate)
    #expect(delegate.words == ["end"])
    ResponderActions.lastResponder = nil
  }

  @Test("one that stands in the chain is asked there, and once")
  func inTheChain() {
    final class Counting: UIView, ResponderActionRouter {
      var asked = 0
      func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
        asked += 1
        return .proceed
      }
    }
    let (sender, outer) = (Counting(), Counting())
    outer.addSubview(sender)
    ResponderActions.lastResponder = outer
    #expect(sender.execute(action: Note()) == nil)
    #expect(outer.asked == 1)
    // The walk does not continue up the chain from the last responder.
    #expect(UIView().execute(action: Note()) == nil)
    #expect(outer.asked == 2)
    let around = Counting()
    around.addSubview(outer)
    #expect(UIView().execute(action: Note()) == nil)
    #expect(outer.asked == 3 && around.asked == 0)
    ResponderActions.lastResponder = nil
  }

  @Test("not kept alive, nor asked after a veto or a stop")
  func notAsked() {
    final class Vetoing: UIView, ResponderActionRouter {
      func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
        .veto
      }
    }
    let log = ActionLog()
    var last: Noter? = Noter("last", log)
    ResponderActions.lastResponder = last
    #expect(UIView().find(action: Note()) === last)
    #expect(Vetoing().find(action: Note()) == nil)
    let stage = TagStage(Text("behind"))
    let sheet = UIViewController()
    stage.run { stage.controller.present(sheet, animated: false) }
    #expect(sheet.view.find(action: Note()) === last)
    #expect(sheet.view.find(action: Note(), atPresentation: .stop) == nil)
    stage.end()
    last = nil
    #expect(ResponderActions.lastResponder == nil)
  }
}
