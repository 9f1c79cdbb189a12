extension Sequence {
  /// Returns the elements sorted by a number, those with the same number in their present order.
  ///
  /// The standard library's sort is compiled again for each type of element, 4 kB each time. So
  /// this function sorts the places of the elements, which have one type.
  package func sortedByNumber(_ number: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    return Place.sorted(elements.map(number)).map { elements[$0] }
  }
}

/// A place in an array, and the number by which it is sorted.
private struct Place: Comparable {
  let number: Double
  let index: Int

  static func < (one: Place, other: Place) -> Bool {
    one.number < other.number || one.number == other.number && one.index < other.index
  }

  /// Returns the indices of the numbers in ascending order.
  @inline(never)
  static func sorted(_ numbers: [Double]) -> [Int] {
    numbers.enumerated().map { Place(number: $1, index: $0) }.sorted().map(\.index)
  }
}
