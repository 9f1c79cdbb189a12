import ResponderKit
import UIKit

/// A chat that is turned over, as many are: the newest message is the list's first row, at the lower edge of the screen.
struct InvertedScreen: SceneScreen {
  func makeController() -> UIViewController {
    UINavigationController(rootViewController: InvertedController())
  }
}

/// The table is turned over by a transform, and each cell back. One line keeps its newest message above the bar.
final class InvertedController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = CommentBar()
  /// The newest first.
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
    // UIKit would add the safe area at the wrong edges of a list that is turned over.
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
    // Below the bar, which takes a list that is turned over for one at its top, and would be transparent over it. A frame is
    // undefined under a transform.
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

  /// A tap on the messages puts the keyboard away; the bar stays.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    bar.endEditing(false)
  }
}
