#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// Sends an action up the responder chain. This controller handles the action. The mistake is
  /// that no responder handles it, or that the chain leads back into itself.
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

  /// A view whose `next` can lead back down to its own subview.
  private final class LoopingView: UIView {
    var leadsBack = false
    override var next: UIResponder? { leadsBack ? subviews.first : super.next }
  }

  private struct SaveAction: ResponderAction {
    let isTaken: Bool
    func canExecute(responder: ActionDiagnosisController) -> Bool { isTaken }
    func execute(responder: ActionDiagnosisController) {}
  }
#endif
