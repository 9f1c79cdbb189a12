#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests a phone that folds (section 4.22), and its keyboard.
  @MainActor
  struct FoldTests {
    nonisolated struct Row: Sendable, CustomStringConvertible {
      let posture: HeadlessDevice.Posture
      let isLandscape: Bool
      let size: CGSize
      let safeArea: UIEdgeInsets
      let classes: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
      let keyboard: CGFloat
      let fold: CGRect?

      init(
        _ posture: HeadlessDevice.Posture, isLandscape: Bool, _ width: CGFloat, _ height: CGFloat,
        _ safeArea: UIEdgeInsets, _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass, keyboard: CGFloat, fold: CGRect? = nil
      ) {
        (self.posture, self.isLandscape, self.safeArea) = (posture, isLandscape, safeArea)
        size = CGSize(width: width, height: height)
        classes = (horizontal, vertical)
        (self.keyboard, self.fold) = (keyboard, fold)
      }

      var description: String { "\(posture) \(isLandscape ? "landscape" : "portrait")" }
    }

    nonisolated static let rows: [Row] = {
      func insets(
        top: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0
      ) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: 34, right: right)
      }
      return [
        Row(
          .closed, isLandscape: false, 466, 678, insets(right: 84), .compact, .regular,
          keyboard: 289),
        Row(
          .closed, isLandscape: true, 678, 466, insets(left: 84), .compact, .compact,
          keyboard: 230),
        Row(
          .open, isLandscape: true, 951, 669, insets(right: 84), .regular, .regular, keyboard: 264),
        Row(
          .open, isLandscape: false, 669, 951, insets(top: 82), .regular, .regular, keyboard: 350),
        Row(
          .halfOpen, isLandscape: true, 951, 669, insets(right: 84), .regular, .regular,
          keyboard: 264, fold: CGRect(x: 455.5, y: 0, width: 40, height: 669)),
        Row(
          .halfOpen, isLandscape: false, 669, 951, insets(top: 82), .regular, .regular,
          keyboard: 495.5, fold: CGRect(x: 0, y: 455.5, width: 669, height: 40)),
      ]
    }()

    @Test(
      "each posture has its display, safe area, traits, fold and keyboard",
      .fact(
        "T4.14.19", "T4.22.1", "T4.22.2", "T4.22.3", "T4.22.4", "T4.22.5", "T4.22.6", "T4.22.9"),
      arguments: rows, [false, true])
    func displays(row: Row, isBooted: Bool) {
      var setup = HeadlessDevice.Setup(model: .iPhoneDuo)
      if isBooted {
        setup.posture = row.posture
        setup.orientation = row.isLandscape ? .landscapeRight : .portrait
      }
      let bench = KeyboardBench(setup)
      bench.edit()
      let scene = bench.device.scene
      bench.device.fold(to: row.posture)
      bench.device.settle()
      bench.device.rotate(to: row.isLandscape ? .landscapeRight : .portrait)
      bench.device.settle()
      #expect(bench.window.windowScene === scene && bench.window.bounds.size == row.size)
      let screen = bench.window.screen
      #expect(screen === scene.screen && screen.bounds.size == row.size)
      #expect(screen.nativeBounds.height > screen.nativeBounds.width && screen.scale == 3)
      let isInside = row.size.width > 678 || row.size.height > 678
      #expect(
        (screen === UIScreen.main) != isInside && UIScreen.screens.count == (isInside ? 2 : 1))
      #expect(min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) == 466)
      #expect(bench.window.safeAreaInsets == row.safeArea)
      let traits = bench.window.traitCollection
      #expect(traits.horizontalSizeClass == row.classes.horizontal)
      #expect(traits.verticalSizeClass == row.classes.vertical)
      #expect(traits.userInterfaceIdiom == .phone)
      #expect(screen.foldRegion == row.fold)
      let size = row.size
      let frame = CGRect(
        x: 0, y: size.height - row.keyboard, width: size.width, height: row.keyboard)
      #expect(bench.device.keyboard.frame == frame && bench.host.frame == frame)
    }

    @Test("an open phone that is flipped loses its keyboard", .fact("T4.13.71"))
    func flipped() {
      let bench = KeyboardBench(HeadlessDevice.Setup(model: .iPhoneDuo))
      bench.device.fold(to: .open)
      bench.edit()
      let names = bench.names { bench.device.fold(to: .flipped) }
      #expect(names.prefix(2) == KeyboardBench.hide.prefix(2) && !names.contains("WS"))
      #expect(!bench.device.keyboard.isVisible && bench.window.screen === UIScreen.main)
    }
  }
#endif
