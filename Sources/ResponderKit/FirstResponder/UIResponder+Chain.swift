#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  extension UIResponder {
    /// The responder chain: this responder first, then each `next` in turn.
    ///
    /// If the chain leads back into itself, it ends before it would repeat, and `chain.endsInCycle`
    /// is true.
    public var chain: ChainSequence<UIResponder> {
      ChainSequence(first: self, next: { $0.next })
    }
  }
#endif
