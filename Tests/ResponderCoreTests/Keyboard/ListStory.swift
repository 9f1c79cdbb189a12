import Foundation
import ResponderCore
import Testing

/// A row of a table: a list, and what happens to it and is expected of it, in this order.
struct ListStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let list: @Sendable () -> AnchoredList
  private let steps: [ListStep]

  init(
    _ name: String, _ policy: AnchorPolicy, content: CGFloat = 2_640, at offset: CGFloat,
    turned: Bool = false, _ steps: ListStep...
  ) {
    testDescription = name
    list = { AnchoredList(policy, content: content, offset: offset, turned: turned) }
    self.steps = steps
  }

  func play() {
    var list = list()
    for step in steps { step.run(&list) }
    #expect(list.meanwhile == nil)
  }
}

/// Something that happens to an anchored list, or is expected of it.
struct ListStep: Sendable {
  let run: @Sendable (inout AnchoredList) -> Void

  // MARK: What happens

  static func does(_ work: @escaping @Sendable (inout AnchoredList) -> Void) -> Self {
    Self(run: work)
  }

  static func times(_ count: Int, _ steps: Self...) -> Self {
    does { list in for _ in 0..<count { for step in steps { step.run(&list) } } }
  }

  /// The steps that follow the anchor's next change, before the anchor hears that it is made.
  static func during(_ steps: Self...) -> Self {
    does {
      $0.meanwhile = { list in
        list.meanwhile = nil
        for step in steps { step.run(&list) }
      }
    }
  }

  static func keyboard(_ height: CGFloat) -> Self { does { $0.keyboard(height) } }
  static func covers(_ cover: AnchorReading.Cover) -> Self { does { $0.reading.cover = cover } }
  static func moving(_ isMoving: Bool) -> Self { does { $0.reading.isKeyboardMoving = isMoving } }
  static func held(_ isHeld: Bool) -> Self { does { $0.reading.isHeld = isHeld } }
  static func waits(_ seconds: TimeInterval) -> Self { does { $0.reading.time += seconds } }
  static let turnOver = does { $0.reading.isTurnedOver = true }

  /// A keyboard notification, and the layout that follows it.
  static let told = does {
    $0.told()
    $0.tell { .places($0) }
  }
  static let places = does { $0.tell { .places($0) } }
  static let caretMoved = does { $0.tell { .caretMayHaveMoved($0) } }
  static let turnEnds = does { $0.tell { .turnEnds($0) } }
  static let ended = does { $0.tell { .ended($0) } }
  static let turn = does { $0.turn() }

  static func sentToEnd(ago: TimeInterval) -> Self {
    does { $0.tell { .sentToEnd($0.time - ago) } }
  }

  /// The layout guide's edge, and the finger, which is at the edge by default; `pulls` ends the
  /// turn, too.
  static func edge(_ now: CGFloat?, finger: CGFloat? = nil) -> Self {
    does { $0.reading.pull = now.map { ($0 - 508, (finger ?? $0) - 508) } }
  }

  static func pulls(
    _ now: CGFloat?, finger: CGFloat? = nil, room: CGFloat? = nil,
    at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { list in
      edge(now, finger: finger).run(&list)
      list.turn()
      expect(room: room, at: place).run(&list)
    }
  }

  static func scroll(to y: CGFloat) -> Self {
    does { $0.reading.geometry.contentOffset.y = y }
  }

  static func height(_ points: CGFloat) -> Self {
    does { $0.reading.geometry.viewport.height = points }
  }

  static func layout(_ width: CGFloat, _ height: CGFloat, content: CGFloat) -> Self {
    does {
      $0.reading.geometry.viewport = CGSize(width: width, height: height)
      $0.reading.geometry.contentSize = CGSize(width: width, height: content)
    }
  }

  static func content(_ height: CGFloat) -> Self {
    does { $0.reading.geometry.contentSize.height = height }
  }

  static func grows(_ points: CGFloat) -> Self {
    does { $0.reading.geometry.contentSize.height += points }
  }

  /// The app adds to the inset, or sets it, or a framework adds to the adjusted inset alone.
  static func adds(_ points: CGFloat) -> Self { does { $0.addInset(points) } }

  static func assigns(_ points: CGFloat) -> Self {
    does { $0.addInset(points - $0.reading.contentInset.bottom) }
  }

  static func frameworkAdds(_ points: CGFloat) -> Self {
    does { $0.reading.geometry.inset.bottom += points }
  }

