/// A setting that is kept at a value of ours instead of some others, and put back, while the system and the app may write it, too.
package struct HeldSetting<Value: Equatable> {
  private let value: Value
  private let replaced: [Value]
  private var original: Value?

  /// - Parameters:
  ///   - value: what the setting is kept at …
  ///   - replaced: … instead of these; anything else is the app's wish, and stays.
  package init(_ value: Value, insteadOf replaced: [Value]) {
    (self.value, self.replaced) = (value, replaced)
  }

  /// What is to be written; nil when the setting is right as it is.
  package mutating func look(at current: Value) -> Value? {
    if replaced.contains(current) {
      original = current
      return value
    }
    if current != value { original = nil }
    return nil
  }

  /// What is to be written in the end: the original, unless the system or the app has changed the setting meanwhile. That one of them
  /// wrote the held value itself cannot be seen: then the original comes back.
  package mutating func end(at current: Value) -> Value? {
    defer { original = nil }
    return current == value ? original : nil
  }
}
