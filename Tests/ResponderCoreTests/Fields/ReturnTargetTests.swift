import ResponderCore
import Testing

@Suite struct ReturnTargetTests {
  @Test(
    "what the app does to its rows as a field ends decides which field the return key reaches",
    arguments: [
      ("nothing", .same, .same, true, 0, .field),
      ("a row before the old field is inserted", .moved, .moved, true, 1, .field),
      ("a row before the old field is deleted", .moved, .moved, true, -1, .field),
      ("a row between the fields is deleted", .same, .moved, true, -1, .neighbour),
      ("the old row is deleted", .gone, .moved, false, -1, .fieldInOldRow),
      ("the old row shows a label, and the list reloads", .gone, .moved, false, 0, .fieldInItsRow),
      ("the old field is removed, and a row is inserted", .gone, .moved, false, 1, .field),
      ("the list reloads, and cells change rows", .moved, .moved, false, 0, .fieldInItsRow),
      ("the same, and a cell has both fields", .moved, .moved, true, 0, .fieldInItsRow),
      ("the list reloads with other rows", .moved, .moved, false, 2, .neighbour),
      ("only the next cell changes its row", .same, .moved, false, 0, .neighbour),
      ("the next field is hidden", .same, .gone, false, 0, .neighbour),
      ("the next field is hidden, and a row is inserted", .moved, .gone, false, 1, .neighbour),
      ("only the old field goes", .gone, .same, false, 0, .field),
    ] as [(String, ReturnTarget.Row, ReturnTarget.Row, Bool, Int, ReturnTarget)])
  func decides(
    change: String, old: ReturnTarget.Row, next: ReturnTarget.Row, isNext: Bool, added: Int,
    expected: ReturnTarget
  ) {
    let target = ReturnTarget.decide(old: old, next: next, isNext: isNext, added: added)
    #expect(target == expected)
  }
}
