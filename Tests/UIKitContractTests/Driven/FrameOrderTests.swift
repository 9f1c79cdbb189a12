import Testing
import UIKit

/// Tests the order of events inside one frame.
@MainActor
struct FrameOrderTests {
  @Test(
    "a frame handles input, then display links, then layout", .fact("T4.1.3", "T4.1.5"),
    .needs(.exactTime))
  func order() async {
    let bench = await ScrollBench()
    let log = TouchLog()
    let view = LayoutView(log: log)
    await bench.device.perform {
      bench.scrollView.superview?.addSubview(view)
      bench.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    bench.recorder.onScroll = { _ in
      log.note("display link")
      view.setNeedsLayout()
    }
    log.clear()
    bench.device.advance(by: 1.0 / 60)
    #expect(log.entries == ["display link", "layout"])
    log.clear()
    await bench.device.perform {
      log.note("input")
      view.setNeedsLayout()
    }
    bench.device.advance(by: 1.0 / 60)
    #expect(log.entries == ["input", "layout", "display link", "layout"])
  }
}

private final class LayoutView: UIView {
  let log: TouchLog

  init(log: TouchLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("layout")
  }
}
