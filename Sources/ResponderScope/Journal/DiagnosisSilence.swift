#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Which mistakes the app has asked not to be told of: by kind, around a view, for a while.
  @MainActor
  final class DiagnosisSilence {
    private struct Rule {
      /// Empty for every kind.
      var kinds: Set<Diagnosis.ID>
      /// Nil for all views.
      weak var view: UIView?
      var isForView: Bool
      /// Seconds; nil for the rest of the launch.
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
    /// How many mistakes it has kept quiet.
    private(set) var count = 0

    /// For the rest of the launch, or as long as the view lives.
    func add(_ kinds: Set<Diagnosis.ID>, about view: UIView?) {
      _ = insert(Rule(kinds: kinds, view: view, isForView: view != nil, end: nil))
    }

    /// Until `end(_:after:)`.
    func begin(_ kinds: Set<Diagnosis.ID>) -> Int {
      insert(Rule(kinds: kinds, view: nil, isForView: false, end: .infinity))
    }

    /// Some seconds from now: a mistake of place is found only when it has stood for a while.
    func end(_ number: Int, after seconds: TimeInterval) {
      let delay = seconds.isFinite ? max(0, seconds) : 0
      rules[number]?.end = CACurrentMediaTime() + delay
    }

    func removeAll() {
      rules = [:]
      count = 0
    }

    /// `responder`: the first responder, or the last one where there is none.
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
