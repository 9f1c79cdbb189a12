// swift run -c release Benchmarks: every figure is a ratio or a count of one run; the machine's speed cancels out.
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
