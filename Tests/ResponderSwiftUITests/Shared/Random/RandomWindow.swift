import ResponderKit
import SwiftUI

/// One of the random driver's windows. Its screen may present a sheet.
@MainActor
final class RandomWindow {
  let index: Int
  let model = RandomModel()
  let window: TagStage.Window
  private let stage: TagStage
  private(set) weak var chain: ResponderChain?
  private(set) var windowChain: ResponderChain?
  /// The values that the chain has published in this turn.
  var values: [ResponderTag?] = []
  /// The number of times the chain has published a tag whose view was not first responder at that
  /// moment.
  private(set) var lies = 0
  private var token: AnyCancellable?

  init(_ index: Int, _ stage: TagStage) {
    self.index = index
    self.stage = stage
    let caught = Caught()
    let model = model
    window = stage.show(
      ResponderChainReader { chain in
        let _ = caught.take(chain)
        RandomScreen(model: model, chain: chain)
      })
    chain = caught.chain
    windowChain = ResponderChain(forWindow: window)
    token = chain?.firstResponders.dropFirst().sink { [unowned self] value in
      MainActor.assumeIsolated {
        values.append(value)
        if let value, !truths.contains(value) { lies += 1 }
      }
    }
  }

  var roots: [TagStage.Window] { stage.roots(of: window) }

  /// The tags of the actual first responders in the window and in its sheet.
  var truths: [ResponderTag] {
    roots.compactMap { stage.focused(in: $0).flatMap(Int.init).map { ResponderTag($0) } }
  }

  func close() {
    token = nil
    windowChain = nil
    stage.close(window)
  }
}
