import Testing
import UIKit

@testable import ResponderScope

/// Core Animation raises an exception for a position that is not a number. The headless one does
/// not, so the test reads the layer.
@MainActor
@Suite("One outline")
struct HUDOutlineTests {
  private func outline() throws -> (HUDOutline, CAShapeLayer) {
    let (outline, container) = (HUDOutline(width: 2), CALayer())
    outline.add(to: container)
    return (outline, try #require(container.sublayers?.first as? CAShapeLayer))
  }

  @Test(
    "an invalid place hides the outline, and never reaches its layer",
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

  @Test("what is hidden is not moved into sight; what is shown keeps its path and is moved")
  func moves() throws {
    let (outline, layer) = try outline()
    let place = CGRect(x: 10, y: 20, width: 30, height: 40)
    outline.move(to: place)
    #expect(outline.rect == nil && layer.path == nil)
    outline.show(place, UIColor.red.cgColor)
    let path = layer.path
    outline.move(to: place.offsetBy(dx: 0, dy: -7))
    #expect(layer.path === path && layer.position == CGPoint(x: 0, y: -7))
  }
}
