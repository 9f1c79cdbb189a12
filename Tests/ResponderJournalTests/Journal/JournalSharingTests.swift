import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderJournal

/// Tests that an export contains no identifiers or tags of the app, and does not give a caret's
/// exact position.
@Suite struct JournalSharingTests {
  private static let canary = "canary\"@home\u{1b}|`*"
  private static let hash = IdentifierHash(key: 0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)

  @Test("the hash is SipHash-2-4, as in its authors' test vectors")
  func vectors() {
    // These are the values of `vectors_sip64` in the reference implementation, for the messages (),
    // (00), (00 01), … with the key 00 01 … 0f.
    let expected: [UInt64] = [
      0x726f_db47_dd0e_0e31, 0x74f8_39c5_93dc_67fd, 0x0d6c_8009_d9a9_4f5a,
      0x8567_6696_d7fb_7e2d, 0xcf27_94e0_2771_87b7, 0x1876_5564_cd99_a68d,
      0xcbc9_466e_58fe_e3ce, 0xab02_00f5_8b01_d137, 0x93f5_f579_9a93_2462,
    ]
    for (length, value) in expected.enumerated() {
      #expect(Self.hash.hash((0..<length).map(UInt8.init)) == value)
    }
    let long = (0..<15).map(UInt8.init)
    #expect(Self.hash.hash(long) == 0xa129_ca61_49be_45e5)
  }

  @Test("equal names have equal digits, under one key")
  func names() {
    let name = Self.hash.name(of: "email")
    #expect(name.count == 9 && name.hasPrefix("#") && name == Self.hash.name(of: "email"))
    #expect(name != Self.hash.name(of: "e-mail"))
    let other = IdentifierHash.random()
    #expect(other != Self.hash && other == other && other.name(of: "email") != name)
  }

  static let tags: [(String, Bool)] = [
    ("Field.email", true), ("Field.line_2", true), ("of type Invoice", true),
    ("of type Row, case id", true),
    ("\"email\"", false), ("\"Field.email\"", false), ("4711", false), ("0.5", false),
    ("A2F0-11", false), ("a.b.c", false), (".b", false), ("", false),
  ]

  @Test("tags that are code stay, others are hashed", arguments: tags)
  func tag(name: String, stays: Bool) {
    #expect((Self.hash.name(ofTag: name) == name) == stays)
  }

  @Test("what a sentence quotes is hashed, from first mark to last")
  func quoted() {
    func told(_ sentence: String) -> String { Self.hash.name(quotedIn: sentence) }
    let a = Self.hash.name(of: "a")
    #expect(told(#"Of "a", yes"#) == "Of \"\(a)\", yes")
    // The reader cannot know which quotation marks belong together, because a name may contain a
    // quotation mark.
    #expect(told(#"Of "a" and "b c", yes"#).hasPrefix("Of \"#"))
    #expect(!told(#"Of "a" and "b c", yes"#).contains("b c"))
    #expect(told(#"Of "a"b" and on"#).hasSuffix("\""))
    #expect(!told(#"Of "a"b" and on"#).contains("on"))
    #expect(told("plain") == "plain")
  }

