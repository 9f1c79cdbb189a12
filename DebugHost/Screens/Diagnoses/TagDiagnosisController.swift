#if canImport(UIKit) && canImport(SwiftUI)
  import ResponderKit
  import SwiftUI
  import UIKit

  /// Shows two SwiftUI fields under one tag, or under two.
  final class TagDiagnosisController: DiagnosisController {
    override var command: String { "Show the SwiftUI fields" }

    override func act() {
      let host = UIHostingController(
        rootView: TwoFields(isMistaken: isMistaken).withResponderChainEnvironmentObject())
      addChild(host)
      host.view.frame = CGRect(
        x: 20, y: field.frame.maxY + 16, width: field.frame.width, height: 120)
      host.view.backgroundColor = .clear
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }
  }

  private struct TwoFields: View {
    let isMistaken: Bool
    @State private var texts = ["", ""]

    var body: some View {
      VStack(spacing: 16) {
        TextField("First name", text: $texts[0]).responderTag("name")
        TextField("Last name", text: $texts[1]).responderTag(isMistaken ? "name" : "surname")
      }
      .textFieldStyle(.roundedBorder)
    }
  }
#endif
