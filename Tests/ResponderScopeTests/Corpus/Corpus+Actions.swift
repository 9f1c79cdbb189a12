import HeadlessDriver
import ResponderJournal
import ResponderKit
import UIKit

extension CorpusRow {
  static let actionRows: [CorpusRow] = [
    .fires(.unhandledAction, "an action that no responder of the screen takes") { app in
      app.turn { app.view.execute(action: Save()) }
    },
    .fires(.unhandledAction, "an action of a view that is in no window") { app in
      app.boot(SavingController())
      app.turn { UIView().execute(action: Save()) }
    },
    .silent(.unhandledAction, "an action that its screen takes") { app in
      app.boot(SavingController())
      app.turn { app.view.execute(action: Save()) }
    },
    .silent(.unhandledAction, "an optional action") { app in
      app.turn { app.view.execute(action: Save(isOptional: true)) }
    },
    .silent(.unhandledAction, "an action whose taker is only looked for") { app in
      app.turn { _ = app.view.find(action: Save()) }
    },
    .fires(.chainCycle, "a view whose next leads down to its own subview") { app in
      let loop = Looping(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let inner = UIView()
      loop.addSubview(inner)
      app.view.addSubview(loop)
      loop.leadsBack = true
      app.turn { inner.execute(action: Save(isOptional: true)) }
      loop.leadsBack = false
    },
    .silent(.chainCycle, "a view whose next skips its superview, upwards") { app in
      app.boot(SavingController())
      let skip = Skipping(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      app.view.addSubview(skip)
      skip.target = app.root
      app.turn { skip.execute(action: Save()) }
    },
  ]

  private struct Save: ResponderAction {
    var isOptional = false
    func execute(responder: SavingController) {}
  }

  private final class SavingController: UIViewController {}

  private final class Looping: UIView {
    var leadsBack = false
    override var next: UIResponder? { leadsBack ? subviews.first : super.next }
  }

  private final class Skipping: UIView {
    weak var target: UIResponder?
    override var next: UIResponder? { target ?? super.next }
  }
}
