#if canImport(UIKit)
  public import UIKit

  /// A data source or delegate of a table or collection view that knows which rows have fields.
  ///
  /// `focusNext()` also looks for fields in rows that have no cell yet: it scrolls these rows into
  /// sight, up to ten pages of them. If the list's data source, or else its delegate, conforms to
  /// this protocol, the search goes directly to the next row with a field. The return key and the
  /// bar then offer a next field only if there is one:
  ///
  /// ```swift
  /// extension OrderController: FieldRowSource {
  ///   func hasField(at indexPath: IndexPath) -> Bool { indexPath.section == 0 }
  /// }
  /// ```
  @MainActor
  public protocol FieldRowSource: AnyObject {
    /// Returns whether the row or item at this index path has a field that can be edited.
    func hasField(at indexPath: IndexPath) -> Bool
  }
#endif
