import Foundation
import HeadlessDriver
import HeadlessRenderer
import TestSupport
import Testing
import UIKit

// To record new reference pictures: RESPONDERSCOPE_RENEW_SNAPSHOTS=1 swift test --filter
// DevicePictureTests
@Suite("Renderer: devices")
@MainActor
struct DevicePictureTests {
  @Test(
    "A device looks as it did",
    arguments: [
      (Device.Model.iPhoneSE, false, false), (.iPhone15, false, false), (.iPhone15, true, true),
      (.iPad11, false, true),
    ])
  func snapshot(model: Device.Model, isLandscape: Bool, isDark: Bool) throws {
    defer { _ = Device.boot() }
    let root = UIView()
    root.backgroundColor = .systemBackground
    var setup = Device.Setup(
      model: model, orientation: isLandscape ? .landscapeRight : .portrait)
    setup.style = isDark ? .dark : .light
    let device = Device.boot(view: root, setup: setup)
    let svg = SVGRenderer().svg(of: device.scene.screen)
    let name = "device-\(model.rawValue)" + (isLandscape ? "-landscape" : "")
    try Snapshot.check(svg, name: "\(name).svg")
    #expect(svg.utf8.count < 12_000)
  }

  @Test("The picture is as wide and high as the device is turned", arguments: Device.Model.allCases)
  func turned(model: Device.Model) throws {
    defer { _ = Device.boot() }
    func size(_ orientation: UIInterfaceOrientation) throws -> [Double] {
      let device = Device.boot(view: UIView(), setup: .init(model: model, orientation: orientation))
      let svg = SVGRenderer().svg(of: device.scene.screen)
      let start = try #require(svg.range(of: "viewBox=\""))
      let rest = svg[start.upperBound...]
      return rest.prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    }
    let (portrait, left, right) = (
      try size(.portrait), try size(.landscapeLeft), try size(.landscapeRight)
    )
    #expect(portrait[2] > model.size.width && portrait[3] > model.size.height)
    #expect(left[2...].elementsEqual([portrait[3], portrait[2]]))
    #expect(right[2...].elementsEqual([portrait[3], portrait[2]]))
  }

  @Test("With a right-to-left language the status bar is mirrored")
  func mirrored() throws {
    defer { _ = Device.boot() }
    func clock(_ direction: UITraitEnvironmentLayoutDirection) throws -> Double {
      var setup = Device.Setup(model: .iPhone15)
      setup.layoutDirection = direction
      let device = Device.boot(view: UIView(), setup: setup)
      let svg = SVGRenderer().svg(of: device.scene.screen)
      let end = try #require(svg.range(of: ">9:41<"))
      let tag = try #require(
        svg.range(of: "<text x=\"", options: .backwards, range: svg.startIndex..<end.lowerBound))
      return try #require(Double(svg[tag.upperBound...].prefix { $0 != "\"" }))
    }
    #expect(try clock(.leftToRight) < 196)
    #expect(try clock(.rightToLeft) > 196)
  }
}
