import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: in sheets, popovers, collections and extensions")
struct FieldSurroundingsTests {
  // MARK: Presented screens

  @Test(
    "what is presented keeps the focus inside, to its ends; the screen below is not visited",
    arguments: [
      (Device.Model.iPhone14, UIModalPresentationStyle.pageSheet), (.iPhone14, .formSheet),
      (.iPad11, .formSheet), (.iPad11, .popover),
    ], [false, true])
  func presented(_ place: (Device.Model, UIModalPresentationStyle), isNavigated: Bool) {
    let below = UIViewController()
    for (index, name) in ["below 1", "below 2"].enumerated() {
      below.view.addSubview(textField(name, 100 + 500 * CGFloat(index)))
    }
    let device = Device.boot(root: below, setup: Device.Setup(model: place.0))
    device.settle()
    device.perform { below.view.focusNext() }
    device.settle()
    #expect(focus == "below 1")

    let panel = UIViewController()
    panel.modalPresentationStyle = place.1
    panel.preferredContentSize = CGSize(width: 300, height: 250)
    panel.popoverPresentationController?.sourceView = below.view
    panel.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 250, width: 44, height: 44)
    for (index, name) in ["panel 1", "panel 2"].enumerated() {
      panel.view.addSubview(textField(name, 40 + 60 * CGFloat(index)))
    }
    if isNavigated { below.view.navigateFields() }
    device.perform { below.present(panel, animated: false) }
    device.settle()
    #expect(panel.view.window != nil)
    device.perform { panel.view.focusNext() }
    device.settle()
    var seen = [focus]
    for _ in 0..<2 {
      device.perform { _ = UIResponder.focusNext() }
      device.settle()
      seen.append(focus)
    }
    for _ in 0..<2 {
      device.perform { _ = UIResponder.focusPrevious() }
      device.settle()
      seen.append(focus)
    }
    #expect(seen == ["panel 1", "panel 2", "panel 2", "panel 1", "panel 1"])

