import ResponderKit
import UIKit

/// What the actions of these tests are for.
@MainActor protocol Marking: AnyObject {
  func mark(_ word: String)
}

/// Writes a word on the nearest marking responder.
struct Mark: ResponderAction {
  var word = "x"
  func execute(responder: any Marking) { responder.mark(word) }
}

/// A plain view whose next responder the test chooses.
@MainActor
class PlainView: UIView {
  weak var nextChoice: UIResponder?
  override var next: UIResponder? { nextChoice ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
}

/// A view that can be written on.
@MainActor
class MarkedView: PlainView, Marking {
  var words: [String] = []
  var onMark: (() -> Void)?

  func mark(_ word: String) {
    words.append(word)
    onMark?()
  }
}

/// A view that routes actions as the test chooses.
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

/// Puts each view into the one after it, and returns the first.
@MainActor @discardableResult
func nest(_ views: UIView...) -> UIView {
  for (inner, outer) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
  return views[0]
}
