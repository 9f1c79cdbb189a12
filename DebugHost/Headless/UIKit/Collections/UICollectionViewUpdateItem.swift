import Foundation

/// One change of a batch. The layout receives it before the collection view asks for the new
/// places. The index path of a section has `NSNotFound` in place of the item.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
