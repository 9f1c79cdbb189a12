#if canImport(UIKit) && canImport(SwiftUI)
  import ResponderKit
  import SwiftUI
  import UIKit

  /// Shows two SwiftUI lists of the same size, with a modifier on the lower one. The mistake is to
  /// apply the modifier to the stack that contains both.
  final class TwoListsDiagnosisController: DiagnosisController {
    private var host: UIViewController?

    override var command: String { "Show two lists" }

    override func act() {
      let host = UIHostingController(rootView: TwoLists(isMistaken: isMistaken))
      addChild(host)
      host.view.backgroundColor = .clear
      view.addSubview(host.view)
      host.didMove(toParent: self)
      self.host = host
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      host?.view.frame = CGRect(
        x: 0, y: field.frame.maxY + 16, width: view.bounds.width,
        height: max(0, view.bounds.maxY - field.frame.maxY - 16))
    }
  }

  private struct TwoLists: View {
    let isMistaken: Bool

    var body: some View {
      if isMistaken {
        VStack(spacing: 16) {
          Guests(names: ["Ada", "Charles", "Mary"])
          Guests(names: ["George", "Augusta", "Luigi"])
        }
        .dismissesFirstResponder()
      } else {
        VStack(spacing: 16) {
          Guests(names: ["Ada", "Charles", "Mary"])
          Guests(names: ["George", "Augusta", "Luigi"]).dismissesFirstResponder()
        }
      }
    }
  }

  private struct Guests: View {
    let names: [String]

    var body: some View {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(names, id: \.self) { name in
            TextField(name, text: .constant("")).textFieldStyle(.roundedBorder)
          }
        }
        .padding(20)
      }
    }
  }
#endif
