/// What the registry knows of one use of a tag.
struct TagProbe {
  /// How far the search for the view has come.
  enum Search { case expected, found, lost, missing }

  var tag: AnyHashable
  var reader: TagRegistry.ReaderID
  /// When it was announced; the later of two duplicates wins.
  var order: Int
  var search = Search.expected
  var view: TagRegistry.ViewID?
  var window: TagRegistry.WindowID?
  /// Whether it was named as a duplicate already.
  var isReported = false

  /// Whether its view can be asked: it is in a window (flaw 2.4.8: outside of one the answer means nothing).
  var isLive: Bool { view != nil && window != nil }

  /// Whether both are found by the same reader, tag, view and window, at the same place among others.
  func isPlacedLike(_ other: TagProbe) -> Bool {
    tag == other.tag && reader == other.reader && order == other.order && view == other.view
      && window == other.window
  }
}
