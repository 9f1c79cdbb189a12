import Testing

/// A public symbol of FLEX, with its spelling in the headless FLEX and its spelling on the page
/// that lists how the Swift importer spells FLEX (flex.md).
struct FLEXSymbol: Sendable, CustomTestStringConvertible {
  let owner: String
  let spelling: String
  let page: String

  init(_ owner: String, _ spelling: String, page: String? = nil) {
    (self.owner, self.spelling) = (owner, spelling)
    self.page = page ?? spelling
  }

  var testDescription: String { "\(owner) \(spelling)" }

  static let table: [FLEXSymbol] = [
    FLEXSymbol("FLEXManager", "class var shared: FLEXManager"),
    FLEXSymbol("FLEXManager", "func showExplorer()", page: "showExplorer()"),
    FLEXSymbol(
      "FLEXManager", "func showExplorer(from: UIWindowScene)",
      page: "showExplorer(from: UIWindowScene)"),
    FLEXSymbol("FLEXManager", "func hideExplorer()", page: "hideExplorer()"),
    FLEXSymbol(
      "FLEXManager",
      "func registerGlobalEntry(withName: String, viewControllerFutureBlock: @escaping () -> UIViewController)",
      page:
        "registerGlobalEntry(withName: String, viewControllerFutureBlock: @escaping () -> UIViewController)"
    ),
    FLEXSymbol(
      "FLEXManager",
      "func registerSimulatorShortcut(withKey: String, modifiers: UIKeyModifierFlags, action: @escaping () -> Void, description: String)",
      page:
        "registerSimulatorShortcut(withKey: String, modifiers: UIKeyModifierFlags, action: @escaping () -> Void, description: String)"
    ),
    FLEXSymbol(
      "FLEXManager",
      "func presentEmbeddedTool(_: UIViewController, completion: (@Sendable (UINavigationController) -> Void)?)",
      page:
        "presentEmbeddedTool(_: UIViewController, completion: (@Sendable (UINavigationController) -> Void)? = nil)"
    ),
    FLEXSymbol("FLEXTableViewSection", "init()", page: "plain `NSObject` with `init()`"),
    FLEXSymbol("FLEXTableViewSection", "var title: String?", page: "var title: String? { get }"),
    FLEXSymbol(
      "FLEXTableViewSection", "var numberOfRows: Int", page: "var numberOfRows: Int { get }"),
    FLEXSymbol("FLEXTableViewSection", "var filterText: String?"),
    FLEXSymbol("FLEXTableViewSection", "func reloadData()"),
    FLEXSymbol(
      "FLEXTableViewSection", "func reuseIdentifier(forRow: Int) -> String"),
    FLEXSymbol(
      "FLEXTableViewSection", "func configureCell(_: UITableViewCell, forRow: Int)",
      page: "func configureCell(_ cell: UITableViewCell, forRow row: Int)"),
    FLEXSymbol("FLEXTableViewSection", "func canSelectRow(_: Int) -> Bool"),
    FLEXSymbol(
      "FLEXTableViewSection", "func didSelectRowAction(_: Int) -> ((UIViewController) -> Void)?"),
    FLEXSymbol(
      "FLEXTableViewSection", "func viewControllerToPush(forRow: Int) -> UIViewController?"),
    FLEXSymbol("FLEXTableViewSection", "func copyMenuItems(forRow: Int) -> [String]?"),
    // Swift cannot override `init()` with a failable initializer, so `init!()` is `init()` in the
    // headless FLEX.
    FLEXSymbol("FLEXTableViewController", "init()", page: "init!()"),
    FLEXSymbol(
      "FLEXFilteringTableViewController", "func makeSections() -> [FLEXTableViewSection]!"),
    FLEXSymbol("FLEXFilteringTableViewController", "func reloadData()", page: "reloadData()"),
    FLEXSymbol(
      "FLEXFilteringTableViewController", "func reloadSections()", page: "reloadSections()"),
    FLEXSymbol(
      "FLEXObjectExplorerViewController", "func makeSections() -> [FLEXTableViewSection]"),
    FLEXSymbol(
      "FLEXObjectExplorerViewController",
      "class func exploringObject(_: Any, customSections: [FLEXTableViewSection]?) -> Self",
      page: "(_: Any, customSections: [FLEXTableViewSection]?)"),
    FLEXSymbol(
      "FLEXObjectExplorerFactory",
      "class func explorerViewController(for: Any?) -> FLEXObjectExplorerViewController?",
      page:
        "class func explorerViewController(for object: Any?) -> FLEXObjectExplorerViewController?"
    ),
    FLEXSymbol("FLEXShortcutsSection", "init()", page: "FLEXShortcutsSection"),
    FLEXSymbol("FLEXShortcutsSection", "var title: String?", page: "Title is always \"Shortcuts\""),
    FLEXSymbol(
      "FLEXShortcutsSection", "class func forObject(_: Any) -> Self",
      page: "class func forObject(_ objectOrClass: Any) -> Self"),
    FLEXSymbol("FLEXTableViewCell", "var titleLabel: UILabel!", page: "(both `UILabel!`)"),
    FLEXSymbol("FLEXTableViewCell", "var subtitleLabel: UILabel!", page: "(both `UILabel!`)"),
    FLEXSymbol("", "let kFLEXDefaultCell: String", page: "`kFLEXDefaultCell`"),
    FLEXSymbol("", "let kFLEXMultilineDetailCell: String", page: "`kFLEXMultilineDetailCell`"),
  ]
}
