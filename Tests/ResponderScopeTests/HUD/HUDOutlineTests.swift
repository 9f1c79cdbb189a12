import Testing
import UIKit

@testable import ResponderScope

/// Core Animation raises an exception for a place that is no number; the stand-in ignores it, so the layer is asked.
@MainActor
@Suite("One outline")
struct HUDOutlineTests {
  private func outline() throws -> (HUDOutline, CAShapeLayer) {
    let (outline, container) = (HUDOutline(width: 2), CALayer())
    outline.add(to: container)
    return (outline, try #require(container.sublayers?.first as? CAShapeLayer))
  }

  @Test(
    "a place that is none hides it, and never reaches the layer",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
      CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10),
      CGRect.null, .infinite,
    ])
  func hides(_ place: CGRect) throws {
    let (outline, layer) = try outline()
    outline.show(CGRect(x: 10, y: 20, width: 30, height: 40), UIColor.red.cgColor)
    #expect(layer.path != nil)
    outline.show(place, UIColor.red.cgColor)
    #expect(layer.path == nil && outline.rect == nil)
  }

  @Test("a way that is none moves nothing", arguments: [CGFloat.nan, .infinity])
  func stays(_ way: CGFloat) throws {
    let (outline, layer) = try outline()
    let place = CGRect(x: 10, y: 20, width: 30, height: 40)
    outline.show(place, UIColor.red.cgColor)
    outline.move(by: CGPoint(x: way, y: 5))
    #expect(outline.rect == place && layer.position == .zero)
  }
}