  /// Returns the entry with each identifier replaced by the canary.
  private static func planted(_ entry: JournalEntry) throws -> JournalEntry {
    let line = Journal.jsonLines([entry])
    let word = String(
      decoding: try JSONEncoder().encode([canary]).dropFirst().dropLast(), as: UTF8.self)
    let altered = line.replacingOccurrences(of: "\"row-10\"", with: word)
      .replacingOccurrences(
        of: "\"className\":\"UITableView\"",
        with: "\"className\":\"UITableView\",\"identifier\":\(word)")
    let event = try #require(try JournalReader.read(altered).first).event
    guard case .diagnosis(let diagnosis) = event, let evidence = diagnosis.evidence else {
      return JournalEntry(time: entry.time, event: event)
    }
    let tagged: DiagnosisEvidence =
      switch evidence {
      case .tag(_, let views): .tag(name: "\"\(canary)\"", views: views)
      case .tagRequest(_, let reason, let isSearch):
        .tagRequest(name: "\"\(canary)\"", reason: reason, isSearch: isSearch)
      default: evidence
      }
    return JournalEntry(
      time: entry.time, event: .diagnosis(try #require(tagged.diagnosis)))
  }

  private static func all() throws -> [JournalEntry] {
    let diagnoses = SampleEvidence.rows.compactMap(\.0.diagnosis)
    let asked = ActionRecord(
      action: "Save", sender: SampleJournal.field, handler: SampleJournal.list, hops: 1,
      asked: [
        ActionHop(responder: SampleJournal.field, answer: .forward, delegate: SampleJournal.list)
      ])
    let more: [JournalEntry.Event] = [
      .action(asked),
      .focus(
        FocusChange(
          from: SampleJournal.list, to: SampleJournal.field, returning: SampleJournal.field)),
    ]
    let events = SampleJournal.events + diagnoses.map { .diagnosis($0) } + more
    return try events.map { try planted(JournalEntry(time: 1, event: $0)) }
  }

  @Test("an export has no canary, and its decisions follow from it")
  func canaries() throws {
    let entries = try Self.all()
    let own = Diagnosis(
      id: .chainCycle, sentence: "The app says \"\(Self.canary)\".", numbers: [], fix: "\"canary\"")
    let all = entries + [JournalEntry(time: 2, event: .diagnosis(own))]
    let plain = JournalExport(all, hashing: nil)
    #expect(plain.text.components(separatedBy: "canary").count > entries.count)
    let export = JournalExport(all, hashing: Self.hash)
    #expect(export.entries.count == all.count && export.header.leftOut == 0)
    for text in [export.jsonLines, export.markdown, export.text] {
      #expect(!text.contains("canary") && !text.contains("@home"))
    }
    let read = try JournalReader.read(export.jsonLines)
    #expect(read == export.entries)
    let replay = Replay(read)
    #expect(replay.firstDifference == nil, "\(replay)")
    #expect(replay.decisions == Replay(all).decisions)
    // The same responder has the same hashed name throughout the file.
    let name = Self.hash.name(of: Self.canary)
    #expect(export.text.components(separatedBy: name).count > 30)
  }

  // MARK: Carets

  @Test("a caret is told in steps of a column, and judged there")
  func carets() throws {
    var entries: [JournalEntry.Event] = []
    for x in stride(from: CGFloat(20), to: 350, by: 7.25) {
      let caret = rect(x, 490.6, 2, 20)
      let decision = DismissalDecision.decide(
        fieldRect: caret, geometry: SampleJournal.geometry, restingOffset: point(0, 437),
        obscuredBy: rect(0, 508, 390, 336))
      let place = GeometryRecord(
        responder: SampleJournal.field, scrollView: nil,
        decision: .decide(
          fieldRect: caret, geometry: SampleJournal.geometry, restingOffset: .zero,
          obscuredBy: rect(0, 460, 390, 384)))
      entries += [
        .dismissal(
          DismissalRecord(
            scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision)),
        .geometry(place),
        .anchor(
          AnchorRecord(
            scrollView: SampleJournal.list,
            decision: .decide(
              policy: .firstResponder(margin: 8), geometry: SampleJournal.geometry,
              changingBottomInsetTo: 336, firstResponder: caret))),
        .dragEnd(
          DragEnd(
            scrollView: SampleJournal.list, projection: SampleJournal.projection, fieldRect: caret)),
        .diagnosis(
          try #require(
            DiagnosisEvidence.place(geometry: place, caret: place, restedFor: 1).diagnosis)),
      ]
    }
    let all = entries.map { JournalEntry(time: 1, event: $0) }
    for hash in [nil, Self.hash] {
      let export = JournalExport(all, hashing: hash)
      #expect(export.entries.count == all.count)
      #expect(Replay(export.entries).firstDifference == nil)
      var columns: Set<CGFloat> = []
      for entry in export.entries {
        let rect: CGRect? =
          switch entry.event {
          case .dismissal(let record): record.decision.fieldRect
          case .geometry(let record): record.decision.fieldRect
          case .anchor(let record): record.decision.firstResponder
          case .dragEnd(let end): end.fieldRect
          case .diagnosis(let diagnosis):
            if case .place(let geometry, let caret?, _, _)? = diagnosis.evidence,
              geometry == caret
            {
              caret.decision.fieldRect
            } else {
              nil
            }
          default: nil
          }
        columns.insert(try #require(rect).origin.x)
        #expect(rect?.origin.y == 490 && rect?.size.width == 2)
      }
      #expect(columns == Set(stride(from: 0, through: 320, by: 32)))
    }
  }

  private static func dismissal(x: CGFloat) -> JournalEntry.Event {
    .dismissal(
      DismissalRecord(
        scrollView: SampleJournal.list, responder: SampleJournal.field, decision: kept(x: x)))
  }

  private static func place(x: CGFloat) -> JournalEntry.Event {
    .geometry(
      GeometryRecord(
        responder: SampleJournal.field, scrollView: SampleJournal.list, decision: kept(x: x)))
  }

  private static func kept(x: CGFloat) -> DismissalDecision {
    .decide(
      fieldRect: rect(x, 490, 390, 44), geometry: SampleJournal.geometry,
      restingOffset: point(0, 437), obscuredBy: nil)
  }

  private static let anchor = JournalEntry.Event.anchor(
    AnchorRecord(
      scrollView: SampleJournal.list,
      decision: .decide(
        policy: .firstResponder(margin: 8), geometry: SampleJournal.geometry,
        changingBottomInsetTo: 336, firstResponder: rect(0, 700, 390, 44))))

  /// Decisions with nothing to round, a text in their lines, and its replacement.
  static let alterations: [(JournalEntry.Event, String, String)] = [
    (dismissal(x: 0), #""verdict":"keep""#, #""verdict":"dismiss""#),
    (place(x: 0), #""verdict":"keep""#, #""verdict":"dismiss""#),
    (dismissal(x: 0), #""bestFraction":1"#, #""bestFraction":0.5"#),
    (place(x: 0), #""bestFraction":1"#, #""bestFraction":0.5"#),
    (dismissal(x: .nan), #""verdict":"keep""#, #""verdict":"dismiss""#),
    (place(x: .nan), #""verdict":"keep""#, #""verdict":"dismiss""#),
    (anchor, #""newBottomInset":336"#, #""newBottomInset":100"#),
  ]

  @Test("what needs no rounding is told as recorded, even altered", arguments: alterations)
  func altered(event: JournalEntry.Event, word: String, other: String) throws {
    let line = Journal.jsonLines([JournalEntry(time: 1, event: event)])
    let altered = line.replacingOccurrences(of: word, with: other)
    #expect(altered != line)
    let export = JournalExport(try JournalReader.read(altered), hashing: nil)
    #expect(Journal.jsonLines(export.entries) == altered && export.header.leftOut == 0)
    #expect(Replay(export.entries).firstDifference != nil)
  }

  @Test("fields and contents that grow tell no letter's width")
  func growing() throws {
    func exported(_ event: JournalEntry.Event) throws -> JournalEntry.Event {
      let export = JournalExport([JournalEntry(time: 1, event: event)], hashing: Self.hash)
      #expect(Replay(export.entries).firstDifference == nil)
      return try #require(export.entries.first).event
    }
    var places: Set<CGRect> = []
    var contents: Set<CGSize> = []
    for width in stride(from: CGFloat(40), to: 350, by: 7.25) {
      // The field grows to both sides of its middle, and its line is scrolled to the end.
      let field = rect(195 - width / 2, 100, width, 44)
      let place = GeometryRecord(
        responder: SampleJournal.field, rect: field, window: CGSize(width: 390, height: 844),
        obscuredBy: nil)
      guard case .geometry(let told) = try exported(.geometry(place)) else { continue }
      #expect(told.visibility == place.visibility)
      let rect = told.decision.fieldRect
      #expect(rect.contains(field) && rect.width - width < 64 && rect.height == 44)
      places.insert(rect)

      let editor = ScrollViewGeometry(
        viewport: CGSize(width: 100, height: 844), contentSize: CGSize(width: width, height: 844),
        contentOffset: point(max(0, width - 100), 0), inset: Insets())
      let sample = ScrollSample(
        scrollView: SampleJournal.list, phase: .programmatic, geometry: editor)
      guard case .scroll(let scroll) = try exported(.scroll(sample)) else { continue }
      contents.insert(scroll.geometry.contentSize)
      #expect(scroll.geometry.contentOffset.x <= editor.contentOffset.x)
      #expect(scroll.geometry.contentOffset.x.truncatingRemainder(dividingBy: 32) == 0)
    }
    #expect(places.count <= 12 && contents.count <= 12, "\(places.count), \(contents.count)")
  }

  static let notCarets: [CGRect] = [
    rect(20, 440.5, 350, 44), rect(20.5, 440.5, 17, 44), rect(20.5, 10.5, 0, 0),
    rect(.nan, 10.5, 2, 20), rect(20.5, .infinity, 2, 20), rect(20.5, -.infinity, 2, 20),
    rect(-.infinity, 10.5, 2, 20), .null, .infinite,
  ]

  @Test("what is no caret stays where it is", arguments: notCarets)
  func fields(field: CGRect) {
    let rounded = CaretRounding.rounded(field)
    #expect(rounded == field || field.origin.x.isNaN)
  }

  @Test("a line that rounding would turn round is left out")
  func turned() throws {
    // The caret is just to the right of the cover at the list's left edge. Rounded down to its
    // column, it would be hidden.
    let decision = DismissalDecision.decide(
      fieldRect: rect(40, 100, 2, 20), geometry: SampleJournal.geometry.scrolled(to: .zero),
      restingOffset: .zero, obscuredBy: nil, clip: rect(36, 0, 354, 844))
    #expect(!decision.shouldDismiss)
    let record = DismissalRecord(
      scrollView: SampleJournal.list, responder: SampleJournal.field, decision: decision)
    let export = JournalExport([JournalEntry(time: 1, event: .dismissal(record))], hashing: nil)
    #expect(export.entries.isEmpty && export.header.leftOut == 1)

    let hidden = DismissalDecision.decide(
      fieldRect: rect(40, 100, 2, 20), geometry: SampleJournal.geometry.scrolled(to: .zero),
      restingOffset: .zero, obscuredBy: nil, clip: rect(0, 0, 36, 844), rule: .fullyHidden)
    let place = GeometryRecord(
      responder: SampleJournal.field, scrollView: nil, decision: hidden)
    let found = try #require(DiagnosisEvidence.place(geometry: place, restedFor: 1).diagnosis)
    let site = DiagnosisSite(controller: "Form", root: nil, frame: rect(20, 90, 350, 44))
    for hash in [Self.hash, nil] {
      let entry = JournalEntry(time: 1, event: .diagnosis(found.found(at: site)))
      let told = try #require(JournalExport([entry], hashing: hash).entries.first)
      guard case .diagnosis(let diagnosis) = told.event else {
        Issue.record("no diagnosis")
        return
      }
      #expect(diagnosis.id == .orphanAtRest && diagnosis.evidence == nil)
      #expect(diagnosis.site == site && !diagnosis.sentence.contains("40, 100"))
      #expect(diagnosis.sentence.contains("row-10") == (hash == nil))
    }
  }
}
