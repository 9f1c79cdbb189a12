// Run this with `swift run -c release Benchmarks`, or with the names of benchmarks. Every figure is
// a ratio or a count within one run, so it does not depend on the machine's speed.
let arguments = Array(CommandLine.arguments.dropFirst())
let benchmarks: [(name: String, run: @MainActor () -> Void)] = [
  ("current", FirstResponderBenchmark.run), ("tags", TagBenchmark.run),
  ("fields", FieldBenchmark.run), ("decisions", DecisionBenchmark.run),
  ("keyboard", KeyboardBenchmark.run), ("hud", HUDBenchmark.run), ("live", HUDBenchmark.runLive),
  ("cause", CauseBenchmark.run),
]
if !Counted.perform(arguments) {
  for benchmark in benchmarks where arguments.isEmpty || arguments.contains(benchmark.name) {
    benchmark.run()
  }
}
