import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Physics: release")
struct PhysicsReleaseTests {
  static func release(
    offset: CGFloat, limits: ClosedRange<CGFloat> = 0...10_000, velocity: CGFloat,
    heldFor: TimeInterval = 0, isPaging: Bool = false,
    configuration: ScrollPhysics.Configuration = .init()
  ) -> Release {
    Release(
      x: Release.Axis(offset: 0, limits: 0...0, length: 390, isScrollable: false),
      y: Release.Axis(offset: offset, limits: limits, length: 400),
      velocity: CGPoint(x: 0, y: velocity), heldFor: heldFor, rate: 0.998, isPaging: isPaging,
      grid: PixelGrid(scale: 3), configuration: configuration)
  }

  static let holds = [ScrollPhysics.Configuration.Hold.keepsVelocity, .clearsVelocity]

  @Test(
    "content dragged at .19, then held inside, does not move", .fact("T4.9.8"),
    arguments: holds
  )
  func heldInside(hold: ScrollPhysics.Configuration.Hold) {
    var configuration = ScrollPhysics.Configuration()
    configuration.hold = hold
    let release = Self.release(
      offset: 500, velocity: 0.19, heldFor: 0.32, configuration: configuration)
    #expect(release.velocity == .zero)
    #expect(release.target == CGPoint(x: 0, y: 500))
    #expect(release.flight(to: release.target) == nil)
  }

  @Test(
    "content dragged at .625, then held past the edge, reports −.625", .fact("T4.9.9"),
    arguments: holds
  )
  func heldPastEdge(hold: ScrollPhysics.Configuration.Hold) throws {
    var configuration = ScrollPhysics.Configuration()
    configuration.hold = hold
    let release = Self.release(
      offset: -235, velocity: -0.625, heldFor: 0.32, configuration: configuration)
    #expect(release.velocity == CGPoint(x: 0, y: -0.625))
    #expect(release.target == .zero)
    let flight = try #require(release.flight(to: release.target)).y
    #expect(flight.rest == 0)
    #expect(abs(flight.duration - 0.691) <= 1.0 / 60)
  }

  @Test("after .625 and a hold inside, the two readings differ", .fact("C5.7"))
  func heldFast() {
    #expect(Self.release(offset: 500, velocity: 0.625, heldFor: 0.32).velocity.y == 0.625)
    var other = ScrollPhysics.Configuration()
    other.hold = .clearsVelocity
    let release = Self.release(offset: 500, velocity: 0.625, heldFor: 0.32, configuration: other)
    #expect(release.velocity == .zero)
    #expect(Self.release(offset: 500, velocity: 0.2, configuration: other).velocity.y == 0.2)
  }

  static let targets: [(Double, Double)] = [
    (0.75, 700), (0.75, 520), (0.75, 300), (0, 600), (0, 400),
  ]

  @Test(
    "a flight ends at the delegate's target, with or without speed", .fact("T4.9.32", "T4.9.33"),
    arguments: targets)
  func retarget(velocity: Double, target: Double) throws {
    let release = Self.release(offset: 500, velocity: CGFloat(velocity))
    let flight = try #require(release.flight(to: CGPoint(x: 0, y: target))).y
    #expect(Double(flight.rest) == target)
    #expect(flight.duration > 0)
  }

  @Test("a target at the offset stops the content there")
  func stopHere() {
    let release = Self.release(offset: 500, velocity: 2)
    #expect(release.flight(to: CGPoint(x: 0, y: 500)) == nil)
  }

  static let pages: [(Double, Double, Double)] = [
    (100, 0.5, 400), (100, 5, 400), (300, -0.5, 0), (190, 0, 0), (210, 0, 400), (400, 0, 400),
    (9_990, 1, 10_000), (-50, 0, 0),
  ]

  @Test(
    "paging goes one page with the flick, or to the nearest", .fact("T4.9.34", "T4.9.35"),
    arguments: pages)
  func paging(offset: Double, velocity: Double, page: Double) {
    let release = Self.release(offset: CGFloat(offset), velocity: CGFloat(velocity), isPaging: true)
    #expect(Double(release.target.y) == page)
    let flight = release.flight(to: release.target)?.y
    #expect(Double(flight?.rest ?? CGFloat(offset)) == page)
    let positions = (0...200).compactMap { flight?.position(at: Double($0) / 100) }
    let (low, high) = (min(offset, page) - 0.001, max(offset, page) + 0.001)
    #expect(positions.allSatisfy { (low...high).contains(Double($0)) })
  }

  @Test("paging ignores a target that the delegate wrote, by default", .fact("T4.9.36", "C5.8"))
  func pagingTarget() throws {
    let release = Self.release(offset: 100, velocity: 1, isPaging: true)
    #expect(try #require(release.flight(to: CGPoint(x: 0, y: 900))).y.rest == 400)
    var other = ScrollPhysics.Configuration()
    other.delegateMovesPagingTarget = true
    let honoured = Self.release(offset: 100, velocity: 1, isPaging: true, configuration: other)
    #expect(try #require(honoured.flight(to: CGPoint(x: 0, y: 900))).y.rest == 900)
  }

  static let steps: [(Double, Double)] = [
    (1.52, 0.19), (5, 0.625), (6, 0.75), (25, 3.125),
  ]

  @Test("the velocity of equal steps is the step over 8 ms", .fact("T4.9.6"), arguments: steps)
  func estimator(step: Double, velocity: Double) {
    var estimator = VelocityEstimator()
    for index in 0...60 {
      estimator.add(CGPoint(x: 0, y: 800 - step * Double(index)), at: 5 + 0.008 * Double(index))
    }
    #expect(abs(Double(estimator.velocity.y) + velocity) < 1e-6)
    // Lifting later at the same place changes nothing (C5.7).
    estimator.add(CGPoint(x: 0, y: 800 - step * 60), at: 5.8)
    #expect(abs(Double(estimator.velocity.y) + velocity) < 1e-6)
  }
}
