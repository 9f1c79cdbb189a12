import Testing
import UIKit

/// Tests the frames of sheets (K).
@MainActor
struct SheetGeometryTests {
  private func iPad(form: Bool, keyboard: CGFloat = 0) -> SheetGeometry {
    var geometry = SheetGeometry()
    geometry.container = CGRect(x: 0, y: 0, width: 834, height: 1194)
    geometry.safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    geometry.isCompactWidth = false
    geometry.isFormSheet = form
    geometry.keyboardHeight = keyboard
    return geometry
  }

  private func iPhone(keyboard: CGFloat = 0, landscape: Bool = false) -> SheetGeometry {
    var geometry = SheetGeometry()
    geometry.container =
      landscape
      ? CGRect(x: 0, y: 0, width: 844, height: 390) : CGRect(x: 0, y: 0, width: 390, height: 844)
    geometry.safeArea = UIEdgeInsets(top: landscape ? 0 : 47, left: 0, bottom: 34, right: 0)
    geometry.isCompactHeight = landscape
    geometry.keyboardHeight = keyboard
    return geometry
  }

  @Test(
    "a detent at the bottom edge adds the safe area, and what the keyboard covers beyond it",
    arguments: [(200, 0, 610), (200, 336, 308), (700, 336, 57), (2_000, 0, 57)])
  func edge(value: CGFloat, keyboard: CGFloat, top: CGFloat) {
    let frame = iPhone(keyboard: keyboard).frame(value: value)
    #expect(frame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
  }

  @Test("a form sheet is centred, and rises for the keyboard, not past its margin")
  func form() {
    #expect(iPad(form: true).frame(value: 0) == CGRect(x: 147, y: 287, width: 540, height: 620))
    #expect(iPad(form: true, keyboard: 400).frame(value: 0).minY == 87)
    #expect(iPad(form: true, keyboard: 800).frame(value: 0).minY == 34)
  }

  @Test("a preferred size counts, and is kept on the screen")
  func preferred() {
    var geometry = iPad(form: true)
    geometry.preferredSize = CGSize(width: 400, height: 5_000)
    let frame = geometry.frame(value: 0)
    #expect(frame.width == 400)
    #expect(frame.minY == 34 && frame.maxY == 1_174)
  }

  @Test("a phone in landscape gives a sheet the whole screen")
  func landscape() {
    let geometry = iPhone(landscape: true)
    #expect(geometry.frame(value: 100) == geometry.container)
  }
}
