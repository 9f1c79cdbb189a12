import Foundation
import Testing

@testable import ResponderCore

/// Tests which part of an inset hides content, and which part is only space that the app adds.
@Suite("What hides of an inset")
struct VisibleAreaTests {
  @Test("of an inset hides what lies in the safe area")
  func hiding() {
    let safe = Insets(top: 91, left: 0, bottom: 34, right: 59)
    let rows: [(adjusted: Insets, hiding: Insets)] = [
      (Insets(), Insets()),
      (Insets(top: 91, bottom: 34), Insets(top: 91, bottom: 34)),
      // The app adds 200 points for a header below the bar, and UIKit adds 336 for the keyboard.
      (Insets(top: 291, bottom: 370), Insets(top: 91, bottom: 34)),
      // An inset that is smaller than the safe area hides only its own size. A negative inset, or
      // one where there is no safe area, hides nothing.
      (Insets(top: 20, left: 16, bottom: -5, right: 16), Insets(top: 20, right: 16)),
      (Insets(top: .nan), Insets()),
    ]
    for row in rows {
      #expect(Insets.hiding(adjusted: row.adjusted, safeArea: safe) == row.hiding, "\(row)")
    }
  }

  @Test("what hides decides what is seen; the inset, how far it scrolls")
  func seen() {
    var geometry = ScrollViewGeometry(
      viewport: CGSize(width: 400, height: 800), contentSize: CGSize(width: 400, height: 2000),
      contentOffset: point(0, -291), inset: Insets(top: 291, bottom: 34),
      hiding: Insets(top: 91, bottom: 34))
    func verdict(_ y: CGFloat) -> DismissalDecision.Verdict {
      DismissalDecision.decide(
        fieldRect: rect(0, y, 400, 44), geometry: geometry, restingOffset: point(0, -291),
        obscuredBy: nil
      ).verdict
    }
    #expect(verdict(-180) == .keep)
    #expect(verdict(-260) == .dismiss)
    #expect(geometry.minimumOffset.y == -291)
    #expect(geometry.visibleRect(at: .zero) == rect(0, 291, 400, 475))
    #expect(geometry.seenRect(at: .zero) == rect(0, 91, 400, 675))
    geometry.hiding = nil
    #expect(verdict(-180) == .dismiss)
  }

  @Test("an edge that hides nothing opens, and no other")
  func opened() {
    let hiding = Insets(top: 47, bottom: 0)
    let room = Insets(top: 10, left: 20, bottom: 30, right: -5)
    #expect(hiding.opened(by: room) == Insets(top: 47, left: -20, bottom: -30, right: 0))
  }

  @Test(
    "insets larger than a rectangle leave a width or height of 0",
    arguments: [
      (Insets(top: 10, left: 20, bottom: 30, right: 40), CGSize(width: 40, height: 160)),
      (Insets(top: 150, bottom: 150), CGSize(width: 100, height: 0)),
      (Insets(left: 60, right: 60), CGSize(width: 0, height: 200)),
      (Insets(top: -10, left: -5), CGSize(width: 105, height: 210)),
    ])
  func largerInsets(insets: Insets, size: CGSize) {
    let rect = CGRect(x: 5, y: 6, width: 100, height: 200).inset(by: insets)
    #expect(rect.size == size)
    #expect(rect.origin == CGPoint(x: 5 + insets.left, y: 6 + insets.top))
  }
}
