import Foundation

/// The places of a plane's keys on an English keyboard, in points from the top left corner of the
/// area for the keys.
struct KeyboardLayout {
  struct Place: Equatable {
    let key: KeyboardKey
    var frame: CGRect
  }

  static let gap: CGFloat = 6

  /// The size of the area for the keys, without the bar above it and the free space below it.
  let size: CGSize
  let style: KeyboardStyle
  let configuration: KeyboardConfiguration
  let plane: KeyboardPlane

  private var width: CGFloat { size.width }
  private var margin: CGFloat { 3 }
  private var top: CGFloat { rowPitch > 45 ? 6 : 3 }

  /// The height of each of the four rows, with the gap below it. On a phone and on a floating
  /// keyboard it is at most 54 points. If at least 40 points are then left below the rows, the
  /// emoji key and the dictation key are in that space.
  var rowPitch: CGFloat {
    style == .phone || style == .floating ? min(54, size.height / 4) : size.height / 4
  }

  var keyHeight: CGFloat { (rowPitch * 0.8).rounded() }

  private var hasRoomBelow: Bool { size.height - rowPitch * 4 >= 40 }

  var places: [Place] {
    if plane == .pad { return padPlaces }
    switch style {
    case .phone, .floating: return rowPlaces + bottomRow + belowRows
    case .pad, .split: return padRowPlaces
    }
  }

  // MARK: Rows

  var rows: [[String]] {
    switch plane {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map(String.init) }
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"].map { $0.map(String.init) }
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"].map { $0.map(String.init) }
    case .pad: []
    }
  }

  /// The width of a key in a row of ten keys.
  private var keyWidth: CGFloat { (width - 2 * margin - 9 * Self.gap) / 10 }

  private var sideKeyWidth: CGFloat { keyWidth * 1.35 }

  private var rowPlaces: [Place] {
    var places: [Place] = []
    for (index, row) in rows.enumerated() {
      let isThird = index == 2
      // On the planes of digits and symbols, five punctuation keys fill the third row. They are
      // wider than letters.
      let room = width - 2 * (margin + sideKeyWidth + 14)
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
        Place(key: other, frame: frame(row: 2, x: margin, width: sideKeyWidth)))
      places.append(
        Place(
          key: .delete,
          frame: frame(row: 2, x: width - margin - sideKeyWidth, width: sideKeyWidth)))
    }
    return places
  }

  private var bottomRow: [Place] {
    let edge = hasRoomBelow ? keyWidth * 2.5 + Self.gap * 1.5 : sideKeyWidth
    let toPlane: KeyboardKey = .plane(plane == .letters ? .numbers : .letters)
    let middle: [(key: KeyboardKey, weight: CGFloat)]
    switch configuration.keyboardType {
    case .URL: middle = [(.text("."), 1), (.text("/"), 1), (.text(".com"), 1)]
    case .emailAddress: middle = [(.space, 3), (.text("@"), 1), (.text("."), 1)]
    case .twitter: middle = [(.space, 3), (.text("@"), 1), (.text("#"), 1)]
    case .webSearch: middle = [(.space, 4), (.text("."), 1)]
    default: middle = [(.space, 1)]
    }
    // Without space below the rows, the emoji key is in the bottom row. The return key keeps its
    // width.
    let emojiWidth = hasRoomBelow ? 0 : sideKeyWidth + Self.gap
    let returnWidth = keyWidth * 2.5 + Self.gap * 1.5
    let room =
      width - 2 * (margin + Self.gap) - edge - returnWidth - emojiWidth - CGFloat(middle.count - 1)
      * Self.gap
    let unit = room / middle.reduce(0) { $0 + $1.weight }
    var places = [Place(key: toPlane, frame: frame(row: 3, x: margin, width: edge))]
    var x = margin + edge + Self.gap
    if !hasRoomBelow {
      places.append(Place(key: .emoji, frame: frame(row: 3, x: x, width: sideKeyWidth)))
      x += emojiWidth
    }
    for item in middle {
      let keyWidth = unit * item.weight
      places.append(Place(key: item.key, frame: frame(row: 3, x: x, width: keyWidth)))
      x += keyWidth + Self.gap
    }
    places.append(
      Place(
        key: .return,
        frame: frame(row: 3, x: width - margin - returnWidth, width: returnWidth)))
    return places
  }

  private var belowRows: [Place] {
    guard hasRoomBelow else { return [] }
    let y = rowPitch * 4 + 3
    return [
      Place(key: .emoji, frame: CGRect(x: 16, y: y, width: 44, height: 44)),
      Place(key: .dictation, frame: CGRect(x: width - 60, y: y, width: 44, height: 44)),
    ]
  }

  func frame(row: Int, x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: x, y: top + CGFloat(row) * rowPitch, width: width, height: keyHeight)
  }

  // MARK: Pad

  /// The letters below the digits on a number pad.
  static let padCaptions = [
    "1": " ", "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]

  private var padPlaces: [Place] {
    let gap: CGFloat = 6
    let keyWidth = (width - 4 * gap) / 3
    let padPitch = min(53, (size.height - 6) / 4)
    let corner: KeyboardKey? = configuration.keyboardType == .decimalPad ? .text(".") : nil
    let keys: [KeyboardKey?] = (1...9).map { .text(String($0)) } + [corner, .text("0"), .delete]
    return keys.enumerated().compactMap { index, key in
      guard let key else { return nil }
      return Place(
        key: key,
        frame: CGRect(
          x: gap + CGFloat(index % 3) * (keyWidth + gap), y: 6 + CGFloat(index / 3) * padPitch,
          width: keyWidth, height: padPitch - 6))
    }
  }
}
