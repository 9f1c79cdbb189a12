/// A request that came to nothing.
struct TagVerdict {
  let reader: TagRegistry.ReaderID
  let tag: AnyHashable?
  let failure: TagFailure
  /// What the reader was waiting for; if it waits for something else now, the verdict is out of date.
  let pending: TagReader.Pending
}
