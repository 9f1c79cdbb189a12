/// Finds the shortest list of steps that still breaks the same promise (delta debugging: halves, quarters, ... single steps).
@MainActor
struct Shrinker {
  let plan: SoakPlan
  let sought: Failure
  /// How many runs it may take.
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

  /// The steps up to the failure if the same promise is broken; nil if it is not.
  private mutating func failing(_ steps: [Step]) -> [Step]? {
    guard !steps.isEmpty else { return nil }
    budget -= 1
    guard let found = SoakRun(steps, plan: plan).failure, found.failure.isSame(as: sought) else {
      return nil
    }
    return Array(steps[...found.index])
  }
}
