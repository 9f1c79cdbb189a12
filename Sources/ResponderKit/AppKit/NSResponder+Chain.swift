#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import ResponderCore

  extension NSResponder {
    /// The responder chain: this responder first, then each `nextResponder` in turn, to the end.
    ///
    /// It ends at the window or its controller; AppKit hands action messages on to the application by other means
    /// (documentation of `sendAction(_:to:from:)`), and so does `execute(action:)`. A chain that leads back into itself
    /// ends where it would repeat; `chain.endsInCycle` tells.
    public var chain: ChainSequence<NSResponder> {
      ChainSequence(first: self, next: { $0.nextResponder })
    }
  }
#endif
