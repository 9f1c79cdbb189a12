#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  extension UIResponder {
    /// The responder chain: this responder first, then each `next` in turn, to the end.
    ///
    /// A chain that leads back into itself ends where it would repeat; `chain.endsInCycle` tells.
    public var chain: ChainSequence<UIResponder> {
      ChainSequence(first: self, next: { $0.next })
    }
  }
#endif
