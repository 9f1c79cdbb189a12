import ResponderKit

/// Takes a chain out of a view's body.
@MainActor
final class Caught {
  private(set) weak var chain: ResponderChain?

  func take(_ chain: ResponderChain) {
    self.chain = chain
  }
}
