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
      switch self {
      case .cancelledWhileEditing, .secondNavigation, .secondNavigationCancelled: true
      default: false
      }
    }
  }

  /// All properties of a field and of the view around it that a behaviour could have changed.
  private struct Look: Equatable {
    var delegate: ObjectIdentifier?
    var accessory: ObjectIdentifier?
    var inputView: ObjectIdentifier?
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
      accessory = view.inputAccessoryView.map { ObjectIdentifier($0) }
      inputView = view.inputView.map { ObjectIdentifier($0) }
      if let text = view as? UITextView {
        delegate = text.delegate.map { ObjectIdentifier($0) }
        returnKey = text.returnKeyType
      } else if let field = view as? UITextField {
        delegate = field.delegate.map { ObjectIdentifier($0) }
        returnKey = field.returnKeyType
        targets = field.allTargets
        events = field.allControlEvents.rawValue
      } else {
        returnKey = .default
      }
    }
  }

  private func make(_ kind: Kind, delegate: any UITextFieldDelegate & UITextViewDelegate) -> UIView
  {
    switch kind {
    case .textField:
      let field = textField("a", 100)
      field.delegate = delegate
      field.addAction(UIAction { _ in }, for: .editingChanged)
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      field.addGestureRecognizer(UILongPressGestureRecognizer())
      return field
    case .textView:
      let text = UITextView(frame: CGRect(x: 16, y: 100, width: 300, height: 80))
      text.delegate = delegate
      text.addGestureRecognizer(UILongPressGestureRecognizer())
      return text
    }
  }

  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {}

  @Test(
    "delegate, accessory view, return key, gesture recognisers and targets are as before",
    arguments: Kind.allCases, Ending.allCases)
  func leftovers(_ kind: Kind, _ ending: Ending) {
    let listener = Listener()
    let field = make(kind, delegate: listener)
    let stage = FieldsStage(field, textField("b", 300))
    let host = stage.view
    // UIKit may change some properties of a field while it is edited.
    let atRest = Look(field, in: host)
    stage.edit(field)
    let edited = Look(field, in: host)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(Look(field, in: host) == atRest)

    let tap = host.dismissFirstResponderOnTapOutside()
    var token = host.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    var prepared = Look(field, in: host)
    #expect(prepared.accessory != edited.accessory && prepared.hostGestures != edited.hostGestures)
    if kind == .textField {
      #expect(prepared.returnKey == .next && prepared.targets.count == edited.targets.count + 1)
    }
    tap.cancel()
    prepared = Look(field, in: host)
    #expect(prepared.hostGestures == edited.hostGestures)

    stage.device.perform {
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
    stage.device.settle()
    #expect(field.isFirstResponder == ending.leavesFocus)
    #expect(Look(field, in: host) == (ending.leavesFocus ? edited : atRest))
    token.cancel()
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(Look(field, in: host) == atRest)
  }

  @Test(
    "an accessory view and a return key of the app's own are the same objects throughout",
    arguments: Kind.allCases)
  func ownSettings(_ kind: Kind) {
    let listener = Listener()
    let field = make(kind, delegate: listener)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    (field as? UITextField)?.inputAccessoryView = own
    (field as? UITextField)?.returnKeyType = .go
    (field as? UITextView)?.inputAccessoryView = own
    (field as? UITextView)?.returnKeyType = .go
    let stage = FieldsStage(field, textField("b", 300))
    let before = Look(field, in: stage.view)
    let token = stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    #expect(field.inputAccessoryView === own)
    #expect(Look(field, in: stage.view).returnKey == .go)
    stage.device.perform { token.cancel() }
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(Look(field, in: stage.view) == before)
  }
}
