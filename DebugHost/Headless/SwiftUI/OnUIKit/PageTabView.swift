/// The look of a tab view.
@preconcurrency @MainActor
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// Pages side by side, between which the user swipes.
public struct PageTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static nonisolated var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static nonisolated var page: PageTabViewStyle { PageTabViewStyle() }
}

private struct TabPagesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var showsTabsAsPages: Bool {
    get { self[TabPagesKey.self] }
    set { self[TabPagesKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.showsTabsAsPages, style is PageTabViewStyle)
  }
}

/// The pages of a tab view: a collection view with a hosting view for each page (T4.20.37).
struct PagesRepresentable: UIViewRepresentable {
  let tabs: [Tab]
  let index: Binding<Int>

  func makeCoordinator() -> PagesCoordinator { PagesCoordinator() }

  func makeUIView(context: Context) -> PagesCollectionView {
    let view = PagesCollectionView()
    (view.dataSource, view.delegate) = (context.coordinator, context.coordinator)
    return view
  }

  func updateUIView(_ view: PagesCollectionView, context: Context) {
    let coordinator = context.coordinator
    let isAnother = coordinator.tabs.count != tabs.count
    (coordinator.tabs, coordinator.index) = (tabs, index)
    coordinator.environment = context.environment
    coordinator.environment.showsTabsAsPages = false
    if isAnother { view.reloadData() }
    for path in view.indexPathsForVisibleItems {
      if let cell = view.cellForItem(at: path) { coordinator.fill(cell, path.item, in: view) }
    }
    view.page = index.wrappedValue
    view.showPage()
  }
}

package final class PagesCollectionView: UICollectionView {
  var page = 0
  private let layout = UICollectionViewFlowLayout()

  init() {
    super.init(frame: .zero, collectionViewLayout: layout)
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    register(PageCell.self, forCellWithReuseIdentifier: "page")
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    if layout.itemSize != bounds.size, bounds.width > 0 {
      layout.itemSize = bounds.size
      showPage()
    }
    super.layoutSubviews()
  }

  func showPage() {
    let x = CGFloat(page) * bounds.width
    if contentOffset.x != x { contentOffset.x = x }
  }
}

private final class PageCell: UICollectionViewCell {
  let hosting = _UIHostingView(rootView: AnyView(EmptyView()))

  override init(frame: CGRect) {
    super.init(frame: frame)
    hosting.ignoresSafeArea = true
    contentView.addSubview(hosting)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = contentView.bounds
  }
}

@MainActor
final class PagesCoordinator: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var tabs: [Tab] = []
  var index: Binding<Int>?
  var environment = EnvironmentValues()

  func fill(_ cell: UICollectionViewCell, _ index: Int, in view: UICollectionView) {
    guard let graph = (cell as? PageCell)?.hosting.graph, tabs.indices.contains(index) else {
      return
    }
    graph.controller =
      sequence(first: view as UIResponder, next: \.next).first { $0 is UIViewController }
      as? UIViewController
    graph.environment = environment
    graph.setRoot(tabs[index].content)
    cell.setNeedsLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { tabs.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    fill(cell, indexPath.item, in: collectionView)
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard let view = scrollView as? PagesCollectionView, view.bounds.width > 0 else { return }
    view.page = Int((view.contentOffset.x / view.bounds.width).rounded())
    if index?.wrappedValue != view.page { index?.wrappedValue = view.page }
  }
}
