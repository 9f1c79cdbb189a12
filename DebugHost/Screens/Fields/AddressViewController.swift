#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A form with a grid of fields. The return key and a bar above the keyboard move the focus
  /// through the grid.
  ///
  /// With very large text, each field has its own line.
  public final class AddressViewController: UIViewController {
    private let scroll = UIScrollView()
    private let rows = [
      [("given", "Given name"), ("family", "Family name")],
      [("street", "Street and number")],
      [("zip", "ZIP code"), ("city", "City")],
      [("card-1", "0000"), ("card-2", "0000"), ("card-3", "0000"), ("card-4", "0000")],
      [("note", "A note for the courier")],
    ].map { $0.map { AddressViewController.field($0.0, $0.1) } }

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Address"
      view.backgroundColor = .systemBackground
      scroll.accessibilityIdentifier = "address"
      for field in rows.joined() { scroll.addSubview(field) }
      scroll.anchor(.firstResponder(margin: 12))
      view.addSubview(scroll)
      view.navigateFields(FieldNavigation(bar: FieldNavigation.Titles()))
    }

    private static func field(_ name: String, _ placeholder: String) -> UITextField {
      let field = UITextField()
      field.accessibilityIdentifier = name
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      return field
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scroll.frame = view.bounds
      let area = CGRect(origin: .zero, size: scroll.bounds.size)
        .inset(by: scroll.safeAreaInsets).insetBy(dx: 20, dy: 0)
      let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      let height = max(44, (line.lineHeight + 22).rounded(.up))
      let lines = view.stacksText ? rows.flatMap { $0.map { [$0] } } : rows
      var y: CGFloat = 24
      for fields in lines {
        let width = (area.width + 12) / CGFloat(fields.count) - 12
        for (column, field) in fields.enumerated() {
          let x = area.minX + CGFloat(column) * (width + 12)
          let frame = CGRect(x: x, y: y, width: width, height: height)
          let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          field.frame =
            isReversed
            ? CGRect(x: scroll.bounds.width - frame.maxX, y: y, width: width, height: height)
            : frame
        }
        y += height + 16
      }
      scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
    }
  }
#endif
