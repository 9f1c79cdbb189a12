#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Records who writes the offset and the bottom inset of lists while the keyboard moves, with the
  /// call stacks of the writes. At all other times it observes nothing.
  ///
  /// It holds the lists meanwhile, because a scroll view that is deallocated while it is observed may
  /// end the app (T4.10.23).
  @MainActor
  final class ListWrites {
    fileprivate struct Write {
      let list: Int
      let property: ListMove.Property
      let before: CGFloat
      let after: CGFloat
      let turn: Int
      let addresses: [UInt]
    }

    /// The largest number of writes that are kept for one movement of the keyboard.
    private static let mostWrites = 200

    private var lists: [UIScrollView] = []
    /// The lists' offsets when the observation began.
    private var offsets: [CGFloat] = []
    private var tokens: [NSKeyValueObservation] = []
    private var writes: [Write] = []
    private var insetWriters: [ObjectIdentifier: [String]] = [:]
    private var firstTurn = 0
    /// When the keyboard last moved, in seconds.
    private var lastMotion: TimeInterval = 0

    var isEmpty: Bool { tokens.isEmpty }

    /// Observes the lists until `finish()`, unless an earlier movement's are still observed.
    func start(_ found: [UIScrollView]) {
      lastMotion = CACurrentMediaTime()
      guard tokens.isEmpty else { return }
      firstTurn = TurnClock.shared.turnCount
      lists = found
      offsets = found.map(\.contentOffset.y)
      for (number, list) in found.enumerated() {
        tokens += [
          list.observe(\.contentOffset, options: [.old, .new]) { @Sendable [weak self] _, change in
            let (old, new) = (change.oldValue?.y, change.newValue?.y)
            MainActor.ifCurrent { self?.note(.contentOffset, of: number, from: old, to: new) }
          },
          list.observe(\.contentInset, options: [.old, .new]) { @Sendable [weak self] _, change in
            let (old, new) = (change.oldValue?.bottom, change.newValue?.bottom)
            MainActor.ifCurrent { self?.note(.contentInset, of: number, from: old, to: new) }
          },
        ]
      }
    }

    private func note(
      _ property: ListMove.Property, of list: Int, from old: CGFloat?, to new: CGFloat?
    ) {
      guard let old, let new, writes.count < Self.mostWrites, lists.indices.contains(list),
        !lists[list].isDragging, !lists[list].isDecelerating
      else { return }
      // A delegate may write again inside a write, and its write is told first.
      let known = writes.last { $0.list == list && $0.property == property }?.after
      let before = known ?? (property == .contentOffset ? offsets[list] : old)
      guard before != new else { return }
      writes.append(
        Write(
          list: list, property: property, before: before, after: new,
          turn: TurnClock.shared.turnCount - firstTurn, addresses: CallStack.addresses))
    }

    /// Returns whether the keyboard has rested long enough for handlers of its did-notifications, and
    /// for those that ran a little later.
    func isDone(at time: TimeInterval, isMoving: Bool) -> Bool {
      if isMoving { lastMotion = time }
      return !isMoving && abs(time - lastMotion) >= DiagnosisEvidence.settleTime
    }

    /// Who changed the bottom inset of a list in the last movement of the keyboard; nil if that is
    /// not known.
    func insetWriters(of list: UIScrollView?) -> [String]? {
      list.flatMap { insetWriters[ObjectIdentifier($0)] }
    }

    /// Ends the observation, and returns what was written to each list.
    func finish() -> [ListMove] {
      defer { (lists, writes) = ([], []) }
      for token in tokens { token.invalidate() }
      tokens = []
      var moves = lists.map { ListMove(list: ResponderIdentity($0)) }
      var names: [[UInt]: String?] = [:]
      func writer(of write: Write) -> String? {
        if let known = names[write.addresses] { return known }
        let cause = FocusCause(
          CallStack.frames(at: write.addresses), at: .atTheCall, endingAt: CallStack.hands)
        let name = cause.origin == .app ? cause.culprit?.name : nil
        names[write.addresses] = .some(name)
        return name
      }
      // What a turn scrolls in sum is what the user sees.
      for group in writes.turns {
        guard let last = group.last else { continue }
        moves[last.list].note(
          last.property, from: group[0].before, to: last.after,
          by: group.lazy.compactMap(writer).first, inTurn: last.turn)
      }
      insetWriters = [:]
      for (list, move) in zip(lists, moves) {
        insetWriters[ObjectIdentifier(list)] = move.insetWriters
      }
      return moves.filter { !$0.legs.isEmpty }
    }
  }

  extension [ListWrites.Write] {
    /// The writes in the order of their turns, those to one list's offset in one turn together.
    fileprivate var turns: [[ListWrites.Write]] {
      reduce(into: []) { groups, write in
        let index = groups.lastIndex {
          $0[0].list == write.list && $0[0].property == write.property
            && $0[0].turn == write.turn && write.property == .contentOffset
        }
        if let index { groups[index].append(write) } else { groups.append([write]) }
      }
    }
  }
#endif
