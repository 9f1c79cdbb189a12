import Testing
import UIKit

/// Tests the titles, images, actions and sizes of a button, without touches.
@MainActor
struct ButtonTests {
  @Test("a state without a title shows the normal one")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Send")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.titleLabel?.text == "Wait")
    #expect(button.title(for: .highlighted) == "Send")
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Send")
  }

  @Test("a button shows its primary action's title, and performs the action")
  func primaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test("the title lies inside the button, and the size grows with it")
  func layout() throws {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let small = button.sizeThatFits(.zero)
    button.setTitle("A title that is longer", for: .normal)
    let large = button.sizeThatFits(.zero)
    #expect(large.width > small.width)
    #expect(large.height == small.height)
    button.frame = CGRect(origin: .zero, size: CGSize(width: large.width + 40, height: 44))
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(button.bounds.contains(label.frame))
    #expect(abs(label.frame.midX - button.bounds.midX) < 0.5)
    #expect(abs(label.frame.midY - button.bounds.midY) < 0.5)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(label.frame.minX == 0)
  }

  @Test("a configuration sets the title, the insets and the room between image and title")
  func configuration() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Reply"
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    let plain = button.sizeThatFits(.zero)
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let inset = button.sizeThatFits(.zero)
    #expect(inset == CGSize(width: plain.width + 6, height: plain.height + 4))
    #expect(button.currentTitle == "Reply")
    let image = try #require(UIImage(systemName: "xmark"))
    button.configuration?.image = image
    button.configuration?.imagePadding = 8
    #expect(abs(button.sizeThatFits(.zero).width - inset.width - image.size.width - 8) < 1e-9)
  }
}
