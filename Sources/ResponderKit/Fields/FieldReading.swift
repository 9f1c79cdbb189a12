#if canImport(UIKit)
  package import ResponderCore
  package import UIKit

  /// The fields around a view at one moment, and a description of their order for the debugging
  /// tools.
  @MainActor
  package struct FieldReading {
    /// A field and its number in the order, from 1. The number is nil if the order leaves the field
    /// out.
    package struct Field {
      package private(set) weak var view: UIView?
      package let number: Int?
    }

    package let listing: FieldListing
    /// The fields in their order, followed by those that the order leaves out.
    package let fields: [Field]

    /// Returns whether a navigation of this view or of a view around it is in effect, by
    /// `navigateFields(_:)` or by the SwiftUI modifier.
    package static func isNavigated(_ view: UIView) -> Bool {
      FieldNavigator.around(view) != nil
    }

    /// Reads the fields among which a move from this view would choose, and those that the order
    /// leaves out. The view may be a window.
    package init(around view: UIView) {
      let scope = FieldScope(around: view)
      let sight = scope.look()
      let ordered = sight.fields
      let current = sight.field(around: view)
      let omitted = sight.order.omissions.compactMap { omission in
        sight.views[omission.id].map { (view: $0, reason: omission.reason) }
      }
      // In a listed order, the fields inside one listed view share its place on purpose. So only
      // equal tags are reported as clashes.
      var clashes: [FieldListing.Clash] = []
      if case .tags = scope.order {
        clashes = sight.order.clashes.map { clash in
          FieldListing.Clash(
            place: clash.place,
            fields: clash.ids.compactMap { sight.views[$0] }.map { ResponderIdentity($0) })
        }
      }
      listing = FieldListing(
        fields: ordered.map { ResponderIdentity($0) },
        current: current.flatMap { current in ordered.firstIndex { $0 === current } },
        omissions: omitted.map {
          FieldListing.Omission(
            field: ResponderIdentity($0.view), reason: $0.reason,
            isCurrent: view.isDescendant(of: $0.view))
        },
        clashes: clashes, isNavigated: Self.isNavigated(scope.root))
      fields =
        ordered.enumerated().map { Field(view: $1, number: $0 + 1) }
        + omitted.map { Field(view: $0.view, number: nil) }
    }
  }
#endif
