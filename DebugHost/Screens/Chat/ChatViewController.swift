#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A list of messages over an input bar, after the article on keeping the bottom position.
  ///
  /// The bar is the controller's input accessory view, so it stays at the bottom without a keyboard. One line keeps
  /// the list anchored: at the end it stays at the end, anywhere else it stays where it is.
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
      // Another width gives other rows: a list that was at its end stays there, any other keeps the message at the
      // bottom.
      let last = table.isScrolledToBottom ? nil : table.indexPathsForVisibleRows?.last
      let hasOtherWidth = table.frame.width != view.bounds.width
      table.frame = view.bounds
      // The delegate's heights are of the old width until the rows are loaded again.
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
      ChatCell.height(of: messages[indexPath.row], width: tableView.bounds.width)
    }

    /// A tap on the conversation puts the keyboard away.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      bar.endEditing(false)
    }
  }
#endif
