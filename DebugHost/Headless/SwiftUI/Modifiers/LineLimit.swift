/// The smallest and the largest number of lines of a text.
struct LineLimits: Equatable {
  var least = 1
  var most: Int?
}

private struct LineLimitsKey: EnvironmentKey {
  static var defaultValue: LineLimits? { nil }
}

extension EnvironmentValues {
  var lineLimits: LineLimits? {
    get { self[LineLimitsKey.self] }
    set { self[LineLimitsKey.self] = newValue }
  }
}

/// In the stand-in, these modifiers affect only vertical text fields.
extension View {
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimits, number.map { LineLimits(most: $0) })
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound))
  }
}
