import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension FlawTests {
  @Test("nothing is swizzled: custom views, controllers and alerts are all seen", .flaw("2.4.3"))
  func everyResponder() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      VStack {
        CustomResponder().responderTag("view").frame(height: 50)
        CustomController().responderTag("controller").frame(height: 50)
      }
    }
    let chain = try #require(found)
    for tag in ["view", "controller"] {
      stage.turn { chain.firstResponder = .init(tag) }
      #expect(chain.firstResponder == tag)
    }
    #expect(stage.window?.firstResponderInside is CustomController.Controller)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "alert" }
    stage.turn { stage.controller.present(alert, animated: false) }
    stage.settle()
    stage.turn { alert.textFields?.first?.becomeFirstResponder() }
    #expect(chain.firstResponder == nil)
    stage.turn { alert.dismiss(animated: false) }
    stage.settle()
  }

  @Test("views outside a window are not asked", .flaw("2.4.8"))
  func offHierarchy() throws {
    final class Asked: UIView {
      var questions = 0
      override var canBecomeFirstResponder: Bool {
        if window == nil { questions += 1 }
        return true
      }
    }
    struct Asking: UIViewRepresentable {
      let view: Asked
      func makeUIView(context: Context) -> Asked { view }
      func updateUIView(_ view: Asked, context: Context) {}
    }
    struct Screen: View {
      @ObservedObject var model: Model
      let view: Asked
      var body: some View {
        VStack {
          if !model.isOn { Asking(view: view).responderTag("x").frame(height: 40) }
        }
      }
    }
    let (model, view) = (Model(), Asked())
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { chain in
      Screen(model: model, view: view).onAppear { chain.firstResponder = "x" }
    }
    let chain = try #require(found)
    #expect(view.isFirstResponder)
    stage.turn { model.isOn = true }
    stage.turn { chain.firstResponder = "x" }
    #expect(chain.availableResponders == [])
    #expect(view.questions == 0)
  }
}
