import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests collection views, whose layout may decide where a drag comes to rest.
@MainActor @Suite("Dismissal: collection views")
struct DismissalCollectionTests {
  /// A flow layout that snaps to multiples of 100 points. It registers the method that Objective-C
  /// would register automatically.
  private final class Snapping: UICollectionViewFlowLayout {
    static let registers: Void = {
      let body: @MainActor (AnyObject, Any?) -> Void = { _, _ in }
      class_addMethod(
        Snapping.self,
        Selector("targetContentOffsetForProposedContentOffset:withScrollingVelocity:"),
        imp_implementationWithBlock(body), nil)
    }()

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
  }

  /// A flow layout of the app that does not change the target.
  private final class Plain: UICollectionViewFlowLayout {}

  private final class FieldItem: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 40, y: 0, width: 300, height: 44))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Items: UIViewController, UICollectionViewDataSource, UITextFieldDelegate {
    let collection: UICollectionView
    var count = 100

    init(_ layout: UICollectionViewLayout) {
      collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.frame = view.bounds
      collection.dataSource = self
      collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
      view.addSubview(collection)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    }
  }

  /// Flings past the field, and returns the causes of the dismissal decisions.
  private func fling(_ layout: UICollectionViewLayout) throws -> [DismissalCause?] {
    (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 380, height: 44)
    let items = Items(layout)
    let device = Device.boot(root: items)
    items.collection.dismissFirstResponder()
    let cell = try #require(
      items.collection.cellForItem(at: IndexPath(item: 3, section: 0)) as? FieldItem)
    device.tap(cell.field)
    device.settle()
    #expect(cell.field.isFirstResponder)
    var causes: [DismissalCause?] = []
    let listener = BehaviorReports.observe {
      if case .judged(_, let cause, _, _) = $0 { causes.append(cause) }
    }
    device.fling(from: CGPoint(x: 8, y: 450), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    #expect(!cell.field.isFirstResponder)
    listener.cancel()
    return causes
  }

  enum Field: CaseIterable { case goes, composes, refuses }

  @Test(
    "a row that is deleted after its field was scrolled away", .fact("T4.4.37"),
    arguments: Field.allCases)
  func deleted(field kind: Field) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 44)
    let (items, row) = (Items(layout), IndexPath(item: 3, section: 0))
    let device = Device.boot(root: items)
    items.collection.dismissFirstResponder()
    let field = try #require(items.collection.cellForItem(at: row) as? FieldItem).field
    device.settle { field.becomeFirstResponder() }
    if kind == .refuses { field.delegate = items }
    let end = NSRange(location: 2, length: 0)
    if kind == .composes { device.perform { field.setMarkedText("ni", selectedRange: end) } }
    device.advance(by: 1)
    device.settle { items.collection.contentOffset.y = 2000 }
    #expect(field.isFirstResponder == (kind != .goes))
    let exceptions = FocusState.exceptions.count
    device.settle {
      items.count -= 1
      items.collection.deleteItems(at: [row])
    }
    #expect(FocusState.exceptions.count - exceptions == (kind == .refuses ? 1 : 0))
    #expect(!field.isFirstResponder)
  }

  @Test("a layout of UIKit's own is judged as the finger lifts")
  func ownLayouts() throws {
    #expect(try fling(UICollectionViewFlowLayout()) == [.dragEnd])
    #expect(try fling(Plain()) == [.dragEnd])
  }

  @Test("a layout that retargets makes it wait for the coasting")
  func retargeting() throws {
    Snapping.registers
    #expect(try fling(Snapping()) == [.coasting])
  }
}
