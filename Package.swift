// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ResponderScope",
  platforms: [
    .iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1),
  ],
  products: [
    .library(name: "ResponderCore", targets: ["ResponderCore"]),
    .library(name: "ResponderKit", targets: ["ResponderKit"]),
    .library(name: "ResponderScope", targets: ["ResponderScope"]),
    .library(name: "ResponderScopeFLEX", targets: ["ResponderScopeFLEX"]),
    .library(name: "ResponderScopeLive", targets: ["ResponderScopeLive"]),
  ],
  traits: [
    .trait(name: "FLEX", description: "ResponderScopeFLEX depends on FLEX and adds its entry."),
    .trait(name: "HUD", description: "The HUD is in release builds, too: for QA and TestFlight."),
  ],
  targets: [
    .target(name: "ResponderCore"),
    .target(name: "ResponderKit", dependencies: ["ResponderCore"]),
    .target(name: "ResponderScope", dependencies: ["ResponderCore", "ResponderKit"]),
    .target(
      name: "ResponderScopeFLEX",
      dependencies: ["ResponderCore", "ResponderKit", "ResponderScope"]),
    // The page is compiled in, as text: a resource would be copied into release builds.
    // The server is its own: limits hold from a connection's first byte on, and a dependency would be cloned for clients of all products.
    .target(
      name: "ResponderScopeLive",
      dependencies: ["ResponderCore", "ResponderKit", "ResponderScope"], exclude: ["Page"]),
    .testTarget(name: "ResponderCoreTests", dependencies: ["ResponderCore", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Imports are internal unless a file says otherwise, and a member is visible only where its module is imported.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// What the test targets share. No product contains it, so a client never builds it.
package.targets.append(.target(name: "TestSupport", path: "Tests/TestSupport"))

// SwiftPM clones what any product needs, for clients of the other products too; what a trait guards is left out (since 6.2; 6.1
// clones it and links nothing). FLEX builds for iOS only, and nothing of it is needed on Linux.
#if os(macOS)
  package.dependencies += [
    .package(url: "https://github.com/FLEXTool/FLEX.git", from: "5.22.10")
  ]
  for target in package.targets where target.name == "ResponderScopeFLEX" {
    target.dependencies.append(
      .product(
        name: "FLEX", package: "FLEX", condition: .when(platforms: [.iOS], traits: ["FLEX"])))
  }
#endif

// Xcode lets a project choose traits since 26.4. Before, this variable is how its command line gets them.
if Context.environment["RESPONDERSCOPE_FLEX"] != nil {
  package.traits.insert(.default(enabledTraits: ["FLEX"]))
}

// A trait holds for all of a project's configurations, this variable for one run of xcodebuild. The condition is set by itself, because
// default traits are off in a project that chooses its own. Any value but 1 leaves release without the HUD.
if Context.environment["RESPONDERSCOPE_HUD"] == "1" {
  for target in package.targets { target.swiftSettings?.append(.define("HUD")) }
}

// Everything that exists only on Linux: the headless iOS, the host that runs the demo screens on it, and the tests
// that need it. Plain targets of this package, so that a tagged version stays usable by clients. Cross-compiling
// for iOS from Linux: set RESPONDERSCOPE_FOR_IOS and the block is left out. A Mac has AppKit and no UIKit, so the headless
// Mac is a graph of its own: RESPONDERSCOPE_HEADLESS=appkit, in a build folder of its own (scripts/test-appkit).
#if os(Linux)
  // The Combine of both: a module of that name that re-exports OpenCombine.
  let openCombine: Package.Dependency = .package(
    url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  if Context.environment["RESPONDERSCOPE_HEADLESS"] == "appkit" {
    package.dependencies.append(openCombine)
    package.targets.removeAll { $0.name == "ResponderCoreTests" }
    for target in package.targets
    where target.name.hasPrefix("Responder") && target.name != "ResponderCore" {
      target.dependencies += ["AppKit", "Combine", "SwiftUI"]
    }
    let headless: [Target.Dependency] = [
      "AppKit", "HeadlessMacDriver", "TestSupport", "_Testing_AppKit",
    ]
    package.targets += [
      // The run loop and the Objective-C runtime are the headless iPhone's: links in the folder.
      .target(name: "AppKit", path: "DebugHost/Headless/AppKit"),
      .target(
        name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
        path: "DebugHost/Headless/Combine"),
      .target(
        name: "SwiftUI", dependencies: ["AppKit", "Combine"], path: "DebugHost/Headless/SwiftUI",
        exclude: ["OnUIKit"]),
      .target(
        name: "HeadlessMacDriver", dependencies: ["AppKit"], path: "DebugHost/Headless/MacDriver"),
      .target(
        name: "_Testing_AppKit", dependencies: ["AppKit"], path: "DebugHost/Headless/AppKitOverlay"),
      .testTarget(name: "AppKitContractTests", dependencies: headless),
      .testTarget(
        name: "ResponderAppKitTests",
        dependencies: headless + ["Combine", "ResponderCore", "ResponderKit", "SwiftUI"]),
    ]
  } else if Context.environment["RESPONDERSCOPE_FOR_IOS"] == nil {
    package.dependencies += [
      openCombine,
      .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ]
    for target in package.targets {
      switch target.name {
      case "ResponderCore", "ResponderCoreTests": break
      case "TestSupport": target.dependencies += ["HeadlessDriver", "UIKit"]
      default: target.dependencies += ["Combine", "SwiftUI", "UIKit"]
      }
      if target.name == "ResponderScopeFLEX" { target.dependencies.append("FLEX") }
    }
    package.targets += [
      .target(name: "UIKit", path: "DebugHost/Headless/UIKit"),
      .target(
        name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
        path: "DebugHost/Headless/Combine"),
      .target(
        name: "SwiftUI", dependencies: ["Combine", "UIKit"], path: "DebugHost/Headless/SwiftUI",
        exclude: ["OnAppKit"]),
      .target(name: "FLEX", dependencies: ["UIKit"], path: "DebugHost/Headless/FLEX"),
      .target(name: "HeadlessDriver", dependencies: ["UIKit"], path: "DebugHost/Headless/Driver"),
      .target(
        name: "HeadlessRenderer", dependencies: ["UIKit"], path: "DebugHost/Headless/Renderer"),
      .target(
        name: "HeadlessServe",
        dependencies: [
          "HeadlessDriver", "HeadlessRenderer", "ResponderScopeLive", "UIKit",
        ],
        path: "DebugHost/Headless/Serve", resources: [.copy("Page")],
        swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
      .target(
        name: "DebugHostScreens",
        dependencies: ["ResponderKit", "ResponderScope", "SwiftUI", "UIKit"],
        path: "DebugHost/Screens"),
      .executableTarget(
        name: "DebugHost",
        dependencies: [
          "DebugHostScreens", "FLEX", "HeadlessDriver", "HeadlessRenderer", "HeadlessServe",
          "ResponderCore", "ResponderKit", "ResponderScope", "ResponderScopeFLEX",
          "ResponderScopeLive", "UIKit",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "DebugHost/Headless/Runner"),
      .executableTarget(
        name: "Benchmarks",
        dependencies: [
          "DebugHostScreens", "HeadlessDriver", "ResponderCore", "ResponderKit", "ResponderScope",
          "UIKit",
        ],
        path: "DebugHost/Headless/Benchmarks"),
      .executableTarget(
        name: "Soak",
        dependencies: [
          "HeadlessDriver", "ResponderCore", "ResponderKit", "ResponderScope", "TestSupport",
          "UIKit",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "DebugHost/Headless/Soak"),
      // The app that scripts/test-lldb debugs.
      .executableTarget(
        name: "LLDBClient",
        dependencies: [
          "HeadlessDriver", "ResponderCore", "ResponderKit", "ResponderScope", "UIKit",
        ],
        path: "DebugHost/Headless/LLDBClient"),
      // The app whose inspector scripts/test-browser opens.
      .executableTarget(
        name: "LiveClient",
        dependencies: [
          "HeadlessDriver", "HeadlessServe", "ResponderCore", "ResponderKit", "ResponderScope",
          "ResponderScopeLive", "UIKit",
        ],
        path: "DebugHost/Headless/LiveClient"),
      // `import Testing` beside a module called UIKit asks for this cross-import overlay, which the Linux
      // toolchain declares but does not ship.
      .target(
        name: "_Testing_UIKit", dependencies: ["UIKit"],
        path: "DebugHost/Headless/TestingOverlay"),
    ]
    let contract: [Target.Dependency] = ["UIKit", "HeadlessDriver", "_Testing_UIKit"]
    let headless = contract + ["TestSupport"]
    package.targets += [
      .testTarget(name: "UIKitContractTests", dependencies: contract),
      .testTarget(name: "SwiftUIContractTests", dependencies: headless + ["Combine", "SwiftUI"]),
      .testTarget(
        name: "ResponderSwiftUITests",
        dependencies: headless + [
          "Combine", "DebugHostScreens", "ResponderCore", "ResponderKit", "ResponderScope",
          "SwiftUI",
        ]),
      // Code written for UIKit by others: no isolation annotations, Swift 5 mode.
      .testTarget(
        name: "SwiftFiveClientTests", dependencies: ["UIKit", "HeadlessDriver"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .testTarget(
        name: "HeadlessTests", dependencies: headless + ["HeadlessRenderer"],
        path: "Tests/HeadlessTests", exclude: ["__Snapshots__"]),
      .testTarget(
        name: "ResponderKitTests", dependencies: headless + ["ResponderCore", "ResponderKit"]),
      .testTarget(
        name: "ResponderScopeTests",
        dependencies: headless + [
          "Combine", "DebugHostScreens", "HeadlessRenderer", "ResponderCore", "ResponderKit",
          "ResponderScope", "SwiftUI",
        ],
        exclude: ["__Snapshots__"]),
      .testTarget(
        name: "ResponderScopeFLEXTests",
        dependencies: headless + [
          "FLEX", "ResponderCore", "ResponderKit", "ResponderScope", "ResponderScopeFLEX",
        ]),
      .testTarget(
        name: "ResponderScopeLiveTests",
        dependencies: headless + [
          "ResponderCore", "ResponderKit", "ResponderScope", "ResponderScopeLive",
        ],
        exclude: ["__Snapshots__"]),
      // The product in Apple's API and the contract tests' hands alone: in Xcode they run on an iPhone. `Hands` is a link.
      .testTarget(
        name: "ResponderDeviceTests",
        dependencies: contract + [
          "Combine", "FLEX", "ResponderCore", "ResponderKit", "ResponderScope",
          "ResponderScopeFLEX", "SwiftUI",
        ]),
      .testTarget(
        name: "SoakTests", dependencies: headless + ["ResponderCore", "ResponderKit", "Soak"]),
      .testTarget(
        name: "ServeTests",
        dependencies: headless + [
          "DebugHost", "DebugHostScreens", "HeadlessRenderer", "HeadlessServe", "ResponderCore",
          "ResponderKit", "ResponderScope", "ResponderScopeLive",
        ]),
      .testTarget(
        name: "DebugHostTests",
        dependencies: headless + [
          "DebugHost", "DebugHostScreens", "HeadlessRenderer", "ResponderCore", "ResponderKit",
          "ResponderScope",
        ]),
    ]
  }
#endif
