import Foundation
import ResponderCore
import TestSupport

/// A model of one axis of a scroll view that decelerates after a drag. It computes the motion for
/// each millisecond, and tries every page (truths T4.9.10 to T4.9.36).
struct FlightModel {
  var length: Int
  var content: Int
  var start: Double
  var speed: Double
  var rate: Double
  var (before, after) = (0, 0)

  init(using random: inout SplitMix64) {
    length = random.int(50...900)
    content = random.int(0...6_000)
    (before, after) = (random.int(0...90), random.int(0...300))
    start = Double(random.int(-400...6_400)) + random.pick([0, 0.25, 1.0 / 3])
    speed = random.chance(4) ? 0 : Double(random.int(-4_000...4_000)) / 1_000
    rate = random.pick([0.998, 0.99, 0.9, 0.5])
  }

  var first: Double { Double(-before) }
  var last: Double { max(first, Double(content + after - length)) }
  func limited(_ offset: Double) -> Double { max(first, min(offset, last)) }

  /// The offset at which the scroll view stops, within its limits. In each millisecond, the speed
  /// falls by the rate and the offset moves by the speed, until the speed is 0.01. The result is
  /// accurate to a hundredth of a point, the distance of one more millisecond.
  var rest: Double {
    var (offset, speed) = (start, speed)
    while abs(speed) > 0.01 {
      speed *= rate
      offset += speed
    }
    return limited(offset)
  }

  /// The target that the framework announces: the integral of the same motion, within the limits.
  /// It is computed in steps of a quarter of a millisecond.
  var target: Double {
    var (offset, speed) = (start, speed)
    let fine = exp(log(rate) / 4)
    while abs(speed) > 0.01 {
      offset += speed / 4 * (1 + fine) / 2
      speed *= fine
    }
    return limited(offset)
  }

  /// The pages at which the scroll view may rest, within its limits. There are several only if they
  /// are equally near. If the scroll view starts beyond a limit, it rests at that limit.
  var pages: [Double] {
    guard limited(start) == start else { return [limited(start)] }
    let all = (-10...200).map { Double($0 * length) }
    let isOnPage = all.contains { abs($0 - start) <= 1e-6 * Double(length) }
    let isFlick = abs(speed) > 0.01 && !isOnPage
    let ahead = isFlick ? all.filter { speed > 0 ? $0 > start : $0 < start } : all
    let least = ahead.map { abs($0 - start) }.min() ?? 0
    return ahead.filter { abs($0 - start) <= least + 1e-6 }.map(limited)
  }

  /// Returns a description of the first difference from ResponderCore's results, or nil.
  static func problem(using random: inout SplitMix64) -> String? {
    let (x, y) = (FlightModel(using: &random), FlightModel(using: &random))
    var second = y
    second.rate = x.rate
    let axes = [x, second]
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: x.length, height: y.length),
      contentSize: CGSize(width: x.content, height: y.content),
      contentOffset: point(x.start, y.start),
      inset: Insets(
        top: CGFloat(y.before), left: CGFloat(x.before), bottom: CGFloat(y.after),
        right: CGFloat(x.after)))
    let isPaging = random.chance(3)
    let scale = CGFloat(random.int(1...3))
    func rest(_ target: CGPoint?) -> [CGFloat] {
      let offset = ProjectionDecision.decide(
        geometry: geometry, velocity: point(x.speed, y.speed), rate: x.rate, isPaging: isPaging,
        announcedTarget: target, scale: scale
      ).restingOffset
      return [offset.x, offset.y]
    }
    func agrees(_ offset: CGFloat, _ axis: FlightModel) -> Bool {
      isPaging ? axis.pages.contains { abs($0 - offset) < 1e-6 } : abs(axis.rest - offset) < 0.011
    }
    let words = "\(axes), paging \(isPaging), scale \(scale)"
    let computed = rest(nil)
    guard zip(computed, axes).allSatisfy(agrees) else {
      return "computed \(computed), model \(axes.map(\.rest)), \(axes.map(\.pages)): \(words)"
    }
    // The target that the framework announces changes nothing. If the app writes another target,
    // the scroll view stops there, inside its limits.
    let isWritten = random.chance(2)
    let far = Double(random.int(5...3_000)) * (random.chance(2) ? 1 : -1)
    let announced = axes.map { isWritten ? $0.target + far : $0.target }
    let told = rest(point(announced[0], announced[1]))
    let isRight = zip(told, zip(announced, axes)).allSatisfy { offset, axis in
      isWritten && !isPaging ? abs(axis.1.limited(axis.0) - offset) < 1e-9 : agrees(offset, axis.1)
    }
    return isRight ? nil : "told \(announced) it says \(told): \(words)"
  }
}
