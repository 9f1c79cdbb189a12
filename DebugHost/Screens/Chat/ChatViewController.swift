#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A list of messages above an input bar, from the article on keeping the bottom position.
  ///
  /// The bar is the input accessory view of the controller, which becomes first responder, so the
  /// bar stays at the bottom of the screen without a keyboard. One call of `anchor(_:)` keeps the
  /// list's position when the keyboard appears or hides: a list at its end stays at its end, and
  /// any other list stays where it is.
  public final class ChatViewController: UIViewController {
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = ChatBar()
    private var messages = ChatMessage.conversation

    public override var canBecomeFirstResponder: Bool { true }

    public override var inputAccessoryView: UIView? { bar }

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      table.accessibilityIdentifier = "chat"
      table.separatorStyle = .none
      table.dataSource = self
      table.delegate = self
      table.register(ChatCell.self, forCellReuseIdentifier: "message")
      table.anchor(.bottom(tolerance: 1))
      view.addSubview(table)
      bar.onSend = { [weak self] in self?.send($0) }
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard table.frame != view.bounds else { return }
      // At a new width, the rows have new heights. A list that was at its end stays there. Any
      // other list keeps the same message at its bottom.
      let last = table.isScrolledToBottom ? nil : table.indexPathsForVisibleRows?.last
      let hasOtherWidth = table.frame.width != view.bounds.width
      table.frame = view.bounds
      // Until the table reloads, it uses the heights that its delegate returned for the old width.
      if hasOtherWidth { table.reloadData() }
      table.layoutIfNeeded()
      if let last {
        table.scrollToRow(at: last, at: .bottom, animated: false)
      } else {
        table.scrollToBottom(animated: false)
      }
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
      table.scrollToBottom(animated: false)
    }

    private func send(_ text: String) {
      messages.append(ChatMessage(text: text, isMine: true))
      table.reloadData()
      table.layoutIfNeeded()
      table.scrollToBottom(animated: true)
    }
  }

  extension ChatViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      messages.count
    }

    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      (cell as? ChatCell)?.show(messages[indexPath.row])
      return cell
    }

    public func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      let insets = tableView.safeAreaInsets
      return ChatCell.height(
        of: messages[indexPath.row], width: tableView.bounds.width - insets.left - insets.right)
    }

    /// Hides the keyboard when the user taps the conversation.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      bar.endEditing(false)
    }
  }
#endif
