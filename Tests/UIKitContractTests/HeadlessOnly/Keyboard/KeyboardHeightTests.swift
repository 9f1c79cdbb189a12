#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the height of the docked keyboard (section 4.14).
  @MainActor
  struct KeyboardHeightTests {
    nonisolated struct Row: Sendable {
      let truth: String
      let size: CGSize
      let isPad: Bool
      let portrait: CGFloat
      let landscape: CGFloat
      /// The height in portrait without predictions, or nil if no source contains it.
      let portraitWithout: CGFloat?
      /// The height in landscape without predictions, or nil if no source contains it.
      let landscapeWithout: CGFloat?

      init(
        _ truth: String, _ width: CGFloat, _ height: CGFloat, _ portrait: (CGFloat, CGFloat?),
        _ landscape: (CGFloat, CGFloat?), isPad: Bool = false
      ) {
        self.truth = truth
        size = CGSize(width: width, height: height)
        self.isPad = isPad
        (self.portrait, portraitWithout) = portrait
        (self.landscape, landscapeWithout) = landscape
      }

      func model() -> DeviceModel {
        let isNotched = !isPad && size.height / size.width > 2
        let foot: CGFloat = isNotched ? 34 : 0
        return DeviceModel(
          truth, isPad ? .pad : .phone, size.width, size.height, scale: 2,
          portrait: UIEdgeInsets(top: 20, left: 0, bottom: foot, right: 0),
          landscape: UIEdgeInsets(
            top: 0, left: foot, bottom: isNotched ? 21 : 0, right: foot))
      }
    }

    nonisolated static let rows: [Row] = [
      Row("T4.14.1", 320, 480, (253, 216), (193, 162)),
      Row("T4.14.1", 320, 568, (253, 216), (193, 162)),
      Row("T4.14.2", 375, 667, (260, 216), (194, 162)),
      Row("T4.14.3", 414, 736, (271, 226), (194, 162)),
      Row("T4.14.4", 375, 812, (336, 291), (209, nil)),
      Row("T4.14.5", 390, 844, (336, 291), (209, nil)),
      Row("T4.14.5", 393, 852, (336, 291), (209, nil)),
      Row("T4.14.6", 414, 896, (346, 301), (209, nil)),
      Row("T4.14.6", 428, 926, (346, 301), (209, nil)),
      Row("T4.14.6", 430, 932, (346, 301), (209, nil)),
      Row("T4.14.7", 320, 693, (319, nil), (209, nil)),  // landscape: C5.10
      Row("T4.14.8", 768, 1024, (313, 264), (398, 352), isPad: true),
      Row("T4.14.9", 1024, 1366, (371, nil), (459, nil), isPad: true),
    ]

    @Test(
      "the keyboard's height follows the screen, the orientation and the predictions",
      .fact(
        "T4.14.1", "T4.14.2", "T4.14.3", "T4.14.4", "T4.14.5", "T4.14.6", "T4.14.7", "T4.14.8",
        "T4.14.9", "T7.2.1", "T7.2.2"),
      arguments: rows)
    func heights(row: Row) {
      for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
        let isTurned = orientation == .landscapeRight
        let bench = HeightBench(row.model(), orientation: orientation)
        let size = bench.size
        #expect(size.width == (isTurned ? row.size.height : row.size.width))
        let height = isTurned ? row.landscape : row.portrait
        #expect(
          bench.shownFrame
            == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
        guard let without = isTurned ? row.landscapeWithout : row.portraitWithout else { continue }
        bench.host?.settings.showsPredictions = false
        #expect(bench.log["WCF"]?.end.height == without)
      }
    }

    @Test(
      "the height on notched phones in landscape can be any other", .fact("C5.10"),
      arguments: [209, 240.0])
    func landscape(height: CGFloat) {
      let bench = KeyboardBench(.iPhone15, orientation: .landscapeLeft)
      bench.host.choices.notchedLandscapeHeight = height
      bench.field.becomeFirstResponder()
      #expect(bench.log["WS"]?.end == CGRect(x: 0, y: 393 - height, width: 852, height: height))
    }

    @Test("elsewhere a base and a bar make the height", .fact("T4.14.11"))
    func ruleOfThumb() {
      let notched = DeviceModel(
        "unknown", .phone, 400, 800, scale: 3,
        portrait: UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0), landscape: .zero)
      #expect(HeightBench(notched).shownFrame?.height == 336)
      let plain = DeviceModel(
        "unknown", .phone, 400, 800, scale: 3, portrait: .zero, landscape: .zero)
      #expect(HeightBench(plain).shownFrame?.height == 261)
    }
  }

  /// A screen of any size with a field that is first responder.
  @MainActor
  private struct HeightBench {
    let host: KeyboardHost?
    let log: KeyboardLog
    let size: CGSize
    let shownFrame: CGRect?
    private let window: UIWindow

    init(_ model: DeviceModel, orientation: UIInterfaceOrientation = .portrait) {
      _ = HeadlessDevice.boot()
      let application = UIApplication.boot(
        screen: UIScreen(model: model, orientation: orientation))
      log = KeyboardLog()
      host = KeyboardHost.current
      window = UIWindow(frame: UIScreen.main.bounds)
      window.windowScene = application.scenesInOrder.first as? UIWindowScene
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      size = UIScreen.main.bounds.size
      shownFrame = log["WS"]?.end
    }
  }
#endif
