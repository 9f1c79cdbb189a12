import ResponderKit
import UIKit

/// A booted device with one screen, for tests of the product that run on Linux and on Apple's UIKit alike: Apple's API, the
/// product's public API, and `Device`.
///
/// A list of fields, 44 points each, and one field over it that does not scroll. Points, in an iPhone's 390 × 844.
@MainActor
final class ProductScreen: UIViewController, UIScrollViewDelegate, UITextFieldDelegate {
  static let rowHeight: CGFloat = 44

  let list = UIScrollView()
  /// Over the list's first row, not in it.
  let fixedField = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 36))
  private(set) var fields: [UITextField] = []
  /// What delegates were asked and told, in order; a scroll's many steps are not in it.
  private(set) var log: [String] = []
  /// What a field answers when it is asked whether its editing may end.
  var agreesToEnd = true
  var onWillEndDragging: ((CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)?
  private let rows: Int
  private let rowsAreFields: Bool

  private init(rows: Int, rowsAreFields: Bool) {
    (self.rows, self.rowsAreFields) = (rows, rowsAreFields)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Boots a device that shows it, with no keyboard, and none remembered.
  static func boot(
    rows: Int = 50, rowsAreFields: Bool = true
  ) async -> (device: Device, screen: ProductScreen) {
    let screen = ProductScreen(rows: rows, rowsAreFields: rowsAreFields)
    let device = await Device.boot(root: screen)
    if KeyboardMonitor.shared.state.placement != .hidden {
      await device.perform { screen.fixedField.becomeFirstResponder() }
      await device.settle()
      await device.perform { screen.fixedField.resignFirstResponder() }
    }
    await device.settle()
    screen.log = []
    return (device, screen)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.delegate = self
    list.alwaysBounceVertical = true
    list.contentSize = CGSize(width: 390, height: CGFloat(rows) * Self.rowHeight)
    view.addSubview(list)
    for row in 0..<(rowsAreFields ? rows : 0) {
      let field = UITextField(
        frame: CGRect(
          x: 32, y: CGFloat(row) * Self.rowHeight, width: 326, height: Self.rowHeight))
      (field.tag, field.delegate) = (row, self)
      field.accessibilityIdentifier = "field-\(row)"
      fields.append(field)
      list.addSubview(field)
    }
    fixedField.accessibilityIdentifier = "fixed"
    fixedField.isHidden = rowsAreFields
    view.addSubview(fixedField)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  /// Taps a row's field and waits until the keyboard stands.
  func edit(_ row: Int, on device: Device) async {
    await device.tap(fields[row])
    await device.settle()
    log = []
  }

  /// Throws the list far up or down, with a finger beside the fields: a control that was touched keeps its touch.
  func fling(up: Bool = true, on device: Device) async {
    let (low, high) = (CGPoint(x: 8, y: 460), CGPoint(x: 8, y: 160))
    await device.drag(from: up ? low : high, to: up ? high : low, duration: 0.1)
    await device.settle()
  }

  // MARK: Delegates

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    onWillEndDragging?(velocity, targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("shouldEnd \(textField.tag)")
    return agreesToEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("didEnd \(textField.tag)")
  }
}
