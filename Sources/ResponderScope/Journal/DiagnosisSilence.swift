#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// The mistakes that the app has asked to ignore: by kind, around a view, or for a while.
  @MainActor
  final class DiagnosisSilence {
    private struct Rule {
      /// The kinds that the rule ignores; empty for every kind.
      var kinds: Set<Diagnosis.ID>
      /// The view around which the rule holds; nil for all views, or after the view is gone.
      weak var view: UIView?
      var isForView: Bool
      /// When the rule ends, in seconds; nil for the rest of the launch.
      var end: TimeInterval?

      @MainActor
      func holds(for id: Diagnosis.ID, about responder: UIResponder?) -> Bool {
        guard kinds.isEmpty || kinds.contains(id) else { return false }
        if let end, CACurrentMediaTime() >= end { return false }
        guard isForView else { return true }
        return view.map { view in responder?.chain.contains { $0 === view } == true } ?? false
      }
    }

    private var rules: [Int: Rule] = [:]
    private var lastNumber = 0
    /// How many mistakes were ignored.
    private(set) var count = 0

    /// Ignores mistakes for the rest of the launch, or as long as the view lives.
    func add(_ kinds: Set<Diagnosis.ID>, about view: UIView?) {
      _ = insert(Rule(kinds: kinds, view: view, isForView: view != nil, end: nil))
    }

    /// Ignores mistakes until `end(_:after:)`. Returns the rule's number.
    func begin(_ kinds: Set<Diagnosis.ID>) -> Int {
      insert(Rule(kinds: kinds, view: nil, isForView: false, end: .infinity))
    }

    /// Ends a rule some seconds from now. A mistake of place is found only after it has lasted for
    /// a while.
    func end(_ number: Int, after seconds: TimeInterval) {
      let delay = seconds.isFinite ? max(0, seconds) : 0
      rules[number]?.end = CACurrentMediaTime() + delay
    }

    func removeAll() {
      rules = [:]
      count = 0
    }

    /// Returns whether a mistake is to be ignored, and counts it. `responder` is the first
    /// responder, or the last one if there is none.
    func takes(_ diagnosis: Diagnosis, about responder: UIResponder?) -> Bool {
      guard rules.values.contains(where: { $0.holds(for: diagnosis.id, about: responder) }) else {
        return false
      }
      count += 1
      return true
    }

    private func insert(_ rule: Rule) -> Int {
      let now = CACurrentMediaTime()
      rules = rules.filter {
        ($0.value.end ?? .infinity) > now && !($0.value.isForView && $0.value.view == nil)
      }
      lastNumber += 1
      rules[lastNumber] = rule
      return lastNumber
    }
  }
#endif
