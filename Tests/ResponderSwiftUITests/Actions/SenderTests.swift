import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

@MainActor @Suite("ActionSender: from where it sends")
struct SenderTests {
  let log = ActionLog()

  private final class Senders {
    var sender: ActionSender?
    func keep(_ sender: ActionSender) { self.sender = sender }
  }

  private struct Catching: View {
    let senders: Senders
    @Environment(\.actionSender) private var sender
    var body: some View {
      let _ = senders.keep(sender)
      Text("x")
    }
  }

  @Test("a view without a place is told so once for each action")
  func unplaced() async throws {
    struct Lost: ResponderAction {
      typealias Responder = Never
    }
    struct LostQuestion: AnsweringResponderAction {
      typealias Responder = Never
      typealias Failure = Never
      typealias Output = Int
    }
    struct LostDownload: AsyncResponderAction {
      typealias Responder = Never
      typealias Output = Int
    }
    let senders = Senders()
    let stage = TagStage(Catching(senders: senders))
    let sender = try #require(senders.sender)
    #expect(sender.debugDescription == "without a place")
    #expect(sender.find(action: Lost()) == nil)
    func reported(_ name: String) -> Bool {
      ResponderLog.reported.contains("action.unplaced \(name)")
    }
    #expect(!reported("Lost"))
    #expect(sender.execute(action: Lost()) == nil)
    #expect(reported("Lost") && !reported("LostQuestion"))
    #expect(sender.execute(action: LostQuestion()) == nil)
    #expect(reported("LostQuestion") && !reported("LostDownload"))
    #expect(try await sender.execute(action: LostDownload()) == nil)
    #expect(reported("LostDownload"))
    stage.end()
  }

  @Test("asked in a body before the view is there")
  func body() throws {
    struct Early: ResponderAction {
      typealias Responder = Never
    }
    struct Asking: View {
      let log: ActionLog
      @Environment(\.actionSender) private var sender
      var body: some View {
        let _ = log.add(sender.find(action: Early()) == nil ? "nil" : "taken")
        let _ = sender.execute(action: Early())
        Text("x")
      }
    }
    let stage = TagStage(Asking(log: log).responderAction(Early.self) { _ in })
    #expect(log.lines.first == "nil")
    #expect(!ResponderLog.reported.contains { $0.hasPrefix("action.unplaced Early") })
    stage.end()
  }

  @Test("a walk that stops at a sheet's presentation")
  func presentation() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let senders: Senders
      let log: ActionLog
      var body: some View {
        Text("behind")
          .sheet(isPresented: $model.isOn) {
            Catching(senders: senders).responderAction(Choose.self) { _ in }
          }
          .noting("behind", log)
      }
    }
    let (model, senders) = (Model(), Senders())
    let stage = TagStage(Screen(model: model, senders: senders, log: log))
    stage.run { model.isOn = true }
    let sender = try #require(senders.sender)
    #expect(sender.debugDescription == "at a place")
    #expect(sender.find(action: Note(), atPresentation: .stop) == nil)
    #expect(sender.execute(action: Note(), atPresentation: .stop) == nil)
    #expect(sender.find(action: Choose(row: 1), atPresentation: .stop) != nil)
    #expect(log.lines.isEmpty)
    sender.execute(action: Note())
    #expect(log.lines == ["behind: x"])
    stage.run { model.isOn = false }
    stage.end()
  }

  @Test("an awaited handler keeps no view alive")
  func awaited() async throws {
    let (model, senders) = (Model(), Senders())
    var answer: CheckedContinuation<String, Never>?
    let stage = TagStage(
      Observing(model) { model in
        VStack {
          if !model.isOn {
            VStack {
              Catching(senders: senders)
              Sending(name: "row")
            }
            .responderAction(Fetch.self) { _ in await withCheckedContinuation { answer = $0 } }
          }
        }
      })
    var sender = senders.sender
    senders.sender = nil
    let task = Task { [sender] in await sender?.execute(action: Fetch(name: "page")) }
    sender = nil
    while answer == nil { await Task.yield() }
    weak let row: SendingView? = stage.all(SendingView.self).first
    weak let end = ActionPlaces.all.first?.front
    #expect(row != nil && end != nil)
    stage.run { model.isOn = true }
    TagStage.rest()
    #expect(row == nil && end == nil)
    answer?.resume(returning: "answered")
    #expect(await task.value == "answered")
    stage.end()
  }
}
