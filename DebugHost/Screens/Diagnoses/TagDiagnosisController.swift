#if canImport(UIKit) && canImport(SwiftUI)
  import ResponderKit
  import SwiftUI
  import UIKit

  /// Shows two SwiftUI fields with two tags. The mistake is to give both the same tag.
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

  /// Focuses a field by its tag. The mistake is to use a tag that no field has.
  final class TagRequestDiagnosisController: DiagnosisController {
    private let host: UIViewController = UIHostingController(
      rootView: CityField().withResponderChainEnvironmentObject())

    override var command: String { "Edit the city" }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.isHidden = true
      addChild(host)
      host.view.backgroundColor = .clear
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      host.view.frame = field.frame
    }

    override func act() {
      guard let window = view.window else { return }
      ResponderChain(forWindow: window).firstResponder = isMistaken ? "town" : "city"
    }
  }

  /// Presents a note with a SwiftUI field. The mistake is to dismiss the note while its field is
  /// still first responder.
  final class LeftFieldDiagnosisController: DiagnosisController {
    override var command: String { "Open the note" }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.isHidden = true
    }

    override func act() {
      let note = NoteController("Note", isMistaken)
      note.modalPresentationStyle = .fullScreen
      present(note, animated: true)
    }
  }

  private final class NoteController: DiagnosisController {
    private let host: UIViewController = UIHostingController(rootView: NoteField())

    override var command: String { "Close" }
    override func act() { dismiss(animated: true) }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.isHidden = true
      addChild(host)
      host.view.backgroundColor = .clear
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      host.view.frame = field.frame
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if !isMistaken { view.endEditing(true) }
    }
  }

  private struct NoteField: View {
    @State private var text = ""

    var body: some View {
      TextField("Note", text: $text).accessibilityIdentifier("note").textFieldStyle(.roundedBorder)
    }
  }

  private struct CityField: View {
    @State private var city = ""

    var body: some View {
      TextField("City", text: $city).responderTag("city").textFieldStyle(.roundedBorder)
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
