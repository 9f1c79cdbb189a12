import Testing
import UIKit

/// Tests affine transforms and matrices, as Core Graphics and Core Animation define them.
@MainActor
struct TransformTests {
  private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("the left transform comes first; the …by methods put theirs first")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
  }

  @Test("an inverse undoes a transform; a transform without an inverse comes back unchanged")
  func inverse() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5)
      .translatedBy(x: 7, y: -3)
    #expect(isClose(transform.concatenating(transform.inverted()), .identity))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("null and infinite rectangles stay so under a transform")
  func rectangles() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGRect.null.applying(double).isNull)
    #expect(CGRect.infinite.applying(double).isInfinite)
    let rect = CGRect(x: 1, y: 1, width: -1, height: -1)
    #expect(rect.applying(double) == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("matrices have an affine part and an identity")
  func matrices() {
    let plane = CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 3, y: 4)
    let matrix = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(matrix))
    #expect(CATransform3DGetAffineTransform(matrix) == plane)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(!CATransform3DIsAffine(turned))
    #expect(abs(turned.m11 - 0.5) < 1e-9)
  }

  @Test("insets go inwards; geometry converts to text and back")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(NSCoder.string(for: rect) == "{{2, 1}, {4, 6}}")
    #expect(NSCoder.cgRect(for: "{{2, 1}, {4, 6}}") == rect)
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }
}
