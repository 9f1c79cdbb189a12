#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Records who writes the offset and the bottom inset of lists while the keyboard moves, with the
  /// call stacks of the writes. At all other times it observes nothing.
  ///
  /// It holds the lists meanwhile, because a scroll view that is deallocated while it is observed may
  /// end the app (T4.10.23).
  @MainActor
  final class ListWrites {
    private struct Write {
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
      guard let old, let new, old != new, writes.count < Self.mostWrites else { return }
      writes.append(
        Write(
          list: list, property: property, before: old, after: new,
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
      for write in writes {
        let cause = FocusCause(
          CallStack.frames(at: write.addresses), at: .atTheCall, endingAt: CallStack.hands)
        moves[write.list].note(
          write.property, from: write.before, to: write.after, by: cause.culprit?.name,
          inTurn: write.turn)
      }
      insetWriters = [:]
      for (list, move) in zip(lists, moves) {
        insetWriters[ObjectIdentifier(list)] = move.insetWriters
      }
      return moves.filter { !$0.legs.isEmpty }
    }
  }
#endif
