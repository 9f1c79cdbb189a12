/// Finds a short list of steps that still breaks the same promise. It does delta debugging: it
/// leaves out halves, then quarters, and at last single steps.
@MainActor
struct Shrinker {
  let plan: SoakPlan
  let sought: Failure
  /// The number of runs that are left.
  var budget = 600

  mutating func shrink(_ steps: [Step]) -> [Step] {
    var steps = steps
    var chunk = max(1, steps.count / 2)
    while budget > 0 {
      var isShorter = false
      var start = 0
      while start < steps.count, budget > 0 {
        let end = min(start + chunk, steps.count)
        let candidate = Array(steps[..<start] + steps[end...])
        if let shorter = failing(candidate) {
          steps = shorter
          isShorter = true
        } else {
          start = end
        }
      }
      if chunk == 1, !isShorter { break }
      chunk = max(1, chunk / 2)
    }
    return steps
  }

  /// Returns the steps up to the failure if they break the same promise, or nil if they do not.
  private mutating func failing(_ steps: [Step]) -> [Step]? {
    guard !steps.isEmpty else { return nil }
    budget -= 1
    guard let found = SoakRun(steps, plan: plan).failure, found.failure.isSame(as: sought) else {
      return nil
    }
    return Array(steps[...found.index])
  }
}
