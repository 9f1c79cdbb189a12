import SwiftUI
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("A tap outside, in SwiftUI", .serialized)
struct OutsideTapModifierTests {
  private struct Form: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(spacing: 0) {
        VStack {
          TextField("A", text: .constant(""))
          TextField("B", text: .constant(""))
          Button("press") { model.isOn.toggle() }
          Color.red.frame(height: 100)
        }
        .dismissesFirstResponderOnTap()
        Color.blue.frame(height: 100)
      }
    }
  }

  @Test(
    "ends editing within the view's bounds, not on a field and not beside the view",
    arguments: [nil, -20, 20] as [CGFloat?])
  func taps(below edge: CGFloat?) throws {
    let model = Model()
    let stage = TagStage.settled(Form(model: model))
    try stage.tapField("A")
    let hosts = stage.controller.view.gestureRecognizers ?? []
    #expect(hosts.count { $0 is OutsideTap } == 1)
    if let edge {
      let probe = try #require(stage.all(PlatformProbe.self).first)
      let frame = probe.convert(probe.bounds, to: nil)
      stage.device.tap(at: CGPoint(x: frame.midX, y: frame.maxY + edge))
      stage.settle()
      #expect((stage.focused == nil) == (edge < 0))
    } else {
      try stage.tapField("B")
      #expect(stage.focused == "B")
    }
    stage.press("press")
    #expect(model.isOn)
    stage.end()
  }
}
