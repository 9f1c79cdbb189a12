import Foundation

/// A Core Animation key path, such as `bounds.size.width` or `transform.scale`. Its value is read
/// and written as numbers.
struct LayerKeyPath {
  private enum Part {
    case whole
    case some([Int])
    /// The scale, rotation or translation of a transform.
    case scale([Int])
    case rotation
    case translation([Int])
  }

  private let key: AnimatableKey
  private let part: Part

  init?(_ path: String) {
    if let key = AnimatableKey(rawValue: path) {
      (self.key, part) = (key, .whole)
      return
    }
    switch path {
    case "position.x": (key, part) = (.position, .some([0]))
    case "position.y": (key, part) = (.position, .some([1]))
    case "bounds.origin": (key, part) = (.bounds, .some([0, 1]))
    case "bounds.origin.x": (key, part) = (.bounds, .some([0]))
    case "bounds.origin.y": (key, part) = (.bounds, .some([1]))
    case "bounds.size": (key, part) = (.bounds, .some([2, 3]))
    case "bounds.size.width": (key, part) = (.bounds, .some([2]))
    case "bounds.size.height": (key, part) = (.bounds, .some([3]))
    case "transform.scale", "transform.scale.xy": (key, part) = (.transform, .scale([0, 1]))
    case "transform.scale.x": (key, part) = (.transform, .scale([0]))
    case "transform.scale.y": (key, part) = (.transform, .scale([1]))
    case "transform.rotation", "transform.rotation.z": (key, part) = (.transform, .rotation)
    case "transform.translation": (key, part) = (.transform, .translation([0, 1]))
    case "transform.translation.x": (key, part) = (.transform, .translation([0]))
    case "transform.translation.y": (key, part) = (.transform, .translation([1]))
    default: return nil
    }
  }

  var animatableKey: AnimatableKey { key }

  func numbers(in state: LayerState) -> [CGFloat]? {
    switch part {
    case .whole: return key.numbers(in: state)
    case .some(let indices):
      let all = key.numbers(in: state)
      return indices.map { all[$0] }
    case .scale(let axes):
      let scale = state.transform.decomposed().scale
      return axes.count == 2 ? [scale.width] : [axes == [0] ? scale.width : scale.height]
    case .rotation: return [state.transform.decomposed().rotation]
    case .translation(let axes):
      return axes.map { $0 == 0 ? state.transform.tx : state.transform.ty }
    }
  }

  func set(_ numbers: [CGFloat], in state: inout LayerState) {
    switch part {
    case .whole: key.set(numbers, in: &state)
    case .some(let indices):
      var all = key.numbers(in: state)
      for (index, number) in zip(indices, numbers) { all[index] = number }
      key.set(all, in: &state)
    case .scale(let axes):
      change(&state) { parts in
        if axes.contains(0) { parts.scale.width = numbers[0] }
        if axes.contains(1) { parts.scale.height = numbers[0] }
      }
    case .rotation: change(&state) { $0.rotation = numbers[0] }
    case .translation(let axes):
      for (axis, number) in zip(axes, numbers) {
        if axis == 0 { state.transform.tx = number } else { state.transform.ty = number }
      }
    }
  }

  private func change(
    _ state: inout LayerState, _ body: (inout CGAffineTransformComponents) -> Void
  ) {
    var parts = state.transform.decomposed()
    body(&parts)
    state.transform = CGAffineTransform(parts)
  }

  /// Returns an animation's value as numbers; nil if a layer value cannot have its type.
  static func numbers(_ value: Any) -> [CGFloat]? {
    switch value {
    case let point as CGPoint: return [point.x, point.y]
    case let size as CGSize: return [size.width, size.height]
    case let transform as CATransform3D: return numbers(transform.planePart)
    case let t as CGAffineTransform: return [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case let color as CGColor: return [color.red, color.green, color.blue, color.alpha]
    case let number as NSNumber: return [CGFloat(number.doubleValue)]
    case let number as CGFloat: return [number]
    case let number as Double: return [CGFloat(number)]
    case let number as Float: return [CGFloat(number)]
    case let number as Int: return [CGFloat(number)]
    case let rect as CGRect: return [rect.minX, rect.minY, rect.width, rect.height]
    case let value as NSValue:
      if value.holds(CGPoint.self, encoding: "{CGPoint=dd}") { return numbers(value.pointValue) }
      return value.holds(CGSize.self, encoding: "{CGSize=dd}") ? numbers(value.sizeValue) : nil
    default: return nil
    }
  }
}
