import Foundation
import ResponderCore
import TestSupport

/// A model of the keyboard: a table of its places, and a random sequence of changes that may end in
/// any order.
///
/// The keyboard is where the most recent `will` puts it, in whatever order the changes end, and even
/// if some end notifications never arrive. An end tells something only of a keyboard that floats or
/// is undocked, before or after it (T4.13.36), and when nothing is known yet.
struct KeyboardModel {
  private static let screen = rect(0, 0, 820, 1_180)

  private enum Shape: String, CaseIterable {
    case low, high, short, bar, tallBar, down, gone, floating, undocked, none, zero

    var row: (frame: CGRect, placement: KeyboardPlacement?, isLocal: Bool) {
      switch self {
      case .low: (rect(0, 844, 820, 336), .docked, true)
      case .high: (rect(0, 780, 820, 400), .docked, false)
      // The lowest keyboard and the tallest bar (T4.14.1, T4.14.12).
      case .short: (rect(0, 1_018, 820, 162), .docked, true)
      case .bar: (rect(0, 1_111, 820, 69), .accessoryOnly, false)
      case .tallBar: (rect(0, 1_102, 820, 78), .accessoryOnly, true)
      case .down: (rect(0, 1_180, 820, 336), .hidden, true)
      case .gone: (rect(0, 1_180, 820, 0), .hidden, false)
      case .floating: (rect(200, 500, 320, 260), .floating, false)
      case .undocked: (rect(0, 400, 820, 336), .undocked, true)
      case .none: (.null, nil, false)
      case .zero: (.zero, nil, false)
      }
    }
  }

  /// A change that has begun: the frame that it announces, and the end notifications still to come,
  /// in order (T4.13.17, T4.13.18).
  private struct Change {
    var shape: Shape
    var ends: [KeyboardEvent.Kind]
    /// Whether the end notifications never arrive.
    var isLost: Bool
  }

  /// The changes that have not ended, in the order in which they began.
  private var changes: [Change] = []
  private var placement = KeyboardPlacement.hidden
  private var frame = CGRect.zero
  private var isLocal = true
  private var state = KeyboardState()
  private var story: [String] = []

  private mutating func tell(_ kind: KeyboardEvent.Kind, _ shape: Shape) {
    story.append("\(kind) \(shape)")
    state = state.applying(
      KeyboardEvent(
        kind: kind, beginFrame: .null, endFrame: shape.row.frame, duration: 0.25, curve: 7,
        isLocal: shape.row.isLocal, screen: Self.screen))
  }

  private mutating func stand(_ shape: Shape, isHide: Bool = false) {
    guard let place = isHide ? .hidden : shape.row.placement ?? withoutFrame(shape) else { return }
    (placement, isLocal) = (place, shape.row.isLocal)
    if shape.row.placement != nil { frame = shape.row.frame }
  }

  /// The zero rectangle closes a floating keyboard, and drops a bar (T4.13.64, T4.13.35).
  private func withoutFrame(_ shape: Shape) -> KeyboardPlacement? {
    guard shape == .zero else { return nil }
    switch placement {
    case .accessoryOnly: return .floating
    case .floating: return frame == Shape.floating.row.frame ? .hidden : nil
    default: return nil
    }
  }

  /// Takes what a `did` tells.
  private mutating func end(_ shape: Shape) {
    let loose: [KeyboardPlacement?] = [.floating, .undocked]
    let isFirst = frame == .zero && shape.row.placement != .hidden
    guard loose.contains(placement) || loose.contains(shape.row.placement) || isFirst else {
      return
    }
    stand(shape)
  }

  private mutating func begin(losing oneIn: Int, using random: inout SplitMix64) {
    let shape: Shape
    let (announcement, end): (KeyboardEvent.Kind?, KeyboardEvent.Kind?)
    switch random.int(0...4) {
    case 0, 1:
      shape = random.pick([.low, .high, .short, .bar, .tallBar, .none, .zero])
      (announcement, end) = (.willShow, .didShow)
    case 2, 3:
      shape = random.pick([.down, .gone, .bar, .zero])
      (announcement, end) = (.willHide, .didHide)
    default:
      shape = random.pick([.low, .high, .short, .floating, .undocked, .zero])
      (announcement, end) = (nil, nil)
    }
    tell(.willChangeFrame, shape)
    stand(shape)
    if let announcement {
      tell(announcement, shape)
      stand(shape, isHide: announcement == .willHide)
    }
    changes.append(
      Change(
        shape: shape, ends: [.didChangeFrame] + (end.map { [$0] } ?? []),
        isLost: random.chance(oneIn)))
  }

  /// A change that is announced only by its end (T4.13.36, T4.13.62).
  private mutating func surprise(using random: inout SplitMix64) {
    let shape = random.pick(Shape.allCases)
    let kind = random.pick([KeyboardEvent.Kind.didChangeFrame, .didShow, .didHide])
    tell(kind, shape)
    if kind != .didHide { end(shape) }
  }

  private mutating func endOne(using random: inout SplitMix64) {
    guard let index = changes.indices.filter({ !changes[$0].isLost }).randomElement(using: &random)
    else { return }
    let (shape, kind) = (changes[index].shape, changes[index].ends.removeFirst())
    if changes[index].ends.isEmpty { changes.remove(at: index) }
    tell(kind, shape)
    if kind != .didHide { end(shape) }
  }

  private var problem: String? {
    guard state.placement == placement else {
      return "\(state), but the last that began says \(placement.rawValue): \(story)"
    }
    guard placement == .hidden || state.frame == frame else {
      return "\(state.frame), but the last that began says \(frame): \(story)"
    }
    guard placement == .hidden || state.isLocal == isLocal else {
      return "isLocal \(state.isLocal): \(story)"
    }
    return nil
  }

  /// Returns how many rows of a view are at or below the keyboard's first row. Returns 0 if the
  /// keyboard or bar is not at the bottom of the screen, or if the view is beside the screen or
  /// begins below the keyboard.
  private func covered(_ view: CellBox) -> Int {
    guard placement == .docked || placement == .accessoryOnly,
      view.x.contains(where: { (0..<820).contains($0) })
    else { return 0 }
    let rows = view.y.filter { $0 >= Int(frame.minY) }
    return view.y.lowerBound < Int(frame.maxY) ? rows.count : 0
  }

  static func problem(using random: inout SplitMix64) throws -> String? {
    var model = KeyboardModel()
    // One session in 20 is long, and about half of its changes never end. In the others, one in six
    // never ends.
    let (steps, losing) = random.chance(20) ? (80, 2) : (random.int(1...16), 6)
    for _ in 0..<steps {
      switch random.int(0...7) {
      case 0...2: model.begin(losing: losing, using: &random)
      case 3: model.surprise(using: &random)
      default: model.endOne(using: &random)
      }
      if let problem = model.problem { return problem }
      let (x, y) = (random.int(-400...900), random.int(-100...1_150))
      let view = CellBox(x: x..<x + random.int(1...800), y: y..<y + random.int(1...900))
      let overlap = model.state.overlap(with: view.rect(1))
      guard overlap == CGFloat(model.covered(view)) else {
        return "overlap \(overlap), rows \(model.covered(view)) of \(view): \(model.story)"
      }
    }
    return nil
  }
}
