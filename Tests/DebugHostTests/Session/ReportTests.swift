import Testing

@testable import DebugHost

@Suite("Report and contact sheet")
struct ReportTests {
  @Test("the report counts the facts and lists them below their steps")
  func report() {
    let report = Report.markdown([.sample()])
    #expect(report.contains("1 scene, 1 facts, all hold."))
    #expect(report.contains("## Form (iPhone 14)"))
    #expect(report.contains("2. Fling\n   - [x] it moved\n"))
  }

  @Test("a fact that does not hold is counted and unticked")
  func broken() {
    var recording = Recording.sample()
    recording.steps[1].facts.append(.init(text: "it stayed", holds: false))
    let report = Report.markdown([recording])
    #expect(report.contains("2 facts, 1 do not hold."))
    #expect(report.contains("- [ ] it stayed"))
  }

  @Test("a sheet lays pictures side by side at one scale, each with its caption")
  func sheet() {
    let picture = { (box: String) in
      "<svg xmlns=\"x\" viewBox=\"\(box)\" font-family=\"y\"><rect/></svg>\n"
    }
    let svg = ContactSheet.svg(
      title: "Form & more",
      rows: [
        .init(
          title: "Tap",
          cells: [
            .init(caption: "iPhone SE", svg: picture("-2 -2 100 200")),
            .init(caption: "iPad 11", svg: picture("0 0 300 400")),
          ])
      ])
    #expect(svg.contains("width=\"50\" height=\"100\" viewBox=\"-2 -2 100 200\""))
    #expect(svg.contains("width=\"150\" height=\"200\" viewBox=\"0 0 300 400\""))
    #expect(svg.contains(">iPhone SE</text>") && svg.contains(">iPad 11</text>"))
    #expect(svg.contains(">Form &amp; more</text>"))
    #expect(
      svg.components(separatedBy: "<svg").count == svg.components(separatedBy: "</svg>").count)
  }
}
