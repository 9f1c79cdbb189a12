#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// Two fields side by side in an order that the app sets. The mistake is that the order leaves
  /// out the second field, or gives both fields the same place.
  final class FieldOrderDiagnosisController: DiagnosisController {
    private let isAboutPlace: Bool
    private let code = UITextField()

    override var command: String { "Next field" }

    override func act() { field.focusNext() }

    init(_ title: String, _ isMistaken: Bool, isAboutPlace: Bool) {
      self.isAboutPlace = isAboutPlace
      super.init(title, isMistaken)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      code.borderStyle = .roundedRect
      code.font = .preferredFont(forTextStyle: .body)
      code.placeholder = "Code"
      code.accessibilityIdentifier = "code"
      view.addSubview(code)
      if isAboutPlace {
        (field.tag, code.tag) = (1, isMistaken ? 1 : 2)
        view.navigateFields(FieldNavigation(order: .tags))
      } else {
        view.navigateFields(FieldNavigation(order: .listed(isMistaken ? [field] : [field, code])))
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // The fields are side by side, because a phone's keyboard in landscape leaves room for only
      // one line.
      let width = (field.frame.width - 12) / 2
      field.frame.size.width = width
      code.frame = field.frame.offsetBy(dx: width + 12, dy: 0)
    }
  }
#endif
