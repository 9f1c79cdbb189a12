#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// Formats numbers for the panel. Rounds lengths to a tenth of a point, and separates thousands
  /// with a thin space.
  enum HUDNumbers {
    /// Formats a length in points, rounded to a tenth, because a pixel of a 3x screen is a third of
    /// a point.
    static func length(_ value: CGFloat) -> String {
      guard abs(value) < 1e9 else { return "–" }
      let tenths = Int((abs(value) * 10).rounded())
      let sign = value < 0 && tenths > 0 ? "−" : ""
      let decimal = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
      return sign + grouped(tenths / 10) + decimal
    }

    /// Formats a length rounded to whole points, for headlines and sentences.
    static func whole(_ value: CGFloat) -> String { length(value.rounded()) }

    static func percent(_ fraction: CGFloat) -> String {
      guard fraction.isFinite else { return "– %" }
      return "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %"
    }

    static func point(_ point: CGPoint) -> String { "\(length(point.x)), \(length(point.y))" }

    static func size(_ size: CGSize) -> String {
      "\(length(size.width)) × \(length(size.height))"
    }

    /// Formats insets as top, left, bottom, right: `47, 0, 34, 0`.
    static func insets(_ insets: Insets) -> String {
      [insets.top, insets.left, insets.bottom, insets.right].map(length).joined(separator: ", ")
    }

    /// Formats a rectangle as origin and size: `16, 234.3 · 358 × 44`.
    static func rect(_ rect: CGRect) -> String {
      rect.isNull ? "nothing" : "\(point(rect.origin)) · \(size(rect.size))"
    }

    /// Formats a rectangle's vertical range, top to bottom: `0 … 844`.
    static func range(_ rect: CGRect) -> String {
      rect.isNull ? "nothing" : "\(length(rect.minY)) … \(length(rect.maxY))"
    }

    /// Formats the vertical range of a visible area, and the fraction of the field that is visible
    /// in it.
    static func range(_ rect: CGRect, seen fraction: CGFloat) -> String {
      "\(range(rect)) · \(percent(fraction))"
    }

    /// Formats seconds with three decimals.
    static func seconds(_ value: TimeInterval) -> String {
      guard abs(value) < 1e9 else { return "–" }
      let milliseconds = Int((abs(value) * 1000).rounded())
      let decimals = String(1000 + milliseconds % 1000).dropFirst()
      return "\(value < 0 && milliseconds > 0 ? "−" : "")\(milliseconds / 1000).\(decimals) s"
    }

    private static func grouped(_ whole: Int) -> String {
      guard whole >= 1000 else { return "\(whole)" }
      return "\(grouped(whole / 1000))\u{2009}\(String(1000 + whole % 1000).dropFirst())"
    }
  }
#endif
