import ResponderKit
import UIKit

/// The keys that move the focus from field to field in many apps: Tab, and the up and down arrows.
///
/// Without these commands, Tab does nothing on an iPhone, and on an iPad it moves UIKit's own
/// focus, which is not the first responder (T4.4.34).
@MainActor
enum FieldKeys {
  /// The commands to add to a view controller.
  static var commands: [UIKeyCommand] {
    [
      command("\t", [], forward), command("\t", .shift, back),
      command(UIKeyCommand.inputDownArrow, [], forward),
      command(UIKeyCommand.inputUpArrow, [], back),
    ]
  }

  private static func command(
    _ input: String, _ modifiers: UIKeyModifierFlags, _ action: Selector
  ) -> UIKeyCommand {
    let command = UIKeyCommand(action: action, input: input, modifierFlags: modifiers)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  private static let forward = action("debughost_nextField:", by: 1)
  private static let back = action("debughost_previousField:", by: -1)

  /// Adds a method to the application, which every responder chain contains, and returns the
  /// method's selector.
  private static func action(_ name: String, by step: Int) -> Selector {
    let selector = Selector(name)
    let body: @MainActor (AnyObject, Any?) -> Void = { _, sender in
      go(by: step, sender as? UIKeyCommand)
    }
    class_addMethod(UIApplication.self, selector, imp_implementationWithBlock(body), "v@:@")
    return selector
  }

  private static func go(by step: Int, _ command: UIKeyCommand?) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let window = scenes.lazy.compactMap(\.keyWindow).first else { return }
    let current = UIResponder.current as? UIView
    // A text view keeps the focus. There, Tab inserts a tab, with or without Shift, and the up and
    // down arrows do nothing.
    if let text = current as? UITextView {
      if command?.input == "\t" { text.insertText("\t") }
      return
    }
    var fields = fields(in: window)
    guard let current, let index = fields.firstIndex(where: { $0 === current }) else {
      let first = step > 0 ? fields.first : fields.last
      first?.becomeFirstResponder()
      return
    }
    var next = index + step
    // A list creates the cell of its next row only when the row scrolls into view.
    if !fields.indices.contains(next), let list = list(around: current) {
      let offset = list.contentOffset
      move(list, by: CGFloat(step) * 2 * max(44, current.bounds.height))
      fields = self.fields(in: window)
      next = (fields.firstIndex { $0 === current } ?? -1) + step
      if !fields.indices.contains(next) {
        list.contentOffset = offset
        list.layoutIfNeeded()
      }
    }
    guard fields.indices.contains(next) else { return }
    let field = fields[next]
    field.becomeFirstResponder()
    show(field)
  }

  /// Returns the text fields and text views that are not hidden and accept touches, in reading
  /// order. If view controllers are presented, only the fields of the topmost one count. The fields
  /// of the input accessory view come last.
  private static func fields(in window: UIWindow) -> [UIView] {
    func find(_ view: UIView) -> [UIView] {
      if view.isHidden || !view.isUserInteractionEnabled { return [] }
      if view is UITextField || view is UITextView { return [view] }
      return view.subviews.flatMap(find)
    }
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
    // The focus must not move to a field behind a sheet or an alert.
    let top =
      sequence(first: window.rootViewController) { $0?.presentedViewController }
      .compactMap { $0 }.last?.view ?? window
    let bar = UIResponder.current.flatMap { current in
      sequence(first: current, next: \.next).lazy.compactMap(\.inputAccessoryView).first
    }
    // Sort the accessory view's fields separately, because they are in the keyboard's window and
    // have other coordinates.
    return [top, bar].compactMap { $0 }.flatMap { part in
      find(part).sorted {
        let (one, other) = (place($0), place($1))
        return abs(one.midY - other.midY) > 8 ? one.midY < other.midY : one.minX < other.minX
      }
    }
  }

  private static func show(_ field: UIView) {
    guard let list = list(around: field) else { return }
    let place = field.convert(field.bounds, to: list)
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    if place.maxY > visible.maxY { move(list, by: place.maxY - visible.maxY + 8) }
    if place.minY < visible.minY { move(list, by: place.minY - visible.minY - 8) }
  }

  private static func list(around view: UIView) -> UIScrollView? {
    sequence(first: view, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .first { $0.contentSize.height > $0.bounds.height }
  }

  private static func move(_ list: UIScrollView, by way: CGFloat) {
    let inset = list.adjustedContentInset
    let end = max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
    list.contentOffset.y = min(max(list.contentOffset.y + way, -inset.top), end)
    list.layoutIfNeeded()
  }
}
