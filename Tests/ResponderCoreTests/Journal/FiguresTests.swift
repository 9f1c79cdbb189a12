import Foundation
import ResponderCore
import Testing

@Suite("Figures")
struct FiguresTests {
  @Test(
    "lengths have one decimal at most and a true minus",
    arguments: [
      (0, "0 pt"), (-0.04, "0 pt"), (12, "12 pt"), (-12.34, "−12.3 pt"), (1204.25, "1204.2 pt"),
      (.nan, "– pt"), (.infinity, "∞ pt"), (-.infinity, "−∞ pt"),
    ] as [(CGFloat, String)])
  func points(value: CGFloat, text: String) {
    #expect(Figures.points(value) == text)
  }

  @Test("a number without decimals keeps the zeros before the point")
  func noDecimals() { #expect(Figures.decimal(100, 0) == "100") }

  @Test("an offset leaves out the component that says nothing")
  func offset() {
    #expect(Figures.offset(CGPoint(x: 0, y: 12.5)) == "y 12.5 pt")
    #expect(Figures.offset(CGPoint(x: 390, y: 0)) == "x 390, y 0 pt")
  }

  @Test("the null rectangle is none, and not a place at infinity")
  func noRectangle() {
    #expect(Figures.rect(.null) == "none")
    #expect(Figures.rect(CGRect(x: 0, y: 508, width: 390, height: 336)) == "0, 508, 390 × 336 pt")
  }

  @Test("a velocity has three decimals and shows the axis that moves")
  func velocity() {
    #expect(Figures.velocity(CGPoint(x: 0, y: -1.8421)) == "−1.842 pt/ms")
    #expect(Figures.velocity(CGPoint(x: 0.5, y: 0)) == "0.5 pt/ms")
    #expect(Figures.velocity(CGPoint(x: 0.5, y: -1)) == "0.5, −1 pt/ms")
    #expect(Figures.velocity(.zero) == "0 pt/ms")
  }

  @Test(
    "only nothing is 0 % and only all is 100 %",
    arguments: [
      (0, "0 %"), (0.001, "1 %"), (0.5, "50 %"), (0.999, "99 %"), (1, "100 %"), (.nan, "–"),
    ]
      as [(CGFloat, String)])
  func percent(fraction: CGFloat, text: String) {
    #expect(Figures.percent(fraction) == text)
  }

  @Test("times in a column have all three digits")
  func clock() {
    #expect(Figures.clock(1.25) == "1.250 s" && Figures.clock(-1) == "−1.000 s")
  }
}
