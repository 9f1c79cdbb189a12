import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("The turn clock")
struct TurnClockTests {
  typealias Picture = LoopChoices.Commit

  enum Beat: CaseIterable, Sendable {
    case changed, place, settled, frame
  }

  /// The number of clients that other tests have left, such as that of a HUD.
  private let others: Int

  init() {
    // Ends the behaviours of the lists that other tests have left.
    _ = Device.boot()
    HeadlessLoop.main.turn {}
    others = TurnClock.shared.clientCount
  }

  private final class Log {
    var entries: [String] = []
    var client: TurnClient?
    func note(_ entry: String) { entries.append(entry) }
  }

  private func boot(_ view: UIView = UIView()) -> (Device, UIWindow) {
    let device = Device.boot(view: view)
    device.settle()
    return (device, device.windows[0])
  }

  /// Returns a client that runs the closure in one beat of the clock, and does nothing in the
  /// others.
  private func client(in beat: Beat, _ body: @escaping @MainActor () -> Void) -> TurnClient {
    switch beat {
    case .changed: TurnClient(changed: body)
    case .place: TurnClient(place: body)
    case .settled: TurnClient(settled: body)
    case .frame: TurnClient(frame: body)
    }
  }

  private func bring(_ beat: Beat, to client: TurnClient?, _ device: Device) {
    switch beat {
    case .changed, .settled: device.perform {}
    case .place: device.perform { client?.needsPlace(in: device.windows.first) }
    case .frame:
      client?.needsFrames = true
      device.advance(by: 0.05)
      client?.needsFrames = false
    }
  }

