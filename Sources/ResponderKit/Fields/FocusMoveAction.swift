#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
  internal import UIKit

  extension EnvironmentValues {
    /// Moves the focus to the next field of the screen.
    ///
    /// ```swift
    /// @Environment(\.focusNext) private var focusNext
    ///
    /// var body: some View {
    ///   TextField("Name", text: $name).onSubmit { focusNext() }
    /// }
    /// ```
    public var focusNext: FocusMoveAction { FocusMoveAction(.next) }

    /// Moves the focus to the previous field of the screen.
    public var focusPrevious: FocusMoveAction { FocusMoveAction(.previous) }
  }

  /// Moves the focus of the key window to another field, when you call it like a function.
  ///
  /// The move works like `UIResponder.focusNext()`, but a move to a text editor happens at the end
  /// of the turn, so that the editor does not get the line break of the return key.
  public struct FocusMoveAction: Sendable {
    private let direction: FieldDirection

    init(_ direction: FieldDirection) {
      self.direction = direction
      // From now on, a field that ends editing is remembered for the rest of the turn.
      MainActor.ifCurrent { _ = FocusEvents.shared }
    }

    /// Moves the focus, and returns whether it moved or will move at the end of the turn; false if
    /// no field is edited.
    @MainActor @discardableResult
    public func callAsFunction() -> Bool {
      let start = FirstResponderTracker.shared.currentNow ?? FocusEvents.shared.endedInThisTurn
      return start.map { FieldMove.run(direction, from: $0, inSwiftUI: true) } ?? false
    }
  }
#endif
