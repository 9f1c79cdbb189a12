import ResponderKit
import SwiftUI

/// Holds the chain that a view's body passes to it, so that a test can use the chain.
@MainActor
final class Caught {
  private(set) weak var chain: ResponderChain?

  func take(_ chain: ResponderChain) {
    self.chain = chain
  }
}

/// A chain reader whose chain a test can use.
@MainActor
func reader<Content: View>(
  _ caught: Caught, @ViewBuilder _ content: @escaping () -> Content
) -> some View {
  ResponderChainReader { chain in
    let _ = caught.take(chain)
    content()
  }
}
