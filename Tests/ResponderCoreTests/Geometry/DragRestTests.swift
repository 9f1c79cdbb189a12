import Foundation
import Testing

@testable import ResponderCore

/// Tests the prediction of where a drag comes to rest, as far as it can be known.
@Suite("DragRest")
struct DragRestTests {
  private func geometry(y: CGFloat = 500, x: CGFloat = 0) -> ScrollViewGeometry {
    ScrollViewGeometry(
      viewport: CGSize(width: 400, height: 800), contentSize: CGSize(width: 4000, height: 8000),
      contentOffset: CGPoint(x: x, y: y), inset: Insets())
  }

  private func seen(
    y: CGFloat = 500, velocity: CGPoint = point(0, 1), isDecelerating: Bool = true,
    isPaging: Bool = false, isLocked: Bool = false, mayBeRetargeted: Bool = false,
    endsAlone: Bool = true
  ) -> DragRest {
    DragRest(
      geometry: geometry(y: y), velocity: velocity, isDecelerating: isDecelerating, rate: 0.998,
      isPaging: isPaging, isLocked: isLocked, scale: 3, mayBeRetargeted: mayBeRetargeted,
      endsAlone: endsAlone)
  }

  @Test("the rest is known unless something else decides it")
  func known() {
    #expect(seen().isKnown)
    #expect(abs(seen().projection.restingOffset.y - 994) < 1)
    #expect(!seen(mayBeRetargeted: true).isKnown)
    #expect(!seen(endsAlone: false).isKnown)
    // A list that does not decelerate stays where it is, so other code cannot change where it
    // rests.
    let still = seen(isDecelerating: false, mayBeRetargeted: true)
    #expect(still.isKnown && still.projection.restingOffset.y == 500)
  }

  @Test("a slow finger matters only for a page or past an edge")
  func doubtful() {
    #expect(seen(velocity: point(0, 0.5)).others.isEmpty)
    #expect(seen(velocity: point(0, 0.5), isPaging: true).others == [point(0, 800)])
    #expect(seen(velocity: point(0, 0.7), isPaging: true).others.isEmpty)
    #expect(seen(y: -60, velocity: point(0, -0.5)).others == [.zero])
    #expect(seen(velocity: .zero, isPaging: true).others.isEmpty)
  }

  @Test("a directional lock leaves one of the axes where it is")
  func lock() {
    let rest = seen(velocity: point(1, 1), isLocked: true)
    #expect(rest.others.map(\.x).contains(0) && rest.others.map(\.y).contains(500))
    #expect(seen(velocity: point(0, 1), isLocked: true).others.isEmpty)
    #expect(seen(velocity: point(1, 0), isLocked: true).others.isEmpty)
    #expect(seen(velocity: point(1, 1)).others.isEmpty)
  }

  @Test("a target that the delegate wrote counts, and with paging it may")
  func told() {
    func told(isPaging: Bool, endsAlone: Bool = true) -> DragRest {
      DragRest(
        geometry: geometry(), velocity: point(0, 1), isDecelerating: false, rate: 0.998,
        isPaging: isPaging, isLocked: true, scale: 3, target: point(0, 9999), mayBeRetargeted: true,
        endsAlone: endsAlone)
    }
    #expect(told(isPaging: false).projection.restingOffset.y == 7200)
    #expect(told(isPaging: false).others.isEmpty)
    #expect(told(isPaging: true).others == [point(0, 7200)])
    #expect(told(isPaging: false).isKnown && !told(isPaging: false, endsAlone: false).isKnown)
  }

  @Test("an answer is given only if every possible rest agrees")
  func decision() {
    func decide(_ offset: CGPoint) -> DismissalDecision {
      .decide(
        fieldRect: rect(0, 700, 100, 44), geometry: geometry(), restingOffset: offset,
        obscuredBy: nil)
    }
    #expect(seen().decision(decide)?.verdict == .dismiss)
    #expect(seen(isDecelerating: false).decision(decide)?.verdict == .keep)
    #expect(seen(mayBeRetargeted: true).decision(decide) == nil)
    // The list may rest at either of two pages, and the field is hidden at both.
    let doubtful = seen(velocity: point(0, 0.5), isPaging: true)
    #expect(
      doubtful.others.map { decide($0).verdict } + [
        decide(doubtful.projection.restingOffset).verdict
      ]
        == [.dismiss, .dismiss])
    #expect(doubtful.decision(decide)?.verdict == .dismiss)
  }
}
