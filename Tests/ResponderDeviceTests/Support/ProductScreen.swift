import ResponderKit
import UIKit

/// A booted device with one screen, for tests of the package that run both on Linux and with
/// Apple's UIKit. The tests use Apple's API, the package's public API, and `Device`.
///
/// The screen is that of an iPhone, 390 × 844 points. It has a list with rows of 44 points, each of
/// which is a field by default. If the rows have no fields, one field in front of the list is
/// visible, which does not scroll.
@MainActor
final class ProductScreen: UIViewController, UIScrollViewDelegate, UITextFieldDelegate {
  static let rowHeight: CGFloat = 44

  let list = UIScrollView()
  /// A field in front of the list, but not inside it. It is hidden if the rows are fields.
  let fixedField = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 36))
  private(set) var fields: [UITextField] = []
  /// The delegate calls in order, without the many steps of a scroll.
  private(set) var log: [String] = []
  /// Whether fields agree to end editing.
  var agreesToEnd = true
  var onWillEndDragging: ((CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)?
  private let rows: Int
  private let rowsAreFields: Bool

  private init(rows: Int, rowsAreFields: Bool) {
    (self.rows, self.rowsAreFields) = (rows, rowsAreFields)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Boots a device that shows the screen. No keyboard is up, and the monitor remembers none.
  static func boot(
    rows: Int = 50, rowsAreFields: Bool = true
  ) async -> (device: Device, screen: ProductScreen) {
    let screen = ProductScreen(rows: rows, rowsAreFields: rowsAreFields)
    let device = await Device.boot(root: screen)
    if KeyboardMonitor.shared.state.placement != .hidden {
      await device.settle { screen.fixedField.becomeFirstResponder() }
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

  /// Taps a row's field, waits until the keyboard has appeared, and clears the log.
  func edit(_ row: Int, on device: Device) async {
    await device.tap(fields[row])
    await device.settle()
    log = []
  }

  /// Throws the list far up or down. The finger is next to the fields, because a control that is
  /// touched keeps its touch.
  func fling(up: Bool = true, on device: Device) async {
    let (low, high) = (CGPoint(x: 8, y: 460), CGPoint(x: 8, y: 160))
    await device.drag(from: up ? low : high, to: up ? high : low, duration: 0.1)
    await device.settle()
  }

  // MARK: Delegate methods

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
