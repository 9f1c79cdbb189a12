#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import ResponderCore

  extension NSResponder {
    /// The responder chain: this responder first, then each `nextResponder` in turn.
    ///
    /// The chain ends at the window or its controller. AppKit delivers action messages to the
    /// application by other means (documentation of `sendAction(_:to:from:)`), and so does
    /// `execute(action:)`. If the chain leads back into itself, it ends before it would repeat, and
    /// `chain.endsInCycle` is true.
    public var chain: ChainSequence<NSResponder> {
      ChainSequence(first: self, next: { $0.nextResponder })
    }
  }
#endif
