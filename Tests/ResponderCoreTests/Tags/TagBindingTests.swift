import ResponderCore
import TestSupport
import Testing

/// Tests what an app's binding requests, and which value it gets.
@Suite struct TagBindingTests {
  @Test(
    "what the app requests with a binding",
    arguments: [
      // Each row has the value written before, the value written now, the first responder's tag,
      // and the resulting request.
      (nil, "a", nil, .focus), (nil, "a", "b", .focus), ("b", "a", "b", .focus),
      (nil, "a", "a", nil),
      ("a", nil, "a", .resign), ("a", nil, "b", nil), ("a", nil, nil, nil),
      ("b", nil, "a", nil), ("a", "b", "a", .focusOther), (nil, "b", nil, .focusOther),
      ("a", "b", "b", nil),
    ] as [(String?, String?, String?, TagBindingRule.Wish?)])
  func wish(old: String?, new: String?, truth: String?, wish: TagBindingRule.Wish?) {
    #expect(TagBindingRule.wish(of: "a", from: old, to: new, truth: truth) == wish)
  }

  @Test(
    "a decided request leaves a binding at what is true",
    arguments: [
      // Each row has the value written, the first responder's tag, what another binding holds, and
      // the resulting correction.
      ("a", "a", .none, nil), ("b", "b", .none, nil), (nil, nil, .none, nil),
      (nil, "b", .none, nil), ("a", nil, .none, "own nil"), ("a", "b", .none, "own nil"),
      ("a", "b", .some(nil), "own nil"), ("a", "b", .some("b"), "own nil"),
      ("a", "b", .some("a"), "holder b"), (nil, "a", .none, "own a"),
    ] as [(String?, String?, String??, String?)])
  func correction(written: String?, truth: String?, holds: String??, expected: String?) {
    let found = TagBindingRule.correction(
      of: "a", written: written, truth: truth,
      heldBesides: holds.map { $0.map { AnyHashable($0) } })
    let words: String? =
      switch found {
      case .own(let tag): "own \(tag?.base ?? "nil")"
      case .holder(let tag): "holder \(tag.base)"
      case nil: nil
      }
    #expect(words == expected)
  }
}
