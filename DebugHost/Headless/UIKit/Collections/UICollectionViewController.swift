import Foundation

/// A controller that manages a collection view. It keeps the collection view clear of the keyboard,
/// as a table view controller does (T4.17.11).
///
/// The collection view is a subview of the controller's view (K). The stand-in has no transitions
/// between layouts, and the user cannot move items.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let layout: UICollectionViewLayout
  private var hasAppeared = false
  private lazy var keyboardRoom = ListKeyboardRoom()
  private var collection: UICollectionView?

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      place(newValue, in: view)
    }
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    let collection =
      collection ?? UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.dataSource = collection.dataSource ?? self
    collection.delegate = collection.delegate ?? self
    self.collection = collection
    self.view = view
    place(collection, in: view)
  }

  private func place(_ collection: UICollectionView, in view: UIView) {
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { collection?.reloadData() }
    hasAppeared = true
    keyboardRoom.start(for: collection)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collection?.flashScrollIndicators()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom.stop()
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
