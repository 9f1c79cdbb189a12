import ResponderKit
import UIKit

/// A chat in a list that is flipped upside down, as in many apps. The newest message is the first
/// row, at the bottom of the screen.
struct InvertedScreen: SceneScreen {
  func makeController() -> UIViewController {
    UINavigationController(rootViewController: InvertedController())
  }
}

/// Flips the table with a transform, and flips each cell back. One call of `anchor(_:)` keeps the
/// newest message above the bar.
final class InvertedController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = CommentBar()
  /// The messages, newest first.
  private var messages = latest + earlier + earlier

  private static let latest = [
    "Then the old phone comes along as well.", "Both of them. It was worse on the small one.",
    "Two o’clock is fine. Upright, or turned?", "Let us look at it after lunch.",
  ]
  private static let earlier = [
    "Or takes it away once too often.", "So it adds a difference twice.",
    "Almost. A few points are missing each time.", "Does it come back when the keyboard leaves?",
    "On mine, and on the tablet.", "On every phone?", "The list goes somewhere else.",
    "Jumps how?", "Merged. I am told that it jumps.", "And the chat screen?",
    "Green since last night.", "Morning. Is the build green?",
  ]

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat, turned over"
    view.backgroundColor = .systemBackground
    table.accessibilityIdentifier = "inverted"
    table.transform = CGAffineTransform(scaleX: 1, y: -1)
    // UIKit would add the safe area at the wrong edges of a flipped list.
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 56
    table.separatorStyle = .none
    table.anchor(.bottom)
    view.addSubview(table)
    bar.onSend = { [weak self] in self?.send($0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Place the table below the navigation bar. The bar would treat a flipped list as one that is
    // at its top, and would be transparent over it. Do not set the frame, which is undefined under
    // a transform.
    let place = view.bounds.inset(
      by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    table.bounds.size = place.size
    table.center = CGPoint(x: place.midX, y: place.midY)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func send(_ text: String) {
    messages.insert(text, at: 0)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "message")
      ?? UITableViewCell(style: .default, reuseIdentifier: "message")
    cell.transform = CGAffineTransform(scaleX: 1, y: -1)
    cell.textLabel?.text = messages[indexPath.row]
    cell.textLabel?.font = .systemFont(ofSize: 15)
    cell.textLabel?.numberOfLines = 2
    return cell
  }

  /// Hides the keyboard when the user taps the messages. The bar stays.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    bar.endEditing(false)
  }
}