    device.perform { panel.dismiss(animated: false) }
    device.settle()
    device.perform { below.view.firstResponderInside?.resignFirstResponder() }
    device.perform { below.view.focusPrevious() }
    device.settle()
    #expect(focus == "below 2")
  }

  // MARK: A screen that the app raises

  @Test("fields that the app has raised out of its screen's top for the keyboard are fields still")
  func raised() {
    let (screen, box) = (
      UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    )
    let fields = [("a", 60), ("b", 400), ("c", 700)].map { textField($0.0, CGFloat($0.1)) }
    for field in fields { box.addSubview(field) }
    screen.view.addSubview(box)
    let device = Device.boot(root: screen)
    device.settle()
    device.perform { fields[2].becomeFirstResponder() }
    device.settle()
    box.frame.origin.y = -300
    #expect(names(screen.view.fieldsInOrder) == "a b c")
    device.perform { screen.view.focusPrevious() }
    device.perform { screen.view.focusPrevious() }
    #expect(fields[0].isFirstResponder)
    // Without the keyboard, a field above the screen's top edge is out of the user's reach.
    device.perform { fields[0].resignFirstResponder() }
    device.settle()
    #expect(names(screen.view.fieldsInOrder) == "b c")
  }

  // MARK: Collections

  @Test("an item in a section that scrolls by itself is brought by the list's own way to an item")
  func sectionWithScroll() {
    let items = ItemsController(
      .vertical, count: 60, without: [], isStubborn: true)
    let device = Device.boot(root: items)
    device.settle()
    for item in 0..<60 {
      device.perform { items.view.focusNext() }
      device.settle()
      #expect(focus == "item \(item)")
    }
  }

  @Test(
    "items that a collection view has yet to make, by lines or by columns, forwards and back",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func items(_ direction: UICollectionView.ScrollDirection) {
    let items = ItemsController(direction, count: 60, without: Set(20..<29))
    let device = Device.boot(root: items)
    device.settle()
    let order = (0..<60).filter { !(20..<29).contains($0) }.map { "item \($0)" }
    var seen: [String?] = []
    for _ in order {
      device.perform { items.view.focusNext() }
      device.settle()
      seen.append(focus)
      #expect(isInSight(items.list), "\(focus ?? "no field") is out of sight")
    }
    #expect(seen == order)
    var moved = true
    device.perform { moved = items.view.focusNext() }
    #expect(!moved && focus == "item 59")
    seen = [focus]
    for _ in order.dropLast() {
      device.perform { items.view.focusPrevious() }
      device.settle()
      seen.append(focus)
      #expect(isInSight(items.list), "\(focus ?? "no field") is out of sight")
    }
    #expect(seen == order.reversed())
  }

  @Test("a search brings as many items at a time as fit, and so reaches an item far away")
  func farItem() {
    let items = ItemsController(.vertical, count: 90, without: Set(1..<76))
    let device = Device.boot(root: items)
    device.settle()
    for _ in 0..<2 {
      device.perform { items.view.focusNext() }
      device.settle()
    }
    #expect(focus == "item 76")
  }

  @Test("a listed field in a cell that waits in its collection view to be reused is next")
  func waitingItem() throws {
    let items = ItemsController(.vertical, count: 60, without: [])
    let device = Device.boot(root: items)
    device.settle()
    let first = try #require(items.list.cellForItem(at: [0, 0]) as? ItemCell).field
    let waiting = ItemCell(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
    waiting.isHidden = true
    items.list.addSubview(waiting)
    items.view.navigateFields(FieldNavigation(order: .listed([first, waiting.field])))
    device.perform { first.becomeFirstResponder() }
    device.settle()
    #expect(first.returnKeyType == .next)
  }

  // MARK: Extensions

  /// A window whose responder chain ends at the window itself, as in an app extension, which has no
  /// `UIApplication.shared`.
  private final class ExtensionWindow: UIWindow {
    override var next: UIResponder? { nil }
  }

  @Test(
    "where a window's chain ends before an application, fields are found, moved to and prepared")
  func chainWithoutApplication() {
    let screen = UIViewController()
    let fields = ["a", "b", "c"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
    for field in fields { screen.view.addSubview(field) }
    var window: UIWindow?
    let device = Device.boot { scene in
      window = ExtensionWindow(windowScene: scene)
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
    }
    device.settle()
    let token = screen.view.navigateFields(FieldNavigation(bar: .init()))
    #expect(names(screen.view.fieldsInOrder) == "a b c")
    #expect(fields[0].chain.allSatisfy { !($0 is UIApplication) })
    device.perform { screen.view.focusNext() }
    device.settle()
    #expect(fields[0].isFirstResponder && fields[0].returnKeyType == .next)
    #expect(fields[0].inputAccessoryView is FieldBar)
    device.perform { fields[0].focusNext() }
    device.perform { window?.focusNext() }
    device.settle()
    #expect(fields[2].isFirstResponder && fields[2].returnKeyType == .done)
    device.perform { screen.focusPrevious() }
    #expect(fields[1].isFirstResponder)
    device.perform { token.cancel() }
    #expect(fields[1].returnKeyType == .default && fields[1].inputAccessoryView == nil)
    withExtendedLifetime(window) {}
  }

  @Test("before there is an application, views without a window have an order and no neighbour")
  func noApplication() {
    Device.beforeLaunch {
      let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      for (index, name) in ["a", "b"].enumerated() {
        form.addSubview(textField(name, 60 * CGFloat(index)))
      }
      let token = form.navigateFields(FieldNavigation(order: .tags))
      #expect(names(form.fieldsInOrder) == "a b")
      token.cancel()
    }
    _ = Device.boot()
  }

  // MARK: Support

  private var focus: String? { (UIResponder.current as? UIView)?.accessibilityIdentifier }

  private func isInSight(_ list: UIScrollView) -> Bool {
    guard let field = UIResponder.current as? UIView else { return false }
    let seen = list.bounds.inset(by: list.adjustedContentInset)
    return seen.insetBy(dx: -0.5, dy: -0.5).contains(field.convert(field.bounds, to: list))
  }
}

/// A collection view that scrolls down with three items in a row, or sideways with three items in a
/// column. Each item has a field, except for the items in `without`.
@MainActor
private final class ItemsController: UIViewController, UICollectionViewDataSource {
  let list: UICollectionView
  private let count: Int
  private let without: Set<Int>

  init(
    _ direction: UICollectionView.ScrollDirection, count: Int, without: Set<Int>,
    isStubborn: Bool = false
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 110, height: 200)
    list =
      isStubborn
      ? StubbornList(frame: .zero, collectionViewLayout: layout)
      : UICollectionView(frame: .zero, collectionViewLayout: layout)
    (self.count, self.without) = (count, without)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.field.accessibilityIdentifier = "item \(indexPath.item)"
    (cell as? ItemCell)?.field.isHidden = without.contains(indexPath.item)
    return cell
  }
}

/// A collection view that does not scroll to a rectangle. UIKit behaves in this way for the
/// sections of a compositional layout that have their own scroll view.
private final class StubbornList: UICollectionView {
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

private final class ItemCell: UICollectionViewCell {
  let field = UITextField(frame: CGRect(x: 5, y: 5, width: 100, height: 34))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
