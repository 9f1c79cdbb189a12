#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The rules by which the app asks to ignore mistakes: of some kinds, about one view and the
  /// views inside it, or for a while.
  @MainActor
  final class DiagnosisSilence {
    private struct Rule {
      /// The kinds that the rule ignores; empty for every kind.
      var kinds: Set<Diagnosis.ID>
      /// The view to which the rule is limited, with the views inside it; nil for all views, or
      /// after the view has been deallocated.
      weak var view: UIView?
      var isForView: Bool
      /// When the rule ends, in seconds; infinite until `end(_:after:)` is called.
      var end = TimeInterval.infinity

      /// Whether the rule is still in force.
      @MainActor
      var isActive: Bool {
        end > CACurrentMediaTime() && !(isForView && view == nil)
      }

      @MainActor
      func holds(for id: Diagnosis.ID, about responders: [UIResponder]) -> Bool {
        guard isActive, kinds.isEmpty || kinds.contains(id) else { return false }
        guard isForView else { return true }
        return responders.contains { responder in responder.chain.contains { $0 === view } }
      }
    }

    private var rules: [Int: Rule] = [:]
    private var lastNumber = 0
    /// How many mistakes were ignored.
    private(set) var count = 0
    /// Called when a rule is added or its end is set, and when a mistake was ignored, so that the
    /// HUD shows the new numbers.
    private let changed: () -> Void

    init(changed: @escaping () -> Void) { self.changed = changed }

    /// How many rules are in force now.
    var ruleCount: Int { rules.values.count { $0.isActive } }

    /// Ignores mistakes of some kinds, or of all kinds if `kinds` is empty, until `end(_:after:)`
    /// or the end of the launch. Returns the rule's number. With a view, the rule lasts only while
    /// the view exists, and `takes(_:about:)` decides whether a mistake is about that view.
    @discardableResult
    func add(_ kinds: Set<Diagnosis.ID>, about view: UIView? = nil) -> Int {
      rules = rules.filter { $0.value.isActive }
      lastNumber += 1
      rules[lastNumber] = Rule(kinds: kinds, view: view, isForView: view != nil)
      changed()
      return lastNumber
    }

    /// Ends a rule after a delay in seconds, because the HUD finds some mistakes only after they
    /// have lasted for a while.
    func end(_ number: Int, after seconds: TimeInterval) {
      let delay = seconds.isFinite ? max(0, seconds) : 0
      rules[number]?.end = CACurrentMediaTime() + delay
      changed()
    }

    func removeAll() {
      rules = [:]
      count = 0
    }

    /// Returns whether a rule ignores a mistake, and counts the mistake if so.
    ///
    /// - Parameter responders: The object that the mistake is about, and the current first
    ///   responder or, if there is none, the last one.
    func takes(_ diagnosis: Diagnosis, about responders: [UIResponder]) -> Bool {
      guard rules.values.contains(where: { $0.holds(for: diagnosis.id, about: responders) }) else {
        return false
      }
      count += 1
      changed()
      return true
    }
  }
#endif
