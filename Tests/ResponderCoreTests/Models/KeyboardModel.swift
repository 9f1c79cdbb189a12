import Foundation
import ResponderCore

/// The keyboard as a literal table, and a timeline whose changes overtake each other (design rule 3).
///
/// The rule it stands for: the change that began last says where the keyboard is, in whatever order the changes end.
struct KeyboardModel {
  private static let screen = rect(0, 0, 820, 1_180)

  private enum Shape: String, CaseIterable {
    case low, high, bar, down, gone, floating, undocked, none, zero

    var row: (frame: CGRect, placement: KeyboardPlacement?) {
      switch self {
      case .low: (rect(0, 844, 820, 336), .docked)
      case .high: (rect(0, 780, 820, 400), .docked)
      case .bar: (rect(0, 1_111, 820, 69), .accessoryOnly)
      case .down: (rect(0, 1_180, 820, 336), .hidden)
      case .gone: (rect(0, 1_180, 820, 0), .hidden)
      case .floating: (rect(200, 500, 320, 260), .floating)
      case .undocked: (rect(0, 400, 820, 336), .undocked)
      case .none: (.null, nil)
      case .zero: (.zero, nil)
      }
    }
  }

  /// A change that has begun: what it says, and the ends that are still to come, in their order (T4.13.17, T4.13.18).
  private struct Change {
    var shape: Shape
    var ends: [KeyboardEvent.Kind]
  }

  private var changes: [Change] = []
  private var placement = KeyboardPlacement.hidden
  private var frame = CGRect.zero
  private var state = KeyboardState()
  private var story: [String] = []

  private mutating func tell(_ kind: KeyboardEvent.Kind, _ shape: Shape) {
    story.append("\(kind) \(shape)")
    state = state.applying(
      KeyboardEvent(
        kind: kind, beginFrame: .null, endFrame: shape.row.frame, duration: 0.25, curve: 7,
        isLocal: true, screen: Self.screen))
  }

  private mutating func begin(using random: inout SplitMix64) {
    let shape: Shape
    let (announcement, end): (KeyboardEvent.Kind?, KeyboardEvent.Kind?)
    switch random.int(0...4) {
    case 0, 1:
      shape = random.pick([.low, .high, .bar, .none, .zero])
      (announcement, end) = (.willShow, .didShow)
    case 2, 3:
      // A hide without a frame over a keyboard that is about to float may be an undocking: nothing tells.
      let floats = placement == .floating || placement == .undocked
      shape = random.pick(floats ? [.down, .gone, .bar] : [.down, .gone, .bar, .zero])
      (announcement, end) = (.willHide, .didHide)
    default:
      shape = random.pick([.low, .high, .floating, .undocked, .zero])
      (announcement, end) = (nil, nil)
    }
    tell(.willChangeFrame, shape)
    if let announcement { tell(announcement, shape) }
    changes.append(Change(shape: shape, ends: [.didChangeFrame] + (end.map { [$0] } ?? [])))
    if let place = shape.row.placement { (placement, frame) = (place, shape.row.frame) }
    if announcement == .willHide { placement = .hidden }
  }

  private mutating func endOne(using random: inout SplitMix64) {
    let index = random.int(0...changes.count - 1)
    tell(changes[index].ends.removeFirst(), changes[index].shape)
    if changes[index].ends.isEmpty { changes.remove(at: index) }
  }

  private var problem: String? {
    guard state.placement == placement else {
      return "\(state), but the last that began says \(placement.rawValue): \(story)"
    }
    guard placement == .hidden || state.frame == frame else {
      return "\(state.frame), but the last that began says \(frame): \(story)"
    }
    return nil
  }

  /// The rows, counted from the bottom one up to the keyboard's first, of a view that the keyboard is under.
  private func covered(_ view: CellBox) -> Int {
    guard placement == .docked || placement == .accessoryOnly,
      view.x.contains(where: { (0..<820).contains($0) })
    else { return 0 }
    let rows = view.y.filter { $0 >= Int(frame.minY) }
    return view.y.lowerBound < Int(frame.maxY) ? rows.count : 0
  }

  static func problem(using random: inout SplitMix64) -> String? {
    var model = KeyboardModel()
    for _ in 0..<random.int(1...14) {
      // No more than these are under way at a time: T4.13.51 saw three.
      if model.changes.isEmpty || model.changes.count < 4 && random.chance(2) {
        model.begin(using: &random)
      } else {
        model.endOne(using: &random)
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
