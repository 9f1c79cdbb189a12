import Foundation

/// An iPad's keys, in one piece or split. Delete and return are at the right. Shift, or the key for
/// another plane, is on both sides of the third row. One key hides the keyboard.
extension KeyboardLayout {
  /// Returns the width of one half of a split keyboard, in points.
  static func halfWidth(of width: CGFloat) -> CGFloat { (width * 0.42).rounded() }

  private typealias Key = (key: KeyboardKey, weight: CGFloat)

  var padRowPlaces: [Place] {
    let rows = keyRows
    guard style == .split else {
      return rows.enumerated().flatMap { row($0.offset, $0.element, x: 0, width: size.width) }
    }
    let half = Self.halfWidth(of: size.width)
    return rows.enumerated().flatMap { index, keys in
      let middle = index == 3 ? 3 : keys.count / 2
      return row(index, Array(keys[..<middle]), x: 0, width: half)
        + row(index, Array(keys[middle...]), x: size.width - half, width: half)
    }
  }

  private var keyRows: [[Key]] {
    let letters = rows.map { $0.map { Key(.text($0), 1) } }
    let toPlane: KeyboardKey = .plane(plane == .letters ? .numbers : .letters)
    let side: KeyboardKey =
      switch plane {
      case .letters: .shift
      case .numbers: .plane(.symbols)
      default: .plane(.numbers)
      }
    let marks = plane == .letters ? [Key(.text(","), 1), Key(.text("."), 1)] : []
    let space: [Key] = style == .split ? [(.space, 2), (.space, 2)] : [(.space, 5)]
    return [
      letters[0] + [(.delete, 1)],
      letters[1] + [(.return, 1.6)],
      [(side, 1)] + letters[2] + marks + [(side, 1)],
      [(toPlane, 1), (.emoji, 1)] + space + [(.dictation, 1), (toPlane, 1), (.hide, 1)],
    ]
  }

  /// Returns the places of a row's keys. The keys share the width in proportion to their weights.
  private func row(_ index: Int, _ keys: [Key], x: CGFloat, width: CGFloat) -> [Place] {
    guard !keys.isEmpty else { return [] }
    let gap = Self.gap * 1.6
    let indent: CGFloat = index == 1 && style == .pad ? width * 0.04 : 0
    let room = width - indent - gap * CGFloat(keys.count + 1)
    let unit = room / keys.reduce(0) { $0 + $1.weight }
    var left = x + gap + indent
    return keys.map { item in
      let place = Place(
        key: item.key, frame: frame(row: index, x: left, width: unit * item.weight))
      left += unit * item.weight + gap
      return place
    }
  }
}