  static func indicator(_ points: CGFloat) -> Self {
    does { $0.reading.indicatorInset.bottom = points }
  }

  static func safe(_ bottom: CGFloat) -> Self {
    does {
      $0.reading.safeArea.bottom = bottom
      $0.reading.geometry.inset.bottom = bottom
    }
  }

  static func focus(
    _ whole: CGRect, line: CGRect?, isField: Bool = false, shown: CGRect? = nil,
    isHeld: Bool = false
  ) -> Self {
    does {
      $0.reading.focus = AnchorReading.Focus(
        whole: whole, line: line, isField: isField, shown: shown, isHeld: isHeld)
    }
  }

  static func caret(at y: CGFloat, shown: CGRect? = nil, isHeld: Bool = false) -> Self {
    focus(rect(0, y, 390, 40), line: rect(0, y, 2, 20), shown: shown, isHeld: isHeld)
  }

  /// Gives the list a new anchor; `replace` also ends the turn.
  static func anchored(
    _ policy: AnchorPolicy, takesOver: Bool = false
  ) -> Self {
    does {
      $0.anchor =
        takesOver
        ? ListAnchor(policy: policy, reading: $0.reading, takingOverFrom: $0.anchor)
        : ListAnchor(policy: policy, reading: $0.reading)
      $0.tell { .began($0) }
    }
  }

  static func replace(with policy: AnchorPolicy? = nil) -> Self {
    does { $0.replace(with: policy) }
  }

  /// The list is under a navigation bar, leaves its window with it, and comes back.
  static let underBar = does {
    $0.reading.geometry.inset.top = 47
    $0.reading.safeArea.top = 47
    $0.turn()
  }

  static let leaves = does {
    ($0.reading.isInWindow, $0.reading.cover) = (false, .untold)
    $0.reading.geometry.inset = $0.reading.contentInset
    $0.reading.safeArea = .zero
  }

  static let enters = does {
    $0.reading.isInWindow = true
    $0.reading.safeArea = Insets(top: 47, bottom: 34)
    $0.reading.geometry.inset.top = 47
    $0.reading.geometry.inset.bottom += 34
  }

  // MARK: What is expected

  /// Expects the bottom inset, the whole inset, the indicator's bottom inset and the offset.
  static func expect(
    room: CGFloat? = nil, inset: Insets? = nil, indicator: CGFloat? = nil, y: CGFloat? = nil,
    at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does {
      if let room { #expect($0.reading.contentInset.bottom == room, sourceLocation: place) }
      if let inset { #expect($0.reading.contentInset == inset, sourceLocation: place) }
      if let indicator {
        #expect($0.reading.indicatorInset.bottom == indicator, sourceLocation: place)
      }
      if let y { #expect($0.y == y, sourceLocation: place) }
    }
  }

  static func near(_ y: CGFloat, at place: SourceLocation = #_sourceLocation) -> Self {
    does { #expect(abs($0.y - y) < 1e-9, sourceLocation: place) }
  }

  /// Expects the list at its end, or so many points short of it.
  static func atEnd(
    short points: CGFloat = 0, at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { #expect($0.y == $0.reading.geometry.maximumOffset.y - points, sourceLocation: place) }
  }

  /// Expects the paces of all of the anchor's changes, or the last one.
  static func paces(
    _ paces: [ListAnchor.Change.Pace], at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { #expect($0.changes.map(\.pace) == paces, sourceLocation: place) }
  }

  static func pace(
    _ pace: ListAnchor.Change.Pace, at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { #expect($0.changes.last?.pace == pace, sourceLocation: place) }
  }

  static func turnedOver(_ isIt: Bool, at place: SourceLocation = #_sourceLocation) -> Self {
    does { #expect($0.anchor.isTurnedOver == isIt, sourceLocation: place) }
  }

  static func holds(_ isIt: Bool, at place: SourceLocation = #_sourceLocation) -> Self {
    does { #expect($0.anchor.isHolding == isIt, sourceLocation: place) }
  }

  /// Expects that the anchor has had the effect so often.
  static func had(
    _ effect: ListAnchor.Effect, _ times: ClosedRange<Int>,
    at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { list in
      let count = list.effects.joined().filter { $0 == effect }.count
      #expect(times.contains(count), sourceLocation: place)
    }
  }

  /// Expects that the steps of `during` have been played.
  static func played(at place: SourceLocation = #_sourceLocation) -> Self {
    does { #expect($0.meanwhile == nil, sourceLocation: place) }
  }
}
