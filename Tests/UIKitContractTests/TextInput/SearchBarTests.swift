import Testing
import UIKit

/// Tests a search bar and the field inside it (section 4.5).
@MainActor
struct SearchBarTests {
  private func run(_ body: (UISearchBar, SearchRecorder, UIWindow) throws -> Void) throws {
    try Host.withKeyWindow { window in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
      let recorder = SearchRecorder()
      bar.delegate = recorder
      window.addSubview(bar)
      bar.layoutIfNeeded()
      defer {
        recorder.ends = true
        window.endEditing(true)
      }
      try body(bar, recorder, window)
    }
  }

  @Test("editing begins and ends through the delegate", .fact("T4.5.1", "T4.5.8"))
  func callbacks() throws {
    try run { bar, recorder, _ in
      bar.becomeFirstResponder()
      #expect(recorder.log.entries == ["shouldBegin", "didBegin"])
      recorder.log.clear()
      bar.resignFirstResponder()
      #expect(recorder.log.entries == ["shouldEnd", "didEnd"])
    }
  }

  @Test("the delegate may refuse", .fact("T4.4.7", "T4.4.17"))
  func refuses() throws {
    try run { bar, recorder, _ in
      recorder.begins = false
      #expect(!bar.becomeFirstResponder())
      recorder.begins = true
      recorder.ends = false
      #expect(bar.becomeFirstResponder())
      #expect(!bar.resignFirstResponder())
      #expect(bar.searchTextField.isFirstResponder)
    }
  }

  @Test("the delegate hears of inserted text, not of text set", .fact("T4.5.13", "T4.5.14"))
  func textChanges() throws {
    try run { bar, recorder, _ in
      bar.becomeFirstResponder()
      recorder.log.clear()
      bar.text = "code"
      #expect(recorder.log.entries == [])
      bar.searchTextField.insertText("x")
      #expect(recorder.log.entries == ["didChange codex"])
    }
  }
}

/// A delegate that records the calls of a search bar.
@MainActor
final class SearchRecorder: NSObject, UISearchBarDelegate {
  let log = EventLog()
  var begins = true
  var ends = true
  var changes = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.note("shouldBegin")
    return begins
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    log.note("didBegin")
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log.note("shouldEnd")
    return ends
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    log.note("didEnd")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.note("didChange \(searchText)")
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.note("shouldChange \(text)")
    return changes
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    log.note("search")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    log.note("cancel")
  }
}
