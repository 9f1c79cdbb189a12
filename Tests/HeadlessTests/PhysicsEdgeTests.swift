import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Physics: edges")
struct PhysicsEdgeTests {
  static let grid = PixelGrid(scale: 3)
  static let track = AxisFlight.Track(limits: 0...39148, rate: 0.998, bounces: true)

  static let bands: [(Double, Double)] = [(600, -235), (15, -2.667), (10, 0)]

  @Test(
    "the rubber band over 852 pt gives the recorded offsets",
    .fact("T7.1.7", "T7.1.8", "T4.9.24", "T4.9.25"), arguments: bands)
  func rubberBand(travel: Double, offset: Double) {
    let band = RubberBand(dimension: 852)
    let shown = band.offset(for: -(CGFloat(travel) - ScrollPhysics.slop), limits: 0...1000)
    #expect(Self.grid.round(shown) == Self.grid.round(CGFloat(offset)))
  }

  @Test(
    "A drag that catches a bounce starts where the content is",
    arguments: [-235.0, -2.67, 0, 400, 1000, 1100])
  func rubberBandInverse(offset: Double) {
    let band = RubberBand(dimension: 852)
    let wish = band.wish(for: CGFloat(offset), limits: 0...1000)
    #expect(abs(Double(band.offset(for: wish, limits: 0...1000)) - offset) < 1e-6)
  }

  @Test(
    "a flight that reaches the end bounces as recorded",
    .fact(
      "T7.1.3", "T7.1.4", "T7.1.5", "T7.1.6", "T4.9.21", "T4.9.22", "T4.9.27", "T4.9.28", "T4.9.31")
  )
  func impact() throws {
    let axis = Release.Axis(offset: 39088, limits: 0...39148, length: 852)
    let release = Release(
      x: Release.Axis(offset: 0, limits: 0...0, length: 393, isScrollable: false), y: axis,
      velocity: CGPoint(x: 0, y: 3.125), heldFor: 0, rate: 0.998, isPaging: false, grid: Self.grid)
    #expect(release.target == CGPoint(x: 0, y: 39148))
    #expect(release.velocity == CGPoint(x: 0, y: 3.125))

    let free = Deceleration(start: 39088, velocity: 3.125, rate: 0.998)
    let crossing = try #require(free.time(at: 39148))
    #expect(abs(crossing - 0.0196) <= 0.0001)
    #expect(abs(free.velocity(at: crossing) - 3.005) < 0.001)

    let flight = try #require(release.flight(to: release.target)).y
    let offsets = (0...1000).map { flight.position(at: Double($0) / 1000) }
    let peak = try #require(offsets.max())
    #expect(abs(peak - 39248.33) <= 1.5)
    let peakTime = try #require(offsets.firstIndex(of: peak))
    #expect(abs(Double(peakTime) / 1000 - crossing - 0.092) < 0.002)
    #expect(flight.rest == 39148)
    #expect(abs(flight.duration - 0.807) <= 1.0 / 60)
    #expect(flight.position(at: flight.duration) == 39148)
  }

  static let heldTimes = [7.3, 23.9, 40.6, 57.3, 73.9, 90.6, 107.3, 123.9]
  static let heldDistances = [223.3, 197.0, 173.3, 152.0, 133.3, 116.3, 101.3, 88.3]

  @Test(
    "the way back from −235 is the recorded one", .fact("T7.1.9", "T4.9.26", "T4.9.29"),
    arguments: zip(heldTimes, heldDistances))
  func heldRelease(milliseconds: Double, distance: Double) {
    let flight = AxisFlight(
      releasedAt: -235, velocity: -0.625, on: Self.track, choice: .proportional)
    let shown = Self.grid.round(flight.position(at: milliseconds / 1000))
    #expect(abs(Double(-shown) - distance) <= 0.5)
  }

  @Test("the way back from −235 ends after .691 s", .fact("T7.1.10", "T4.9.30", "T4.9.31"))
  func heldReleaseEnd() {
    let flight = AxisFlight(releasedAt: -235, velocity: 0, on: Self.track, choice: .proportional)
    #expect(abs(flight.duration - 0.691) <= 1.0 / 60)
    #expect(flight.rest == 0)
    #expect(abs(flight.position(at: flight.duration - 0.001)) >= 0.5)
    #expect(flight.position(at: flight.duration) == 0)
  }

  @Test("proportional and constant agree at 235 pt; the pair is slower", .fact("C5.6"))
  func choices() {
    let proportional = BounceSpring.heldRelease(distance: 235, choice: .proportional)
    let constant = BounceSpring.heldRelease(distance: 235, choice: .constant)
    let pair = BounceSpring.heldRelease(distance: 235, choice: .overdampedPair)
    for time in stride(from: 0.0, through: 0.7, by: 0.05) {
      #expect(abs(proportional.distance(at: time) - constant.distance(at: time)) < 0.5)
    }
    #expect(abs(pair.velocity(at: 0)) < 1e-9)
    #expect(pair.distance(at: 0) == 235)
    #expect(BounceSpring.heldRelease(distance: 20, choice: .constant).distance(at: 0.05) < 0)
    #expect(BounceSpring.heldRelease(distance: 20, choice: .proportional).distance(at: 0.05) > 0)
  }

  @Test("Without bounces a flight ends at the edge")
  func noBounce() {
    let hard = AxisFlight.Track(limits: 0...39148, rate: 0.998, bounces: false)
    let flight = AxisFlight(releasedAt: 39088, velocity: 3.125, on: hard, choice: .proportional)
    #expect(abs(flight.duration - 0.0196) < 0.0001)
    #expect(flight.position(at: 0.1) == 39148)
    #expect((0...30).allSatisfy { flight.position(at: Double($0) / 1000) <= 39148 })
  }
}
