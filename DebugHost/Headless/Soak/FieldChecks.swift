import ResponderKit
import UIKit

/// Checks that a move of the focus ends at another field or changes nothing, and that the field
/// navigation leaves nothing on a field that is not edited.
@MainActor
struct FieldChecks {
  private unowned let world: SoakWorld
  /// The first responders of the windows before the step, in the order of the windows.
  private var before: [ObjectIdentifier?] = []

  init(_ world: SoakWorld) { self.world = world }

  mutating func willPlay(_ step: Step) {
    before = responders.map { $0.map(ObjectIdentifier.init) }
  }

  private var responders: [UIResponder?] {
    world.windows.map { window in Responders.all(in: [window]).first(where: \.isFirstResponder) }
  }

  func failure(after step: Step, hasActed: Bool) -> Failure? {
    move(step, hasActed: hasActed) ?? leftover()
  }

  private func move(_ step: Step, hasActed: Bool) -> Failure? {
    // Skip the check after a dismissal, which may have ended editing since the move.
    guard case .moveFocus(let forward) = step, world.dismissed.isEmpty else { return nil }
    let now = responders
    let moved = zip(before, now).compactMap { $0 == $1.map(ObjectIdentifier.init) ? nil : $1 }
    let isRight = hasActed ? moved.contains { $0 is any UITextInput } : moved.isEmpty
    guard !isRight else { return nil }
    return Failure(
      promise: .moveArrives,
      detail: "\(forward ? "focusNext()" : "focusPrevious()") answered \(hasActed); "
        + "first responders: \(now.map(Self.name))")
  }

  private func leftover() -> Failure? {
    let fields = SoakRows.inputs(in: world.screen.view) + [world.screen.bar.field]
    // A field that is first responder may have the navigation's bar, even in a window that is not
    // key.
    return fields.lazy.filter { world.navigationToken == nil || !$0.isFirstResponder }
      .compactMap(Self.leftover).first
  }

  /// Returns a failure if a field has a bar, a return key, a target or a delegate that the soak has
  /// not set.
  private static func leftover(on field: UIView) -> Failure? {
    let traces = [
      ("a bar", field.inputAccessoryView != nil),
      ("a return key", (field as? any UITextInputTraits)?.returnKeyType ?? .default != .default),
      ("a target", (field as? UIControl)?.allTargets.isEmpty == false),
      ("another delegate", (field as? UITextField).map { !isPlain($0.delegate) } ?? false),
    ]
    guard let trace = traces.first(where: \.1)?.0 else { return nil }
    return Failure(promise: .fieldsLeftAsTheyWere, detail: "\(name(field)) has \(trace)")
  }

  private static func isPlain(_ delegate: (any UITextFieldDelegate)?) -> Bool {
    delegate == nil || delegate is SoakGuardian
  }

  private static func name(_ responder: UIResponder?) -> String {
    responder.map { "\(ResponderIdentity($0))" } ?? "no responder"
  }
}