  @Test("place is in the commit, whatever the order", arguments: Picture.allCases)
  func order(_ picture: Picture) {
    picture.run {
      let device = Device.boot(view: UIView())
      let log = Log()
      let client = TurnClient(
        changed: { log.note("changed") }, place: { log.note("place") },
        settled: { log.note("settled") })
      defer { client.end() }
      device.settle()
      log.entries = []
      device.onFrame = { _ in log.note("sent") }
      device.perform {
        log.note("event")
        client.needsPlace(in: device.windows[0])
      }
      device.onFrame = nil
      let commit = ["place", "sent"]
      #expect(
        log.entries
          == (picture == .updateCycle
            ? ["event"] + commit + ["changed", "settled"]
            : ["event", "changed"] + commit + ["settled"]))
    }
  }

  @Test("a released client leaves nothing in the app's window")
  func abandoned() {
    let (device, window) = boot()
    let layers = window.layer.sublayers?.count
    device.run {
      let client = TurnClient(place: {})
      client.needsPlace(in: window)
      #expect(window.layer.sublayers?.count == (layers ?? 0) + 1)
    }
    #expect(window.layer.sublayers?.count == layers)
  }

  @Test("a client without a place gets no layer")
  func noPlace() {
    let (_, window) = boot()
    let layers = window.layer.sublayers
    let (without, ended) = (TurnClient(settled: {}), TurnClient(place: {}))
    ended.end()
    for client in [without, ended] {
      client.needsPlace(in: window)
      #expect(window.layer.sublayers == layers)
    }
    without.end()
  }

  @Test("a window in the background has no place")
  func background() {
    let (device, window) = boot()
    let layers = window.layer.sublayers
    let client = TurnClient(place: {})
    defer { client.end() }
    device.sendToBackground(device.scene)
    client.needsPlace(in: window)
    #expect(window.layer.sublayers == layers)
    device.activate(device.scene)
    client.needsPlace(in: window)
    #expect(window.layer.sublayers != layers)
    device.settle()
  }

  @Test("layout on another thread ends no app")
  func otherThread() async {
    nonisolated(unsafe) let layer = PlaceLayer()
    var placed = 0
    layer.onLayout = { placed += 1 }
    await Task.detached { layer.layoutSublayers() }.value
    #expect(placed == 0)
    layer.layoutSublayers()
    #expect(placed == 1)

    final class Probe: PlatformProbe {
      var count = 0
      override func laidOut() { count += 1 }
    }
    let probe = Probe()
    await Task.detached { probe.layoutSubviews() }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(probe.count == 1)
  }

  @Test("place sees what the layout of its window has made", arguments: Picture.allCases)
  func placeAfterLayout(_ picture: Picture) {
    picture.run {
      let root = Filling()
      let device = Device.boot(view: root)
      device.settle()
      let log = Log()
      let client = TurnClient(place: { log.note("\(root.inner.frame.width)") })
      defer { client.end() }
      device.perform {
        client.needsPlace(in: device.windows[0])
        root.part = 0.25
        root.setNeedsLayout()
      }
      #expect(log.entries.last == "\(390 * 0.25)")
    }
  }

  private final class Filling: UIView {
    let inner = UIView()
    var part: CGFloat = 1

    override func layoutSubviews() {
      super.layoutSubviews()
      if inner.superview == nil { addSubview(inner) }
      inner.frame = CGRect(x: 0, y: 0, width: bounds.width * part, height: 10)
    }
  }

  @Test("a wrong place, mended at most twice", arguments: Picture.allCases, [1, 2, 5])
  func mends(_ picture: Picture, _ wrongs: Int) {
    picture.run {
      let device = Device.boot(view: UIView())
      device.settle()
      var (placed, sent) = (0, 0)
      let client = TurnClient(place: { placed += 1 }, isPlaced: { placed > wrongs })
      defer { client.end() }
      device.onFrame = { _ in sent += 1 }
      // Once a place is right, the corrections are counted from 0 again, so the second request is
      // corrected as often as the first. With more than two wrong places, no place becomes right,
      // so the test makes only one request.
      for _ in 0..<(wrongs > 2 ? 1 : 2) {
        (placed, sent) = (0, 0)
        device.run { client.needsPlace(in: device.windows[0]) }
        #expect(placed == min(wrongs, 2) + 1)
        #expect(sent == min(wrongs, 2) + 1)
      }
      device.onFrame = nil
      if wrongs > 2 { #expect(ResponderLog.reported.contains("turn.misplaced")) }
    }
  }

  @Test("a client that ends itself hears nothing more", arguments: Picture.allCases, Beat.allCases)
  func endsItself(_ picture: Picture, _ beat: Beat) {
    picture.run {
      let device = Device.boot(view: UIView())
      let (log, other) = (Log(), Log())
      log.client = client(in: beat) {
        log.note("told")
        log.client?.end()
      }
      other.client = client(in: beat) { other.note("told") }
      for _ in 0..<2 {
        bring(beat, to: log.client, device)
        bring(beat, to: other.client, device)
      }
      #expect(log.entries == ["told"])
      #expect(other.entries.count >= 2)
      other.client?.end()
      #expect(TurnClock.shared.clientCount == others)
      #expect(TurnClock.shared.isObserving == (others > 0))
    }
  }

  @Test("a client that ends another one", arguments: Picture.allCases, Beat.allCases)
  func endsAnother(_ picture: Picture, _ beat: Beat) {
    picture.run {
      let device = Device.boot(view: UIView())
      let (log, other) = (Log(), Log())
      log.client = client(in: beat) { other.client?.end() }
      other.client = client(in: beat) { other.note("told") }
      other.client?.needsFrames = beat == .frame
      bring(beat, to: log.client, device)
      if beat != .place { #expect(other.entries.isEmpty) }
      log.client?.end()
      other.client?.end()
    }
  }

  @Test("a window may be thrown away in a beat", arguments: Picture.allCases, Beat.allCases)
  func losesWindow(_ picture: Picture, _ beat: Beat) {
    picture.run {
      let device = Device.boot(view: UIView())
      var window: UIWindow? = UIWindow(windowScene: device.scene)
      window?.isHidden = false
      weak let gone = window
      let log = Log()
      log.client = client(in: beat) {
        log.note("told")
        gone?.isHidden = true
        gone?.windowScene = nil
        window = nil
      }
      if beat == .place {
        device.perform { log.client?.needsPlace(in: window) }
      } else {
        bring(beat, to: log.client, device)
      }
      bring(beat, to: log.client, device)
      device.settle()
      #expect(!log.entries.isEmpty && gone == nil)
      log.client?.end()
    }
  }

  @Test("a run loop nested in settled brings no second one")
  func nested() {
    let device = Device.boot(view: UIView())
    let (log, other) = (Log(), Log())
    log.client = client(in: .settled) {
      log.note("told")
      // A nested run loop does the same: it calls its observers before it waits.
      if log.entries.count == 1 { HeadlessLoop.main.beforeWaiting() }
    }
    other.client = client(in: .settled) { other.note("told") }
    device.perform {}
    #expect(log.entries.count == 1 && other.entries.count == 1)
    log.client?.end()
    other.client?.end()
  }

  @Test("a released client is told nothing, and nothing is observed")
  func letGo() {
    let device = Device.boot(view: UIView())
    let log = Log()
    log.client = client(in: .settled) { log.note("told") }
    device.perform {}
    log.client = nil
    device.perform {}
    #expect(log.entries == ["told"] && TurnClock.shared.clientCount == others)
    #expect(TurnClock.shared.isObserving == (others > 0))
  }

  @Test("at rest there is no turn, no frame and no place", arguments: Picture.allCases)
  func rest(_ picture: Picture) {
    picture.run {
      let device = Device.boot(view: UIView())
      let log = Log()
      let client = TurnClient(
        changed: { log.note("changed") }, place: { log.note("place") },
        settled: { log.note("settled") }, frame: { log.note("frame") })
      defer { client.end() }
      device.perform { client.needsPlace(in: device.windows[0]) }
      #expect(device.settle())
      log.entries = []
      let turns = HeadlessLoop.main.turnCount
      device.advance(by: 60)
      #expect(log.entries.isEmpty && HeadlessLoop.main.turnCount == turns && device.isIdle)
    }
  }

  @Test("blocks run at this turn's end, or the next's", arguments: Picture.allCases)
  func turnEnd(_ picture: Picture) {
    picture.run {
      let device = Device.boot(view: UIView())
      device.settle()
      let log = Log()
      let turn = HeadlessLoop.main.turnCount
      device.perform {
        TurnClock.shared.atTurnEnd {
          log.note("\(HeadlessLoop.main.turnCount - turn)")
          TurnClock.shared.atTurnEnd { log.note("\(HeadlessLoop.main.turnCount - turn)") }
        }
      }
      #expect(log.entries == ["1", "2"] && TurnClock.shared.isObserving == (others > 0))
    }
  }
}
