import HeadlessDriver
import Testing
import UIKit

/// Tests that the list of choices is complete.
@MainActor @Suite("The list of choices")
struct ChoiceListTests {
  @Test("every conflict of part 5 has its other answer", arguments: 1...20)
  func complete(number: Int) {
    #expect(HeadlessChoice.conflicts.contains { $0.number == "C5.\(number)" })
  }

  @Test(
    "each really changes something, names both answers, and is undone",
    arguments: HeadlessChoice.all)
  func changes(choice: HeadlessChoice) {
    let (before, standard) = (HeadlessChoices.current, HeadlessChoices())
    HeadlessChoices.with(
      { $0 = standard },
      run: {
        choice.run {
          #expect(HeadlessChoices.current != standard)
          _ = Device.boot()
          #expect(KeyboardHost.current?.choices == HeadlessChoices.current.keyboard)
        }
        #expect(HeadlessChoices.current == standard)
      })
    #expect(HeadlessChoices.current == before)
    #expect(KeyboardHost.current?.choices == before.keyboard)
    #expect(choice.standard != choice.alternative && !choice.question.isEmpty)
  }

  @Test("no test before left another answer behind")
  func standard() {
    #expect(HeadlessChoices.current == HeadlessChoices.initial)
  }
}
