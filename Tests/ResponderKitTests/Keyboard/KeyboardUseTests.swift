import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests whether somebody still uses a keyboard of which no notification says that it has left.
@MainActor @Suite("Who uses the keyboard")
struct KeyboardUseTests {
  @Test("a docked keyboard that lost its responder without a hide has left", .fact("T4.13.61"))
  func leavesWithoutHide() {
    let stage = AnchorStage(policy: nil)
    let (center, monitor) = (NotificationCenter(), KeyboardMonitor.shared)
    let own = KeyboardMonitor(center: center)
    var events: [KeyboardEvent.Kind] = []
    let token = own.observe { events.append($0.kind) }
    defer { token.cancel() }
    #expect(own.overlap(in: stage.list) == 0)
    AnchorStage.post(.willShow, AnchorStage.docked(336), to: center)
    // Nobody uses it, as if it were another process's.
    stage.device.advance(by: 2)
    #expect(own.state.placement == .docked)
    stage.open()
    stage.device.perform { stage.field.resignFirstResponder() }
    #expect(monitor.state.placement == .hidden && own.state.placement == .docked)
    stage.device.advance(by: 1)
    #expect(own.state.placement == .hidden && own.overlap(in: stage.list) == 0)
    #expect(events == [.willShow, .willHide] && own.lastEvent?.duration == 0)
  }

  @Test("another app's keyboard has left when this app is in front again", .fact("T4.13.72"))
  func spotlight() {
    let stage = AnchorStage(policy: nil)
    let (center, list) = (NotificationCenter(), stage.list)
    let own = KeyboardMonitor(center: center)
    AnchorStage.post(.willShow, AnchorStage.docked(336), isLocal: false, to: center)
    stage.device.advance(by: 2)
    #expect(own.overlap(in: list) == 336)
    stage.device.enterBackground()
    stage.device.enterForeground()
    // What is posted late is about the keyboard of before.
    AnchorStage.post(.didShow, AnchorStage.docked(336), isLocal: false, to: center)
    stage.device.advance(by: 1)
    #expect(own.overlap(in: list) == 0)
    AnchorStage.post(.willShow, AnchorStage.docked(336), isLocal: false, to: center)
    stage.device.advance(by: 2)
    #expect(own.overlap(in: list) == 336)
  }

  /// A controller that shows a panel in the keyboard's place.
  private final class PanelController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { panel }
    private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 336))
  }

  @Test(
    "a panel of a controller's own uses the keyboard's place", .fact("T4.4.36"),
    arguments: [false, true])
  func panel(isAbove: Bool) {
    let stage = AnchorStage(policy: nil)
    let controller = PanelController()
    stage.controller.addChild(controller)
    stage.controller.view.addSubview(controller.view)
    let canvas = FocusableView(frame: CGRect(x: 16, y: 160, width: 200, height: 36))
    controller.view.addSubview(canvas)
    stage.open()
    stage.device.perform {
      _ = (isAbove ? canvas : controller as UIResponder).becomeFirstResponder()
    }
    stage.device.advance(by: 2)
    #expect(KeyboardMonitor.shared.overlap(in: stage.list) == 336)
    // When the canvas resigns, the controller above it takes over.
    for _ in 0..<2 { stage.device.perform { UIResponder.resignCurrent() } }
    stage.device.settle()
    #expect(KeyboardMonitor.shared.overlap(in: stage.list) == 0)
  }
}
