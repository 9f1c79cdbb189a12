import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: nothing of ours is left")
struct FieldLeftoverTests {
  enum Kind: CaseIterable {
    case textField, textView
  }

  /// The ways in which a navigation ends, or releases the field that it has prepared.
  enum Ending: CaseIterable {
    case cancelledWhileEditing, cancelledAfterEditing, editingEnded
    case fieldRemoved, screenRemoved, secondNavigation, secondNavigationCancelled

    /// Whether the field still has the focus afterwards.
    var leavesFocus: Bool {
      [.cancelledWhileEditing, .secondNavigation, .secondNavigationCancelled].contains(self)
    }
  }

  /// All properties of a field and of the view around it that a behaviour could have changed.
  private struct Look: Equatable {
    var objects: [ObjectIdentifier?]
    var returnKey: UIReturnKeyType
    var gestures: [ObjectIdentifier]
    var hostGestures: [ObjectIdentifier]
    var targets: Set<AnyHashable> = []
    var events: UInt = 0

    @MainActor
    init(_ view: UIView, in host: UIView) {
      func ids(_ view: UIView) -> [ObjectIdentifier] {
        (view.gestureRecognizers ?? []).map { ObjectIdentifier($0) }
      }
      (gestures, hostGestures) = (ids(view), ids(host))
      let (field, text) = (view as? UITextField, view as? UITextView)
      let delegate: AnyObject? = field?.delegate ?? text?.delegate
      objects = [view.inputAccessoryView, view.inputView, delegate].map {
        $0.map { ObjectIdentifier($0) }
      }
      returnKey = field?.returnKeyType ?? text?.returnKeyType ?? .default
      if let field { (targets, events) = (field.allTargets, field.allControlEvents.rawValue) }
    }
  }

  /// A field with settings of the app's own.
  private func make(_ kind: Kind, _ listener: FieldListener) -> UIView {
    let (field, text) = (textField("a", 100), textView(100))
    (field.delegate, text.delegate) = (listener, listener)
    field.addAction(UIAction { _ in }, for: .editingChanged)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    let view: UIView = kind == .textField ? field : text
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    return view
  }

  @Test("everything is as before", arguments: Kind.allCases, Ending.allCases)
  func leftovers(_ kind: Kind, _ ending: Ending) {
    let listener = FieldListener()
    let field = make(kind, listener)
    let stage = FieldsStage(field, textField("b", 300))
    let host = stage.view
    // UIKit may change some properties of a field while it is edited.
    let atRest = Look(field, in: host)
    stage.edit(field)
    let edited = Look(field, in: host)
    stage.end()
    #expect(Look(field, in: host) == atRest)

    let tap = host.dismissFirstResponderOnTapOutside()
    var token = host.navigateFields(.withBar)
    stage.edit(field)
    var prepared = Look(field, in: host)
    #expect(prepared.objects != edited.objects && prepared.hostGestures != edited.hostGestures)
    if kind == .textField {
      #expect(prepared.returnKey == .next && prepared.targets.count == edited.targets.count + 1)
    }
    tap.cancel()
    prepared = Look(field, in: host)
    #expect(prepared.hostGestures == edited.hostGestures)

    stage.run {
      switch ending {
      case .cancelledWhileEditing: token.cancel()
      case .editingEnded: field.resignFirstResponder()
      case .cancelledAfterEditing:
        field.resignFirstResponder()
        token.cancel()
      case .fieldRemoved: field.removeFromSuperview()
      case .screenRemoved: host.removeFromSuperview()
      case .secondNavigation:
        token = host.navigateFields(FieldNavigation(usesReturnKey: false))
      case .secondNavigationCancelled:
        token = host.navigateFields(FieldNavigation(bar: .init(done: "Fertig")))
        token.cancel()
      }
    }
    #expect(field.isFirstResponder == ending.leavesFocus)
    #expect(Look(field, in: host) == (ending.leavesFocus ? edited : atRest))
    token.cancel()
    stage.end()
    #expect(Look(field, in: host) == atRest)
  }
}
