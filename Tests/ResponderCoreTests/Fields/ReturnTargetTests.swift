import ResponderCore
import Testing

@Suite struct ReturnTargetTests {
  @Test(
    "what the app does to its rows as a field ends decides which field the return key reaches",
    arguments: [
      ("nothing", .same, .same, true, 0, 0, .field),
      ("a row before the old field is inserted", .moved, .moved, true, 1, 1, .field),
      ("a row before the old field is deleted", .moved, .moved, true, -1, -1, .field),
      ("the same, and other fields come between", .moved, .moved, false, 2, 2, .neighbour),
      ("a row between the fields is deleted", .same, .moved, true, -1, 0, .neighbour),
      ("the old row is deleted", .gone, .moved, false, -1, nil, .fieldInOldRow),
      ("the old row shows a label, reload", .gone, .moved, false, 0, nil, .fieldInItsRow),
      ("the old field is removed, and a row is inserted", .gone, .moved, false, 1, nil, .field),
      ("both fields are removed", .gone, .gone, false, -2, nil, .neighbour),
      ("the list reloads, and cells change rows", .moved, .moved, false, 0, -2, .fieldInItsRow),
      ("the same, and a cell has both fields", .moved, .moved, true, 0, 2, .fieldInItsRow),
      ("the same, with a row more", .moved, .moved, true, 1, -2, .fieldInItsRow),
      ("the same, and the next cell is not in use", .moved, .gone, false, 0, 1, .fieldInItsRow),
      ("the list around their lists reloads", .moved, .gone, false, 0, 0, .fieldInItsRow),
      ("the next row fades out, others are inserted", .moved, .gone, true, 1, 1, .neighbour),
      ("only the next cell changes its row", .same, .moved, false, 0, 0, .neighbour),
      ("the next field is hidden", .same, .gone, false, 0, 0, .neighbour),
      ("the next field is hidden, a row is inserted", .moved, .gone, false, 1, 1, .neighbour),
      ("only the old field goes", .gone, .same, false, 0, nil, .field),
    ] as [(String, ReturnTarget.Row, ReturnTarget.Row, Bool, Int, Int?, ReturnTarget)])
  func decides(
    change: String, old: ReturnTarget.Row, next: ReturnTarget.Row, isNext: Bool, added: Int,
    shift: Int?, expected: ReturnTarget
  ) {
    let target = ReturnTarget.decide(
      old: old, next: next, isNext: isNext, added: added, shift: shift)
    #expect(target == expected)
  }
}
