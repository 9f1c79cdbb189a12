import Foundation
import ResponderCore
import TestSupport

/// A model of a list during a keyboard animation, as a reader sees it: either a line of text or the
/// end of the list should stay in place. All values are in points.
///
/// The model has no reference offset and no history. It only keeps what the policy should hold in
/// place since other code last moved the list.
struct AnchorModel {
  private var (height, content, top) = (0, 0, 0)
  private var (offset, inset) = (0, 0)
  private let policy: AnchorPolicy
  /// The line at the lower edge of the visible area when other code last moved the list, before
  /// other code last resized it, or when the list reached its end because its bottom inset shrank.
  private var line = 0
  /// The list's offset when other code last moved or resized the list, or when the list reached its
  /// end because its bottom inset shrank. With the policy `.bottom` and the list at its end, it is
  /// the offset from the end instead: 0, or -1 if the list was a point short of its end.
  private var place = 0
  private var heldInset = 0
  private var isAtEnd = false

  private init(using random: inout SplitMix64) {
    policy = random.pick([.bottom(), .readingPosition, .none])
    (height, content, top) = (random.int(200...900), random.int(0...3_000), random.int(0...90))
    inset = random.int(0...34)
    offset = random.chance(3) ? last : random.int(first...last)
    holdFast()
  }

  private var first: Int { -top }
  private var last: Int { max(first, content + inset - height) }

  private mutating func holdFast() {
    line = offset + height - inset
    place = offset
    heldInset = inset
    isAtEnd = offset >= last - 1
    if isAtEnd, policy == .bottom() { place = min(0, offset - last) }
  }

  private var wanted: Int {
    switch policy {
    case .readingPosition: max(first, min(line - height + inset, last))
    case .bottom where isAtEnd: max(first, last + place)
    case .bottom: min(place, last)
    case .firstResponder, .none: offset
    }
  }

  private var geometry: ScrollViewGeometry {
    ScrollViewGeometry(
      viewport: CGSize(width: 390, height: height),
      contentSize: CGSize(width: 390, height: content),
      contentOffset: point(7, CGFloat(offset)),
      inset: Insets(top: CGFloat(top), bottom: CGFloat(inset)))
  }

  /// Runs a session of keyboards that appear, change height and hide, and of scrolls and resizes.
  /// Returns a description of the first difference from ResponderCore's list, or nil.
  static func problem(using random: inout SplitMix64) -> String? {
    var model = AnchorModel(using: &random)
    var track = AnchorTrack(policy: model.policy, geometry: model.geometry)
    var steps: [String] = ["\(model.policy), \(model.geometry)"]
    for _ in 0..<random.int(1...12) {
      if random.chance(4) {
        let before = model.offset
        model.offset = random.chance(3) ? model.last : random.int(model.first...model.last)
        if model.offset != before { model.holdFast() }
        track.see(model.geometry)
        steps.append("scrolled to \(model.offset)")
      }
      let wasAtEnd = model.isAtEnd && model.policy == .bottom()
      if random.chance(4) {
        let line = model.offset + model.height - model.inset
        model.height += random.int(1...300) * (model.height > 500 ? -1 : 1)
        model.holdFast()
        // After a resize, the anchor still keeps the line that was at the bottom before, or the
        // end.
        model.line = line
        if wasAtEnd { (model.isAtEnd, model.place) = (true, 0) }
        steps.append("resized to \(model.height)")
      }
      let now = model.geometry
      let inset = random.chance(3) ? random.int(0...34) : random.int(35...500)
      let decision = track.decide(
        now, changingBottomInsetTo: CGFloat(inset), firstResponder: nil, isMoving: true,
        isHeld: false)
      model.inset = inset
      model.offset = model.wanted
      // When its bottom inset shrinks, the list may reach its end. It stays there from then on.
      if model.policy == .bottom(), !model.isAtEnd, inset < model.heldInset,
        model.offset >= model.last - 1
      {
        model.holdFast()
      }
      track.leave(model.geometry)
      steps.append("inset \(inset)")
      guard decision.offset == model.geometry.contentOffset else {
        return "Core says \(decision.offset.y), the model \(model.offset): \(steps)"
      }
    }
    return nil
  }

  /// Tests where a field is scrolled into view. The model tries every offset and takes the nearest
  /// of those that show the most of the field.
  static func fieldProblem(using random: inout SplitMix64) -> String? {
    var model = AnchorModel(using: &random)
    let (start, inset) = (model.offset, random.int(0...model.height - model.top - 1))
    let room = model.height - model.top - inset
    // The field fits together with its margins, or it is at least as high as the visible area. For
    // heights in between, the margins would not be whole points.
    let margin = random.int(0...20)
    let high =
      room > 2 * margin && !random.chance(4)
      ? random.int(1...room - 2 * margin) : room + random.int(0...99)
    let y = random.int(-50...3_000)
    let around = high >= room ? y..<y + high : y - margin..<y + high + margin
    let decision = AnchorDecision.decide(
      policy: .firstResponder(margin: CGFloat(margin)), geometry: model.geometry,
      changingBottomInsetTo: CGFloat(inset),
      firstResponder: rect(10, CGFloat(y), 99, CGFloat(high)))
    model.inset = inset
    func hidden(at offset: Int) -> Int {
      let shown = offset + model.top..<offset + model.top + room
      return around.count - around.clamped(to: shown).count
    }
    // Finds the best offset without limits, then the offset within the limits that is nearest to
    // it.
    let all = -200...3_400
    let least = all.map(hidden).min() ?? 0
    let nearest =
      all.filter { hidden(at: $0) == least }.min { abs($0 - start) < abs($1 - start) } ?? 0
    let expected =
      nearest == start ? min(start, model.last) : max(model.first, min(nearest, model.last))
    guard decision.offset == point(7, CGFloat(expected)) else {
      return "Core says \(decision.offset.y), the model \(expected): field \(y)+\(high), "
        + "margin \(margin), inset \(inset), \(model.geometry)"
    }
    return nil
  }
}
