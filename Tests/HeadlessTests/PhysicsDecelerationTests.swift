import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Physics: coasting")
struct PhysicsDecelerationTests {
  static let grid = PixelGrid(scale: 3)

  struct Trace: Sendable, CustomTestStringConvertible {
    let number: String
    let start: CGFloat
    let velocity: CGFloat
    let target: CGFloat
    let rest: CGFloat
    let seconds: TimeInterval

    var testDescription: String { number }
  }

  static let traces = [
    Trace(
      number: "T7.1.1", start: 5074, velocity: 0.75, target: 5443 + 2 / 3, rest: 5443 + 1 / 3,
      seconds: 2.160),
    Trace(
      number: "T7.1.2", start: 5326, velocity: 3, target: 6819 + 2 / 3, rest: 6818, seconds: 2.852),
    Trace(
      number: "T7.1.1 mirrored", start: -5074, velocity: -0.75, target: -5443 - 2 / 3,
      rest: -5443 - 1 / 3, seconds: 2.160),
  ]

  @Test(
    "a flight has the recorded target, rest and time",
    .fact("T7.1.1", "T7.1.2", "T4.9.16", "T4.9.17", "T4.9.18", "T4.9.19"), arguments: traces)
  func coasting(trace: Trace) {
    let flight = Deceleration(start: trace.start, velocity: trace.velocity, rate: 0.998)
    #expect(Self.grid.round(flight.reportedTarget) == Self.grid.round(trace.target))
    #expect(Self.grid.round(flight.rest) == Self.grid.round(trace.rest))
    #expect(abs(flight.duration - trace.seconds) <= 0.005)
  }

  static let frames: [(Double, Double)] = [(5081.2, 5081.333), (5093.3, 5093.333)]

  @Test(
    "the first two frames of a flight are the recorded ones", .fact("T4.9.12"), arguments: frames)
  func firstFrames(formula: Double, observed: Double) throws {
    let flight = Deceleration(start: 5074, velocity: 0.75, rate: 0.998)
    let time = try #require(flight.time(at: CGFloat(formula)))
    // The two recorded frames are one frame's time apart. The first is a few milliseconds after the
    // release (T4.9.14).
    let first = try #require(flight.time(at: 5081.2))
    #expect(first > 0.003 && first < 1.0 / 60)
    #expect(abs(time - first - (formula > 5090 ? 1.0 / 60 : 0)) < 0.0005)
    #expect(abs(Double(flight.position(at: time)) - observed) < 0.5)
  }

  @Test(
    "the speed falls with the rate, every millisecond", .fact("T4.9.10"), arguments: [0.5, 1, 1.5])
  func speed(time: Double) {
    let flight = Deceleration(start: 0, velocity: 3, rate: 0.998)
    #expect(abs(Double(flight.velocity(at: time)) - 3 * pow(0.998, time * 1000)) < 1e-9)
  }

  @Test(
    "the way without the cut-off would be 5 points longer", .fact("T4.9.20"), arguments: [0.75, 3])
  func cutOff(velocity: Double) {
    let flight = Deceleration(start: 0, velocity: CGFloat(velocity), rate: 0.998)
    #expect(abs(velocity * 499 - Double(flight.rest) - 4.99) < 1e-6)
  }

  @Test(
    "the travel per point per millisecond is the recorded one", .fact("T4.9.11", "T4.9.23"),
    arguments: [(0.998, 499.0), (0.99, 99.0)])
  func reach(rate: Double, reach: Double) {
    let flight = Deceleration(start: 0, velocity: 1.01, rate: CGFloat(rate))
    #expect(abs(Double(flight.rest) - reach) < 1e-6)
  }

  static let speeds: [(Double, Bool)] = [
    (0.011, true), (0.01, false), (0, false), (-0.005, false), (-0.5, true),
  ]

  @Test(
    "coasting stops at 10 pt/s; slower content does not coast", .fact("T4.9.15"), arguments: speeds)
  func stop(velocity: Double, coasts: Bool) {
    let flight = Deceleration(start: 7, velocity: CGFloat(velocity), rate: 0.998)
    #expect((flight.duration > 0) == coasts)
    #expect((flight.rest != 7) == coasts)
    if coasts {
      #expect(abs(abs(flight.velocity(at: flight.duration - 1e-9)) - 0.01) < 1e-6)
    }
  }

  static let ways: [(Double, Double)] = [
    (0, 100), (0, -100), (500, 500.5), (500, 500), (5074, 6000),
  ]

  @Test("a flight planned for a target ends there", .fact("T4.9.32", "T4.9.33"), arguments: ways)
  func retarget(start: Double, target: Double) {
    let flight = Deceleration(start: CGFloat(start), endingAt: CGFloat(target), rate: 0.998)
    #expect(abs(Double(flight.rest) - target) < 1e-9)
    #expect((flight.duration > 0) == (start != target))
  }
}
