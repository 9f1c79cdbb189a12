import Foundation

/// Where the keys of a plane stand: an iPhone's English keyboard, points, from the first row's top left.
struct KeyboardLayout {
  struct Place: Equatable {
    let key: KeyboardKey
    let frame: CGRect
  }

  private static let rowPitch: CGFloat = 54
  private static let keyHeight: CGFloat = 43
  private static let margin: CGFloat = 3
  private static let gap: CGFloat = 6
  private static let top: CGFloat = 6

  let width: CGFloat
  let configuration: KeyboardConfiguration
  let plane: KeyboardPlane

  var places: [Place] {
    plane == .pad ? padPlaces : rowPlaces + bottomRow + belowRows
  }

  // MARK: Rows

  private var rows: [[String]] {
    switch plane {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map(String.init) }
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"].map { $0.map(String.init) }
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"].map { $0.map(String.init) }
    case .pad: []
    }
  }

  /// A tenth of the width each; the third row's keys share what shift and delete leave.
  private var keyWidth: CGFloat { (width - 2 * Self.margin - 9 * Self.gap) / 10 }

  private var sideKeyWidth: CGFloat { keyWidth * 1.35 }

  private var rowPlaces: [Place] {
    var places: [Place] = []
    for (index, row) in rows.enumerated() {
      let isThird = index == 2
      // Five keys of punctuation are wider than seven letters.
      let room = width - 2 * (Self.margin + sideKeyWidth + 14)
      let keyWidth =
        isThird && plane != .letters
        ? (room - CGFloat(row.count - 1) * Self.gap) / CGFloat(row.count) : self.keyWidth
      let total = CGFloat(row.count) * keyWidth + CGFloat(row.count - 1) * Self.gap
      var x = (width - total) / 2
      for text in row {
        places.append(Place(key: .text(text), frame: frame(row: index, x: x, width: keyWidth)))
        x += keyWidth + Self.gap
      }
      guard isThird else { continue }
      let other: KeyboardKey =
        switch plane {
        case .letters: .shift
        case .numbers: .plane(.symbols)
        default: .plane(.numbers)
        }
      places.append(
        Place(key: other, frame: frame(row: 2, x: Self.margin, width: sideKeyWidth)))
      places.append(
        Place(
          key: .delete,
          frame: frame(row: 2, x: width - Self.margin - sideKeyWidth, width: sideKeyWidth)))
    }
    return places
  }

  private var bottomRow: [Place] {
    let edge = keyWidth * 2.5 + Self.gap * 1.5
    let toPlane: KeyboardKey = .plane(plane == .letters ? .numbers : .letters)
    let middle: [(key: KeyboardKey, weight: CGFloat)]
    switch configuration.keyboardType {
    case .URL: middle = [(.text("."), 1), (.text("/"), 1), (.text(".com"), 1)]
    case .emailAddress: middle = [(.space, 3), (.text("@"), 1), (.text("."), 1)]
    case .twitter: middle = [(.space, 3), (.text("@"), 1), (.text("#"), 1)]
    case .webSearch: middle = [(.space, 4), (.text("."), 1)]
    default: middle = [(.space, 1)]
    }
    let room = width - 2 * (Self.margin + edge + Self.gap) - CGFloat(middle.count - 1) * Self.gap
    let unit = room / middle.reduce(0) { $0 + $1.weight }
    var places = [Place(key: toPlane, frame: frame(row: 3, x: Self.margin, width: edge))]
    var x = Self.margin + edge + Self.gap
    for item in middle {
      let keyWidth = unit * item.weight
      places.append(Place(key: item.key, frame: frame(row: 3, x: x, width: keyWidth)))
      x += keyWidth + Self.gap
    }
    places.append(
      Place(key: .return, frame: frame(row: 3, x: width - Self.margin - edge, width: edge)))
    return places
  }

  private var belowRows: [Place] {
    let y = Self.rowPitch * 4 + 3
    return [
      Place(key: .emoji, frame: CGRect(x: 16, y: y, width: 44, height: 44)),
      Place(key: .dictation, frame: CGRect(x: width - 60, y: y, width: 44, height: 44)),
    ]
  }

  private func frame(row: Int, x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(
      x: x, y: Self.top + CGFloat(row) * Self.rowPitch, width: width, height: Self.keyHeight)
  }

  // MARK: Pad

  /// The letters below the digits.
  static let padCaptions = [
    "1": " ", "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]

  private var padPlaces: [Place] {
    let gap: CGFloat = 6
    let keyWidth = (width - 4 * gap) / 3
    let corner: KeyboardKey? = configuration.keyboardType == .decimalPad ? .text(".") : nil
    let keys: [KeyboardKey?] = (1...9).map { .text(String($0)) } + [corner, .text("0"), .delete]
    return keys.enumerated().compactMap { index, key in
      guard let key else { return nil }
      return Place(
        key: key,
        frame: CGRect(
          x: gap + CGFloat(index % 3) * (keyWidth + gap), y: 6 + CGFloat(index / 3) * 53,
          width: keyWidth, height: 47))
    }
  }
}
