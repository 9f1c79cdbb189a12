import DebugHostScreens
import Foundation
import HeadlessDriver
import HeadlessRenderer
import Testing
import UIKit

@testable import HeadlessServe

/// Tests the differences of layers. They are small, and a page that applies them has the whole
/// picture.
@MainActor
@Suite("Differences of pictures")
struct PictureChangeTests {
  private let renderer = SVGRenderer()

  /// The page's copy of the layers, as its script keeps it.
  private struct Page {
    var nodes: [Int: PictureState.Node] = [:]
    var roots: [Int] = []
    var box: [Double] = []
    var definitions: [String: String] = [:]

    mutating func apply(_ change: PictureChange) {
      if let box = change.box { self.box = box }
      for node in change.nodes ?? [] {
        var old =
          nodes[node.i]
          ?? .init(attributes: "", mask: "", back: "", shift: "", own: "", front: "", children: [])
        old.attributes = node.a ?? old.attributes
        old.mask = node.m ?? old.mask
        old.back = node.b ?? old.back
        old.shift = node.s ?? old.shift
        old.own = node.o ?? old.own
        old.front = node.f ?? old.front
        old.children = node.k ?? old.children
        nodes[node.i] = old
      }
      roots = change.roots ?? roots
      for number in change.gone ?? [] { nodes[number] = nil }
      for id in change.forget ?? [] { definitions[id] = nil }
      definitions.merge(change.define ?? [:]) { $1 }
    }

    func shows(_ state: PictureState) -> Bool {
      nodes == state.nodes && roots == state.roots && box == state.box
        && definitions == state.definitions
    }
  }

  @Test("a session of taps, typing and flings: every difference leads to the picture")
  func session() throws {
    defer { _ = Device.boot() }
    let device = Device.boot(root: DemoScreen.form.makeController())
    var numbers = LayerNumbers()
    var page = Page()
    var last = PictureState.empty
    var most = 0
    func look() {
      let state = PictureState(
        renderer.picture(of: device.scene.screen, touches: device.fingerLocations),
        numbers: &numbers)
      page.apply(PictureChange(from: last, to: state))
      #expect(page.shows(state))
      most = max(most, state.nodes.count)
      last = state
    }
    for round in 0..<6 {
      device.tap(at: CGPoint(x: 200, y: 260))
      for _ in 0..<20 {
        device.advance(by: 1 / 60)
        look()
      }
      device.type("a")
      look()
      device.fling(
        from: CGPoint(x: 370, y: 420), velocity: CGPoint(x: 0, y: round.isMultiple(of: 2) ? -3 : 3))
      for _ in 0..<60 {
        device.advance(by: 1 / 60)
        look()
      }
    }
    #expect(most > 50)
    #expect(numbers.count <= 2 * most + 64)
  }

  @Test("equal pictures have no difference")
  func equal() {
    defer { _ = Device.boot() }
    let device = Device.boot(root: DemoScreen.chat.makeController())
    var numbers = LayerNumbers()
    let picture = { renderer.picture(of: device.scene.screen) }
    let (one, other) = (
      PictureState(picture(), numbers: &numbers), PictureState(picture(), numbers: &numbers)
    )
    #expect(PictureChange(from: one, to: other).isEmpty)
    #expect(!PictureChange(from: .empty, to: one).isEmpty)
  }

  @Test("a point of scrolling is a difference of a few layers, not of the screen")
  func scrolling() throws {
    defer { _ = Device.boot() }
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.settle()
    var numbers = LayerNumbers()
    let whole = PictureState(renderer.picture(of: device.scene.screen), numbers: &numbers)
    let finger = device.press(
      from: CGPoint(x: 370, y: 600), to: CGPoint(x: 370, y: 580), duration: 0.1)
    let before = PictureState(renderer.picture(of: device.scene.screen), numbers: &numbers)
    device.touchMove(finger, to: CGPoint(x: 370, y: 579))
    device.advance(by: 1 / 60)
    let after = PictureState(renderer.picture(of: device.scene.screen), numbers: &numbers)
    let step = try JSONEncoder().encode(PictureChange(from: before, to: after)).count
    let all = try JSONEncoder().encode(PictureChange(from: .empty, to: whole)).count
    #expect(step > 0 && step * 8 < all, "\(step) of \(all) bytes")
  }

  @Test("in parts or as text, the renderer draws the same")
  func text() {
    defer { _ = Device.boot() }
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.tap(at: CGPoint(x: 200, y: 260))
    device.settle()
    let svg = renderer.svg(of: device.scene.screen)
    let picture = renderer.picture(of: device.scene.screen)
    #expect(picture.definitions.values.allSatisfy { svg.contains($0) })
    #expect(picture.roots.count == 4 && svg.contains("viewBox"))
  }
}
