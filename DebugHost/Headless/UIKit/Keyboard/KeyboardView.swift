import Foundation

/// The keyboard itself.
final class KeyboardView: UIView {
  private unowned let host: KeyboardHost
  var configuration = KeyboardConfiguration(traits: nil)

  init(host: KeyboardHost) {
    self.host = host
    super.init(frame: .zero)
    backgroundColor = .systemGray4
  }

  required init?(coder: NSCoder) { nil }

  func updateKeys() {}
}
