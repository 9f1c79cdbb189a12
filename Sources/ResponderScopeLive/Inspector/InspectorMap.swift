#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import UIKit

  /// The rectangles of one snapshot, which the page draws to scale. They are in screen coordinates,
  /// in points.
  package struct InspectorMap: Encodable, Equatable {
    package struct Shape: Encodable, Equatable {
      /// The rectangle's x, y, width and height.
      let rect: [Double]
      /// The name of the style in which the page draws the shape.
      let style: String
      let label: String
    }

    /// The screen. The page also shows a margin around it.
    let box: [Double]
    /// The shapes, from back to front.
    let shapes: [Shape]

    init(_ snapshot: ResponderSnapshot, screen: CGRect) {
      box = Self.numbers(screen) ?? [0, 0, 1, 1]
      let placement = snapshot.placement
      let scroll = placement?.scroll
      var shapes = [Self.shape(screen, "frame", "screen")]
      if let scroll, !scroll.visibleRect.isNull, !scroll.visibleRect.isEmpty {
        let origin = scroll.geometry.contentOffset
        let rect = scroll.visibleRect.offsetBy(
          dx: scroll.screenRect.minX - origin.x, dy: scroll.screenRect.minY - origin.y)
        shapes.append(Self.shape(rect, "visible", "truly visible"))
      }
      if let scroll { shapes.append(Self.shape(scroll.screenRect, "viewport", "viewport")) }
      if snapshot.keyboard.placement != .hidden {
        shapes.append(Self.shape(snapshot.keyboard.frame, "covered", "keyboard"))
      }
      if let top = snapshot.keyboardGuideTop, snapshot.keyboard.placement != .hidden {
        let line = CGRect(x: screen.minX, y: top, width: screen.width, height: 0)
        shapes.append(Self.shape(line, "guide", "layout guide"))
      }
      if let placement { shapes.append(Self.shape(placement.screenRect, "now", "field now")) }
      if let prediction = snapshot.prediction {
        shapes.append(Self.shape(prediction.screenRect, "later", "field at rest"))
      }
      self.shapes = shapes.compactMap { $0 }
    }

    /// Returns a shape; nil if a number of the rectangle is not finite, or too large for any
    /// screen.
    private static func shape(_ rect: CGRect, _ style: String, _ label: String) -> Shape? {
      numbers(rect.standardized).map { Shape(rect: $0, style: style, label: label) }
    }

    private static func numbers(_ rect: CGRect) -> [Double]? {
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
        (Double($0) * 100).rounded() / 100
      }
      return numbers.allSatisfy { $0.isFinite && abs($0) < 1e6 } ? numbers : nil
    }
  }
#endif
