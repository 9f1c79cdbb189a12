import Foundation
import ResponderCore

/// Rectangles of one snapshot, drawn to scale: screen coordinates, points.
struct InspectorMap: Encodable {
  struct Shape: Encodable {
    /// x, y, width, height.
    let rect: [Double]
    /// How it is drawn, as in a replay's pictures.
    let style: String
    let label: String
  }

  /// The screen. The page shows a little of what lies around it, too.
  let box: [Double]
  let shapes: [Shape]

  init(_ snapshot: ResponderSnapshot, screen: CGRect) {
    box = Self.numbers(screen)
    var shapes = [ReplayShape(screen, .frame, "screen")]
    let viewport = snapshot.placement?.scroll?.screenRect
    if let scroll = snapshot.placement?.scroll {
      let origin = scroll.geometry.contentOffset
      if !scroll.visibleRect.isNull, !scroll.visibleRect.isEmpty {
        shapes.append(
          ReplayShape(
            scroll.visibleRect.offsetBy(
              dx: scroll.screenRect.minX - origin.x, dy: scroll.screenRect.minY - origin.y),
            .visible, "truly visible"))
      }
    }
    if snapshot.keyboard.placement != .hidden {
      shapes.append(ReplayShape(snapshot.keyboard.frame, .covered, "keyboard"))
    }
    if let placement = snapshot.placement {
      shapes.append(ReplayShape(placement.screenRect, .now, "field now"))
    }
    if let prediction = snapshot.prediction {
      shapes.append(ReplayShape(prediction.screenRect, .later, "field at rest"))
    }
    var drawn = shapes.compactMap { $0 }.map {
      Shape(rect: Self.numbers($0.rect), style: $0.style.rawValue, label: $0.label)
    }
    // An outline over what it holds, under the field.
    if let viewport = viewport.flatMap({ ReplayShape($0, .frame, "viewport") }) {
      drawn.insert(
        Shape(rect: Self.numbers(viewport.rect), style: "viewport", label: viewport.label),
        at: drawn.firstIndex { $0.label == "truly visible" }.map { $0 + 1 } ?? 1)
    }
    self.shapes = drawn
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 100).rounded() / 100 }
  }
}
