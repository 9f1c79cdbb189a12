#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// Numbers as the panel writes them: rounded to the pixel, one decimal, thin spaces between thousands.
  ///
  /// Written byte by byte into one buffer, as some are written while a list scrolls.
  enum HUDNumbers {
    /// A length in points; a pixel of a 3x screen is a third of a point.
    static func length(_ value: CGFloat) -> String { text { $0.add(value) } }

    /// A whole number of points, for words rather than readings.
    static func whole(_ value: CGFloat) -> String { length(value.rounded()) }

    static func percent(_ fraction: CGFloat) -> String { text { $0.add(percent: fraction) } }

    static func point(_ point: CGPoint) -> String { text { $0.add(point) } }

    static func size(_ size: CGSize) -> String { text { $0.add(size) } }

    /// Top, left, bottom, right: `47, 0, 34, 0`.
    static func insets(_ insets: Insets) -> String {
      text {
        $0.add(CGPoint(x: insets.top, y: insets.left))
        $0.add(", ")
        $0.add(CGPoint(x: insets.bottom, y: insets.right))
      }
    }

    /// Origin and size: `16, 234.3 · 358 × 44`.
    static func rect(_ rect: CGRect) -> String {
      guard !rect.isNull else { return "nothing" }
      return text {
        $0.add(rect.origin)
        $0.add(" · ")
        $0.add(rect.size)
      }
    }

    /// From top to bottom: `0 … 844`.
    static func range(_ rect: CGRect) -> String {
      rect.isNull ? "nothing" : text { $0.add(range: rect) }
    }

    /// The range, and how much of something is seen in it.
    static func range(_ rect: CGRect, seen fraction: CGFloat) -> String {
      guard !rect.isNull else { return "nothing · \(percent(fraction))" }
      return text {
        $0.add(range: rect)
        $0.add(" · ")
        $0.add(percent: fraction)
      }
    }

    /// Seconds with three decimals.
    static func seconds(_ value: TimeInterval) -> String {
      guard value.isFinite, abs(value) < 1e9 else { return "–" }
      let milliseconds = Int((abs(value) * 1000).rounded())
      let decimals = String(1000 + milliseconds % 1000).dropFirst()
      return "\(value < 0 && milliseconds > 0 ? "−" : "")\(milliseconds / 1000).\(decimals) s"
    }

    private static func text(_ write: (inout HUDNumberText) -> Void) -> String {
      var text = HUDNumberText()
      write(&text)
      return text.string
    }
  }
#endif
