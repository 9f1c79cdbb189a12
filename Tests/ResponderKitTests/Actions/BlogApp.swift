import HeadlessDriver
import ResponderKit
import UIKit

// The whole app is in one file, because its eight levels are easier to read together.

/// Records what the handlers of the example app were asked to do, in order.
@MainActor
final class BlogLog {
  var lines: [String] = []
}

/// A view controller whose children each fill its view, with the last one in front.
@MainActor
class ContainerController: UIViewController {
  let log: BlogLog

  init(log: BlogLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Level 8 of the app's responder chain: the tab controller.
@MainActor
final class TabContainer: ContainerController, ProfileShowing {
  func showProfile(userID: Int) { log.lines.append("tabs: profile of \(userID)") }
}

/// Level 7: the coordinator for blogs and their users.
@MainActor
final class MainFlow: ContainerController, BlogEditing, UserEditing {
  func editBlog(id: Int, title: String) { log.lines.append("main: blog \(id) is now \(title)") }
  func deleteBlog(id: Int) { log.lines.append("main: blog \(id) deleted") }
  func editUser(id: Int, name: String) { log.lines.append("main: user \(id) is now \(name)") }
  func deleteUser(id: Int) { log.lines.append("main: user \(id) deleted") }
}

/// Level 6: the coordinator that leads from the list to a blog's page.
@MainActor
final class BlogFlow: ContainerController, BlogDetailShowing {
  private(set) var detail: BlogPage?

  func showDetail(blogID: Int) {
    log.lines.append("flow: blog \(blogID)")
    let page = BlogPage(blogID: blogID)
    detail = page
    show(page)
  }
}

/// A button that makes an action when it is tapped, executes it from its own place in the responder
/// chain, and stores the handler. It needs no delegate and works for every type of action.
@MainActor
final class ActionButton<Action: ResponderAction>: UIControl {
  var makeAction: (() -> Action)?
  private(set) var handler: Action.Responder?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func send() {
    guard let action = makeAction?() else { return }
    handler = execute(action: action)
  }
}

/// Levels 3 (the cell), 2 (its content) and 1 (its buttons).
@MainActor
final class BlogCell: UIView {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  let open = ActionButton<ShowDetail>(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  let author = ActionButton<ShowProfile>(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
  let delete = ActionButton<DeleteBlog>(frame: CGRect(x: 290, y: 0, width: 100, height: 44))

  init(blogID: Int, row: Int) {
    super.init(frame: CGRect(x: 0, y: row * 44, width: 390, height: 44))
    open.makeAction = { ShowDetail(blogID: blogID) }
    author.makeAction = { ShowProfile(userID: blogID + 1_000) }
    // The article read the button's tag here. The app never set the tag, so it always deleted blog
    // 0 (flaw 2.5.8).
    delete.makeAction = { DeleteBlog(id: blogID) }
    addSubview(content)
    for button in [open, author, delete] as [UIView] { content.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }
}

/// Levels 5 (the controller) and 4 (its view, the list).
@MainActor
final class BlogList: UIViewController {
  private(set) var cells: [BlogCell] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cells = (0..<5).map { BlogCell(blogID: $0 + 10, row: $0) }
    for cell in cells { view.addSubview(cell) }
  }
}

/// A blog's page, whose buttons send actions up another chain than those of the list.
@MainActor
final class BlogPage: UIViewController {
  let blogID: Int
  let delete = ActionButton<DeleteBlog>(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
  let edit = ActionButton<EditBlog>(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
  let rename = ActionButton<EditUser>(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
  let remove = ActionButton<DeleteUser>(frame: CGRect(x: 0, y: 400, width: 100, height: 44))

  init(blogID: Int) {
    self.blogID = blogID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let blogID = blogID
    delete.makeAction = { DeleteBlog(id: blogID) }
    edit.makeAction = { EditBlog(id: blogID, title: "Chains") }
    rename.makeAction = { EditUser(id: 7, name: "Ada") }
    remove.makeAction = { DeleteUser(id: 7) }
    for button in [delete, edit, rename, remove] as [UIView] { view.addSubview(button) }
  }
}

/// The article's example app on a phone: the tabs, the main flow, the blog flow, the list and its
/// cells.
@MainActor
struct BlogApp {
  let log = BlogLog()
  let tabs: TabContainer
  let main: MainFlow
  let flow: BlogFlow
  let list = BlogList()
  let device: Device

  init() {
    tabs = TabContainer(log: log)
    main = MainFlow(log: log)
    flow = BlogFlow(log: log)
    tabs.show(main)
    main.show(flow)
    flow.show(list)
    device = Device.boot(root: tabs)
  }
}
