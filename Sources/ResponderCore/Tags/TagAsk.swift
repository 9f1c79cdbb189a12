/// A question to the framework that waits for its answer.
struct TagAsk {
  let reader: TagRegistry.ReaderID
  /// The tag that was asked for; nil for a resignation.
  let tag: AnyHashable?
  let view: TagRegistry.ViewID?
}
