import ResponderKit
import UIKit

/// Comments above a bar that grows with the text that the user types.
struct CommentsScreen: SceneScreen {
  func makeController() -> UIViewController {
    UINavigationController(rootViewController: CommentsController())
  }
}

/// Shows the comments. The bar is the controller's input accessory view, and the controller becomes
/// first responder, so the bar stays when the keyboard hides. One call, `anchor(_:)`, keeps the
/// list at its end while the keyboard and the bar move.
final class CommentsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = CommentBar()
  private var comments = [
    "The second photo is wonderful. Where is that bridge?", "Near Sintra, a walk from the palace.",
    "We were there in March, it rained for a week.", "Then you have seen it at its best.",
    "Is the path open again?", "Since April. The lower half is steep.",
    "Did you take the train or drive?", "The train. The last one leaves at eight.",
    "And the light, was that in the morning?", "Seven o'clock, with nobody around.",
    "I am going there next week.", "Take a jacket. It is cold under the trees.",
  ]

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Comments"
    view.backgroundColor = .systemBackground
    table.accessibilityIdentifier = "comments"
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 56
    table.anchor(.bottom(tolerance: 1))
    view.addSubview(table)
    bar.onSend = { [weak self] in self?.send($0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    table.scrollToBottom(animated: false)
  }

  private func send(_ text: String) {
    comments.append(text)
    table.reloadData()
    table.layoutIfNeeded()
    table.scrollToBottom(animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    comments.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "comment")
      ?? UITableViewCell(style: .default, reuseIdentifier: "comment")
    cell.textLabel?.text = comments[indexPath.row]
    cell.textLabel?.font = .systemFont(ofSize: 15)
    cell.textLabel?.numberOfLines = 2
    return cell
  }

  /// A tap on the comments hides the keyboard. The bar stays.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    bar.endEditing(false)
  }
}

/// A bar with a text view and a send button. The bar grows and shrinks with the text, up to a
/// limit.
final class CommentBar: UIView, UITextViewDelegate {
  let text = UITextView()
  private let button = UIButton(type: .system)
  var onSend: ((String) -> Void)?

  private static let least: CGFloat = 60
  private static let most: CGFloat = 180

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.least))
    autoresizingMask = .flexibleWidth
    backgroundColor = .secondarySystemBackground
    text.font = .systemFont(ofSize: 17)
    text.layer.cornerRadius = 8
    text.accessibilityIdentifier = "comment"
    text.delegate = self
    button.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    button.accessibilityIdentifier = "send"
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    addSubview(text)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = CGRect(x: 12, y: 8, width: bounds.width - 72, height: bounds.height - 16)
    button.frame = CGRect(x: bounds.width - 52, y: bounds.height - 48, width: 44, height: 44)
  }

  func textViewDidChange(_ textView: UITextView) { grow() }

  private func grow() {
    let room = CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude)
    let height = min(Self.most, max(Self.least, (text.sizeThatFits(room).height + 16).rounded(.up)))
    guard height != bounds.height else { return }
    bounds.size.height = height
    text.reloadInputViews()
  }

  private func send() {
    let words = text.text ?? ""
    guard !words.isEmpty else { return }
    text.text = ""
    grow()
    onSend?(words)
  }
}
