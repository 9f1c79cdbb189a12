/// Pages side by side, in a paging collection view. Each page is a hosting view (O:
/// SwiftUI-Introspect, iOS 14 to 18).
nonisolated struct PagesView: View, PrimitiveView {
  let tabs: [Tab]
  let index: Binding<Int>

  @MainActor func makeNode(_ place: Place) -> Node { PagesNode(place, self) }
}

package final class PagingCollectionView: UICollectionView {}

@MainActor
final class PagesNode: LeafNode<PagesView> {
  private let pages = Pages()

  override init(_ place: Place, _ view: PagesView) {
    super.init(place, view)
    pages.onPage = { [weak self] in self?.turned(to: $0) }
    refresh()
  }

  override var platformView: PlatformView { pages.list }

  override func refresh() {
    pages.update(to: view.tabs, environment, graph.controller)
    pages.index = view.index.wrappedValue
  }

  private func turned(to index: Int) {
    if view.index.wrappedValue != index { view.index.wrappedValue = index }
  }

  override func remove() {
    super.remove()
    pages.update(to: [], environment, nil)
  }

  override func put(in rect: CGRect) {
    super.put(in: rect)
    pages.put(in: rect)
  }
}

/// The pages of one tab view. Each page keeps its hosting view, whichever cell shows it.
@MainActor
final class Pages: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let identifier = "page"

  let list: PagingCollectionView
  private let layout = UICollectionViewFlowLayout()
  private var screens: [_UIHostingView<AnyView>] = []
  var onPage: (Int) -> Void = { _ in }
  var index = 0 { didSet { if index != oldValue { showIndex() } } }

  override init() {
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list = PagingCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    list.isPagingEnabled = true
    list.contentInsetAdjustmentBehavior = .never
    list.register(PageCell.self, forCellWithReuseIdentifier: Self.identifier)
    list.dataSource = self
    list.delegate = self
  }

  func update(to tabs: [Tab], _ environment: EnvironmentValues, _ controller: UIViewController?) {
    let isAnother = tabs.count != screens.count
    while screens.count < tabs.count {
      screens.append(_UIHostingView(rootView: AnyView(EmptyView())))
    }
    for screen in screens[tabs.count...] {
      screen.graph.setRoot(EmptyView(), isAnother: true)
      screen.graph.update()
    }
    screens.removeLast(screens.count - tabs.count)
    for (tab, screen) in zip(tabs, screens) {
      screen.graph.environment = environment
      screen.graph.controller = controller
      screen.graph.setRoot(tab.content)
      screen.setNeedsLayout()
    }
    if isAnother { list.reloadData() }
  }

  /// Places the collection view. After a change of size, it still shows the same page.
  func put(in rect: CGRect) {
    guard list.frame != rect else { return }
    let isSameSize = list.frame.size == rect.size
    list.frame = rect
    guard !isSameSize, rect.width > 0, rect.height > 0 else { return }
    layout.itemSize = rect.size
    showIndex()
  }

  private func showIndex() {
    guard list.bounds.width > 0, !list.isDragging, !list.isDecelerating else { return }
    list.layoutIfNeeded()
    list.contentOffset = CGPoint(x: CGFloat(index) * list.bounds.width, y: 0)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  private func settle() {
    guard list.bounds.width > 0 else { return }
    let page = Int((list.contentOffset.x / list.bounds.width).rounded())
    guard screens.indices.contains(page), page != index else { return }
    index = page
    onPage(page)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { screens.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? PageCell)?.show(screens[indexPath.item])
    return cell
  }
}

package final class PageCell: UICollectionViewCell {
  private weak var screen: UIView?

  func show(_ new: UIView) {
    if let screen, screen !== new, screen.superview === contentView { screen.removeFromSuperview() }
    screen = new
    if new.superview !== contentView { contentView.addSubview(new) }
    new.frame = contentView.bounds
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    screen?.frame = contentView.bounds
  }
}
