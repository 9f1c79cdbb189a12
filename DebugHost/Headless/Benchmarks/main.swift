// Run this with `swift run -c release Benchmarks`. Every figure is a ratio or a count within one
// run, so it does not depend on the machine's speed.
let arguments = CommandLine.arguments.dropFirst()
if let decision = arguments.first.flatMap(DecisionBenchmark.Decision.init(rawValue:)),
  let times = arguments.last.flatMap({ Int($0) })
{
  print(DecisionBenchmark.perform(decision, times: times))
} else if arguments.first == JournalBenchmark.name, let times = arguments.last.flatMap({ Int($0) })
{
  JournalBenchmark.perform(times: times)
} else if !HUDBenchmark.perform(Array(arguments)), !CauseBenchmark.perform(Array(arguments)),
  !LiveBenchmark.perform(Array(arguments))
{
  FirstResponderBenchmark.run()
  TagBenchmark.run()
  FieldBenchmark.run()
  DecisionBenchmark.run()
  JournalBenchmark.run()
  FrameBenchmark.run()
  HUDBenchmark.run()
  CauseBenchmark.run()
  LiveBenchmark.run()
}
