#if canImport(UIKit) && (os(iOS) || os(Linux))
  public import ResponderCore
  public import UIKit

  extension ResponderHUD {
    /// Ignores mistakes while the body runs and for some seconds after it: `ResponderHUD.ignoring(.doubleLift) { … }`.
    ///
    /// For tests of what is known to be wrong. What is ignored is neither in ``diagnoses`` nor in journal and log, and does not
    /// announce itself; the card says how much it was. A mistake of place is found a quarter of a second after the keyboard has
    /// arrived, a late tag half a second after it was asked for: so the silence lasts longer than the body.
    ///
    /// - Parameters:
    ///   - kinds: Which mistakes; none given means all of them.
    ///   - seconds: How long the silence lasts after the body, seconds.
    ///   - body: What is known to make the mistake.
    /// - Returns: What the body returns.
    public static func ignoring<Value, Failure: Error>(
      _ kinds: Diagnosis.ID..., settling seconds: TimeInterval = 1.5,
      while body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
      #if DEBUG || HUD
        let silence = HUDController.shared.recorder.silence
        let number = silence.begin(Set(kinds))
        defer { silence.end(number, after: seconds) }
      #endif
      return try body()
    }

    /// Ignores mistakes while the body runs and for some seconds after it; the body may wait.
    public static func ignoring<Value, Failure: Error>(
      _ kinds: Diagnosis.ID..., settling seconds: TimeInterval = 1.5,
      while body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      #if DEBUG || HUD
        let silence = HUDController.shared.recorder.silence
        let number = silence.begin(Set(kinds))
        defer { silence.end(number, after: seconds) }
      #endif
      return try await body()
    }

    /// Ignores mistakes of some kinds for the rest of the launch, or around one view as long as that lives.
    ///
    /// For what a team has decided to live with. What is ignored is neither in ``diagnoses`` nor in journal and log; the card says
    /// how much it was. What the user mutes on the card is muted on the card alone. Does nothing in builds without the HUD.
    ///
    /// - Parameters:
    ///   - kinds: Which mistakes; none given means all of them.
    ///   - view: Only those of a first responder that is this view, or is inside it, or was last; nil for all.
    public static func ignore(_ kinds: Diagnosis.ID..., in view: UIView? = nil) {
      #if DEBUG || HUD
        HUDController.shared.recorder.silence.add(Set(kinds), about: view)
      #endif
    }
  }
#endif
