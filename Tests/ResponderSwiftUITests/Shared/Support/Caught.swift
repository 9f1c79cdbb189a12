import ResponderKit

/// Holds the chain that a view's body passes to it, so that a test can use the chain.
@MainActor
final class Caught {
  private(set) weak var chain: ResponderChain?

  func take(_ chain: ResponderChain) {
    self.chain = chain
  }
}
