#if canImport(UIKit)
  import ResponderCore
  import ResponderKit
  import ResponderScope
  import UIKit

  /// Sends an action up the chain that the controller takes, or that nobody takes, or that runs in a circle.
  final class ActionDiagnosisController: DiagnosisController {
    private let isAboutCycle: Bool
    private let box = LoopingView()

    init(_ title: String, _ isMistaken: Bool, isAboutCycle: Bool) {
      self.isAboutCycle = isAboutCycle
      super.init(title, isMistaken)
    }

    required init?(coder: NSCoder) { nil }

    override var command: String { "Save" }

    override func viewDidLoad() {
      super.viewDidLoad()
      box.frame = CGRect(x: 20, y: 240, width: 350, height: 60)
      box.backgroundColor = .systemBackground
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 330, height: 40))
      inner.backgroundColor = .systemTeal
      box.addSubview(inner)
      view.addSubview(box)
    }

    override func act() {
      guard let inner = box.subviews.first else { return }
      box.leadsBack = isAboutCycle && isMistaken
      inner.execute(action: SaveAction(isTaken: !isMistaken))
      box.leadsBack = false
    }
  }

  /// A view whose `next` may lead down again.
  private final class LoopingView: UIView {
    var leadsBack = false
    override var next: UIResponder? { leadsBack ? subviews.first : super.next }
  }

  private struct SaveAction: ResponderAction {
    let isTaken: Bool
    func canExecute(responder: ActionDiagnosisController) -> Bool { isTaken }
    func execute(responder: ActionDiagnosisController) {}
  }

  /// Two fields that register with the tag registry, under one tag or two.
  final class TagDiagnosisController: DiagnosisController {
    private var registry = TagRegistry()
    private let second = UITextField()

    override var command: String { "Register the fields" }

    override func viewDidLoad() {
      super.viewDidLoad()
      second.borderStyle = .roundedRect
      second.placeholder = "Name again"
      view.addSubview(second)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      second.frame = field.frame.offsetBy(dx: 0, dy: 60)
    }

    override func act() {
      guard let window = view.window else { return }
      let reader = TagRegistry.ReaderID(self)
      let place = TagRegistry.WindowID(window)
      perform(.readerAdded(reader, inside: nil))
      perform(.readerMoved(reader, to: place))
      for (number, view) in [field, second].enumerated() {
        let probe = TagRegistry.ProbeID(number: UInt(number))
        let tag = isMistaken || number == 0 ? "name" : "nickname"
        perform(.announced(probe, tag: AnyHashable(tag), in: reader))
        perform(.found(probe, view: TagRegistry.ViewID(view), in: place))
      }
      perform(.turnEnded)
    }

    private func perform(_ input: TagInput) {
      for case .diagnose(let diagnosis) in registry.handle(input) {
        ResponderHUD.report(diagnosis)
      }
    }
  }
#endif
