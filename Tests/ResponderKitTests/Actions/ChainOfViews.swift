import ResponderKit
import UIKit

/// The handler of the actions in these tests.
@MainActor protocol Marking: AnyObject {
  func mark(_ word: String)
}

/// Adds a word to the nearest responder that handles marks.
struct Mark: ResponderAction {
  var word = "x"
  func execute(responder: any Marking) { responder.mark(word) }
}

/// A view that can become first responder, and whose next responder the test may choose.
@MainActor
class PlainView: UIView {
  weak var nextChoice: UIResponder?
  override var next: UIResponder? { nextChoice ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
}

/// A view that handles `Mark`.
@MainActor
class MarkedView: PlainView, Marking {
  var words: [String] = []
  var onMark: (() -> Void)?

  func mark(_ word: String) {
    words.append(word)
    onMark?()
  }
}

/// A view that routes actions as the test specifies.
@MainActor
final class RoutingView: MarkedView, ResponderActionRouter {
  enum Choice {
    case proceed, pass, veto
    case forward(any Marking)
  }

  var choice = Choice.proceed

  func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
    switch choice {
    case .proceed: .proceed
    case .pass: .pass
    case .veto: .veto
    case .forward(let object): (object as? Action.Responder).map { .forward(to: $0) } ?? .proceed
    }
  }
}

/// A view controller that handles `Mark`, and reports a presenter although none has presented it.
final class MarkingController: UIViewController, Marking {
  var words: [String] = []
  weak var presenter: UIViewController?
  override var presentingViewController: UIViewController? { presenter }
  func mark(_ word: String) { words.append(word) }
}

/// Adds each view to the next one as a subview, and returns the first.
@MainActor @discardableResult
func nest(_ views: UIView...) -> UIView { nest(views) }

@MainActor @discardableResult
func nest(_ views: [UIView]) -> UIView {
  for (inner, outer) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
  return views[0]
}
