#if DEBUG
  import Foundation
  import ResponderCore
  import ResponderKit
  import ResponderScope
  import Testing
  import UIKit

  /// Tests that a session's journal records what happened, can be replayed, and contains none of
  /// the user's text.
  @MainActor
  @Suite("On a device: the journal", .leavesNothing)
  struct JournalDeviceTests {
    /// Returns the entries that were added after the first `count`. A full journal forgets its
    /// oldest entries.
    private func lines(since count: Int) -> ArraySlice<JournalEntry> {
      ResponderHUD.journal.entries.dropFirst(count - ResponderHUD.journal.forgotten)
    }

    private var count: Int { ResponderHUD.journal.count + ResponderHUD.journal.forgotten }

    @Test("a session is recorded, and replays", .needs(.hands))
    func session() async throws {
      ResponderHUD.install()
      let (device, screen) = await ProductScreen.boot()
      let token = screen.list.dismissFirstResponder(when: .fullyHidden)
      defer { token.cancel() }
      let before = count
      await screen.edit(5, on: device)
      await screen.fling(on: device)
      #expect(!screen.fields[5].isFirstResponder)
      let kinds = Set(lines(since: before).map(\.kind))
      #expect(kinds.isSuperset(of: [.focus, .keyboard, .dragEnd, .dismissal, .resign]))

      ResponderHUD.revealsIdentifiers = true
      defer { ResponderHUD.revealsIdentifiers = false }
      let entries = try JournalReader.read(ResponderHUD.exportJournal())
      // Exports round the places of carets, and the widths of fields that grow with their text.
      #expect(entries.map(\.description) == ResponderHUD.journal.entries.map(\.description))
      let replay = Replay(entries)
      #expect(replay.decisions > 0)
      #expect(replay.firstDifference == nil)
    }

    @Test("a field that a scroll in code leaves behind is named")
    func mistake() async {
      ResponderHUD.install()
      let (device, screen) = await ProductScreen.boot()
      let before = ResponderHUD.diagnoses.count
      await device.settle { screen.fields[5].becomeFirstResponder() }
      await device.perform {
        screen.list.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
      }
      // The HUD reports the mistake when the field has kept its place for a quarter of a second.
      for _ in 0..<2 {
        await device.settle()
        await device.perform { screen.view.setNeedsLayout() }
      }
      #expect(ResponderHUD.diagnoses.dropFirst(before).map(\.id) == [.orphanAtRest])
    }

    @Test("text that is typed stands neither in it nor in the report", .needs(.hands))
    func privacy() async {
      ResponderHUD.install()
      let (device, screen) = await ProductScreen.boot()
      await screen.edit(3, on: device)
      await device.type("zebra")
      await device.settle()
      #expect(screen.fields[3].text?.lowercased() == "zebra")
      #expect(!ResponderHUD.exportJournal().lowercased().contains("zebra"))
      #expect(!ResponderHUD.report.lowercased().contains("zebra"))
    }
  }
#endif
