import Foundation

// Converts geometry to UIKit's text form, such as `{{x, y}, {width, height}}`, and back.
extension NSCoder {
  public class func string(for point: CGPoint) -> String {
    GeometryText.text([point.x, point.y])
  }

  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  public class func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let n = GeometryText.numbers(in: string, count: 2)
    return CGPoint(x: n[0], y: n[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let n = GeometryText.numbers(in: string, count: 2)
    return CGSize(width: n[0], height: n[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let n = GeometryText.numbers(in: string, count: 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = GeometryText.numbers(in: string, count: 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}

/// The text form of numbers. A number is written with as few digits as it needs, and without a
/// decimal point if it is whole. A text of another form is read as zeros.
private enum GeometryText {
  static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  static func numbers(in string: String, count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }.map { Double($0).map { CGFloat($0) } }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == count, parts.count == count else {
      return Array(repeating: 0, count: count)
    }
    return numbers
  }
}
