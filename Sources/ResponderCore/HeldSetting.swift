/// A setting that this package holds at a value of its own and later restores.
///
/// The system and the app may write the setting at any time.
package struct HeldSetting<Value: Equatable> {
  private let value: Value
  private let replaced: [Value]
  private var original: Value?

  /// - Parameters:
  ///   - value: The value to hold.
  ///   - replaced: The values that `value` replaces. Any other value is the app's choice, and the
  ///     setting keeps it.
  package init(_ value: Value, insteadOf replaced: [Value]) {
    (self.value, self.replaced) = (value, replaced)
  }

  /// Records the current value, and returns the value to write; nil if the setting needs no change.
  package mutating func look(at current: Value) -> Value? {
    if replaced.contains(current) {
      original = current
      return value
    }
    if current != value { original = nil }
    return nil
  }

  /// Returns the value to write when holding ends: the original, or nil if `look` has replaced no
  /// value, or if the system or the app has changed the setting meanwhile.
  ///
  /// If the system or the app wrote the held value itself, that cannot be detected, and the
  /// original is restored.
  package mutating func end(at current: Value) -> Value? {
    defer { original = nil }
    return current == value ? original : nil
  }
}
