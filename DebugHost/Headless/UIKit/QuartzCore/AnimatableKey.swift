import Foundation

/// A layer value that can be animated, as a list of numbers, so that all values animate in the same
/// way.
package enum AnimatableKey: String, CaseIterable, Sendable {
  case bounds, position, transform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowOpacity, shadowRadius

  func numbers(in state: LayerState) -> [CGFloat] {
    switch self {
    case .bounds:
      [state.bounds.minX, state.bounds.minY, state.bounds.width, state.bounds.height]
    case .position: [state.position.x, state.position.y]
    case .transform:
      [
        state.transform.a, state.transform.b, state.transform.c, state.transform.d,
        state.transform.tx, state.transform.ty,
      ]
    case .opacity: [CGFloat(state.opacity)]
    case .backgroundColor: Self.numbers(of: state.backgroundColor)
    case .cornerRadius: [state.cornerRadius]
    case .borderWidth: [state.borderWidth]
    case .borderColor: Self.numbers(of: state.borderColor)
    case .shadowOpacity: [CGFloat(state.shadowOpacity)]
    case .shadowRadius: [state.shadowRadius]
    }
  }

  func set(_ n: [CGFloat], in state: inout LayerState) {
    switch self {
    case .bounds: state.bounds = CGRect(x: n[0], y: n[1], width: max(0, n[2]), height: max(0, n[3]))
    case .position: state.position = CGPoint(x: n[0], y: n[1])
    case .transform: state.transform = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    case .opacity: state.opacity = Float(min(max(n[0], 0), 1))
    case .backgroundColor: state.backgroundColor = Self.color(of: n)
    case .cornerRadius: state.cornerRadius = max(0, n[0])
    case .borderWidth: state.borderWidth = max(0, n[0])
    case .borderColor: state.borderColor = Self.color(of: n)
    case .shadowOpacity: state.shadowOpacity = Float(min(max(n[0], 0), 1))
    case .shadowRadius: state.shadowRadius = max(0, n[0])
    }
  }

  private static func numbers(of color: CGColor?) -> [CGFloat] {
    guard let color else { return [0, 0, 0, 0] }
    return [color.red, color.green, color.blue, color.alpha]
  }

  private static func color(of n: [CGFloat]) -> CGColor {
    let unit = n.map { min(max($0, 0), 1) }
    return CGColor(red: unit[0], green: unit[1], blue: unit[2], alpha: unit[3])
  }
}

/// One running change of one layer value. It is additive, as UIKit's animations have been since iOS
/// 8, so that an interrupted change stays smooth.
package struct LayerAnimation {
  let key: AnimatableKey
  /// The new value minus the old value.
  let change: [CGFloat]
  let run: AnimationRun

  /// The keys under which UIKit lists the animation in its layer. A change of the bounds has
  /// separate keys for the origin and the size.
  var names: [String] {
    guard key == .bounds else { return [key.rawValue] }
    return [("bounds.origin", change[0...1]), ("bounds.size", change[2...3])]
      .filter { $0.1.contains { $0 != 0 } }.map(\.0)
  }

  /// Subtracts the part of the change that has not happened yet from the model's value.
  func apply(to state: inout LayerState, at time: TimeInterval) {
    let rest = CGFloat(1 - run.progress(at: time))
    let model = key.numbers(in: state)
    key.set(zip(model, change).map { $0 - $1 * rest }, in: &state)
  }
}
