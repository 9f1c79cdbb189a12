extension Mirror {
  /// Returns a mirror without children, so that `po` prints a value's debug description and no
  /// storage under it.
  package static func withoutChildren<Value>(of value: Value) -> Mirror {
    Mirror(value, children: EmptyCollection<Child>())
  }
}
