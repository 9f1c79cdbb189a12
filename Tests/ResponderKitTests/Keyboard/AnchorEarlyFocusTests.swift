import HeadlessDriver
import ResponderKit
import Testing
import UIKit

/// Tests anchored forms whose field gets the focus before the form has its size, or whose sheet
/// UIKit raises (reports IQKeyboardManager 1994 and 2001).
@MainActor @Suite("Anchored forms as they appear", .serialized)
struct AnchorEarlyFocusTests {
  enum Moment: CaseIterable {
    case didLoad, willAppear, isAppearing
  }

  /// A form that lays its list out in `viewDidLayoutSubviews`, as constraints do.
  final class Form: UIViewController {
    let list = UIScrollView()
    let field: UITextField
    private let moment: Moment?

    init(y: CGFloat, focusing moment: Moment?) {
      field = UITextField(frame: CGRect(x: 16, y: y, width: 300, height: 44))
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.addSubview(field)
      view.addSubview(list)
      if moment == .didLoad { field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { field.becomeFirstResponder() }
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      if moment == .isAppearing { field.becomeFirstResponder() }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.frame = view.bounds
      list.contentSize = CGSize(width: view.bounds.width, height: 640)
    }
  }

  /// Returns where the field is on the screen when everything is at rest.
  private func show(
    _ form: Form, pushed: Bool, anchored: Bool, on model: Device.Model = .iPhone14,
    detent: UISheetPresentationController.Detent = .large(), tapping: Bool = false
  ) -> (field: CGRect, device: Device) {
    let base = UIViewController()
    let navigation = UINavigationController(rootViewController: base)
    let device = Device.boot(root: navigation, setup: Device.Setup(model: model))
    form.loadViewIfNeeded()
    if anchored { form.list.anchor(.firstResponder(margin: 10)) }
    form.sheetPresentationController?.detents = [detent]
    device.run {
      if pushed { navigation.pushViewController(form, animated: true) }
      if !pushed { base.present(form, animated: true) }
    }
    if tapping { device.tap(form.field) }
    device.settle()
    return (form.field.convert(form.field.bounds, to: device.scene.screen.coordinateSpace), device)
  }

  @Test("a field in sight stays", arguments: [20, 200] as [CGFloat], Moment.allCases)
  func stays(y: CGFloat, moment: Moment) {
    for pushed in [true, false] {
      let plain = show(Form(y: y, focusing: moment), pushed: pushed, anchored: false).field
      let (place, device) = show(Form(y: y, focusing: moment), pushed: pushed, anchored: true)
      #expect(plain.maxY + 10 < device.keyboard.cover.minY)
      #expect(place == plain, "pushed: \(pushed)")
    }
  }

  @Test("a field behind the keyboard is shown, in a half sheet on a small phone")
  func shown() {
    for moment in Moment.allCases {
      let (place, device) = show(
        Form(y: 320, focusing: moment), pushed: false, anchored: true, on: .iPhoneSE,
        detent: .medium())
      #expect(place.maxY <= device.keyboard.cover.minY, "\(moment)")
    }
  }

  @Test("in a sheet that UIKit raises for a tapped field, the list stays")
  func raised() {
    let form = Form(y: 200, focusing: nil)
    let (place, _) = show(form, pushed: false, anchored: true, detent: .medium(), tapping: true)
    #expect(form.list.contentOffset.y == 0 && place.minY == 320)
  }
}
