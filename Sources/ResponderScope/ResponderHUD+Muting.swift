#if canImport(UIKit) && (os(iOS) || os(Linux))
  public import UIKit

  extension ResponderHUD {
    /// Ignores mistakes while the body runs and for some seconds after it:
    /// `ResponderHUD.ignoring(.doubleLift) { … }`.
    ///
    /// Use it in tests of code with a known mistake. Ignored mistakes do not appear in
    /// ``diagnoses``, the journal or the log, and do not bring up the pill; the card shows how many
    /// there were. The HUD finds some mistakes only half a second after the cause. In builds without
    /// the HUD, this only runs the body.
    ///
    /// In an asynchronous function, Swift chooses the asynchronous method of the same name, even
    /// for a body that waits for nothing. The call then needs `await`.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of mistakes to ignore; all of them if you pass none.
    ///   - seconds: How long mistakes are ignored after the body has returned, in seconds.
    ///   - body: The code that makes the mistake.
    /// - Returns: The value that the body returns.
    public static func ignoring<Value, Failure: Error>(
      _ kinds: Diagnosis.ID..., settling seconds: TimeInterval = 1.5,
      while body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
      #if DEBUG || HUD
        let silence = HUDController.shared.recorder.silence
        let number = silence.add(Set(kinds))
        defer { silence.end(number, after: seconds) }
      #endif
      return try body()
    }

    /// Ignores mistakes while an asynchronous body runs and for some seconds after it:
    /// `await ResponderHUD.ignoring(.doubleLift) { await showChat() }`.
    ///
    /// Otherwise it does the same as the synchronous method.
    public static func ignoring<Value, Failure: Error>(
      _ kinds: Diagnosis.ID..., settling seconds: TimeInterval = 1.5,
      while body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      #if DEBUG || HUD
        let silence = HUDController.shared.recorder.silence
        let number = silence.add(Set(kinds))
        defer { silence.end(number, after: seconds) }
      #endif
      return try await body()
    }

    /// Ignores mistakes of some kinds for the rest of the launch, or only those about one view and
    /// the views inside it, while that view exists.
    ///
    /// Use it for mistakes that a team has accepted. Ignored mistakes do not appear in
    /// ``diagnoses``, the journal or the log; the card counts them. Does nothing in builds without
    /// the HUD.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of mistakes to ignore; all of them if you pass none.
    ///   - view: The view to which the rule is limited, nil for no limit: the HUD ignores mistakes
    ///     about this view or a view inside it, and while one of these is first responder.
    public static func ignore(_ kinds: Diagnosis.ID..., in view: UIView? = nil) {
      #if DEBUG || HUD
        HUDController.shared.recorder.silence.add(Set(kinds), about: view)
      #endif
    }

    /// Ignores the windows of another tool, such as a feedback form or a debug menu:
    /// `ResponderHUD.ignoresWindows { $0 is FeedbackWindow }`.
    ///
    /// Their first responders are never the app's, and a touch that makes one of them the key window
    /// is no mistake. The HUD's window and FLEX's are always ignored. A second call replaces the
    /// first one's condition. Does nothing in builds without the HUD.
    ///
    /// - Parameter isIgnored: Whether a window belongs to a tool. The HUD asks often.
    public static func ignoresWindows(where isIgnored: @escaping @MainActor (UIWindow) -> Bool) {
      #if DEBUG || HUD
        isNamedTool = isIgnored
      #endif
    }
  }
#endif
