/// The look of a tab view. The stand-in knows tabs and pages.
public protocol TabViewStyle {}

/// Pages side by side, between which the user swipes.
public struct PageTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
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

  func makeUIView(context: Context) -> PagesCollectionView { PagesCollectionView() }

  func updateUIView(_ view: PagesCollectionView, context: Context) {
    let isAnother = view.tabs.count != tabs.count
    (view.tabs, view.index, view.environment) = (tabs, index, context.environment)
    if isAnother { view.reloadData() }
    for path in view.indexPathsForVisibleItems {
      if let cell = view.cellForItem(at: path) as? PageCell { view.fill(cell, path.item) }
    }
    view.showPage()
  }
}

package final class PagesCollectionView: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var tabs: [Tab] = []
  var index: Binding<Int>?
  var environment = EnvironmentValues()
  private let layout = UICollectionViewFlowLayout()

  init() {
    super.init(frame: .zero, collectionViewLayout: layout)
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    register(PageCell.self, forCellWithReuseIdentifier: "page")
    (dataSource, delegate) = (self, self)
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
    let x = CGFloat(index?.wrappedValue ?? 0) * bounds.width
    if contentOffset.x != x { contentOffset.x = x }
  }

  func fill(_ cell: PageCell, _ item: Int) {
    cell.hosting.graph.controller =
      sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
      as? UIViewController
    cell.hosting.graph.environment = environment
    cell.hosting.graph.setRoot(tabs[item].content)
  }

  package func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    tabs.count
  }

  package func collectionView(_: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    if let cell = cell as? PageCell { fill(cell, indexPath.item) }
    return cell
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let page = Int((contentOffset.x / max(1, bounds.width)).rounded())
    if index?.wrappedValue != page { index?.wrappedValue = page }
  }
}

final class PageCell: UICollectionViewCell {
  let hosting = _UIHostingView(rootView: AnyView(EmptyView()))

  override init(frame: CGRect) {
    super.init(frame: frame)
    hosting.ignoresSafeArea = true
    hosting.frame = bounds
    hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(hosting)
  }

  required init?(coder: NSCoder) { nil }
}
