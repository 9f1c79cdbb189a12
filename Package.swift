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
    .library(name: "ResponderJournal", targets: ["ResponderJournal"]),
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
    .target(name: "ResponderJournal", dependencies: ["ResponderCore"]),
    .target(
      name: "ResponderScope", dependencies: ["ResponderCore", "ResponderJournal", "ResponderKit"]),
    .target(
      name: "ResponderScopeFLEX",
      dependencies: ["ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope"]),
    // The page is compiled into the module as text, because SwiftPM would copy a resource into release builds, too.
    // The module has a server of its own: its limits hold from a connection's first byte on, and SwiftPM would clone a dependency
    // for the clients of all products.
    .target(
      name: "ResponderScopeLive",
      dependencies: ["ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope"],
      exclude: ["Page"]),
    .testTarget(name: "ResponderCoreTests", dependencies: ["ResponderCore", "TestSupport"]),
    .testTarget(
      name: "ResponderJournalTests",
      dependencies: ["ResponderCore", "ResponderJournal", "TestSupport"]),
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

// The code that the test targets share. No product contains it, so a client never builds it.
package.targets.append(.target(name: "TestSupport", path: "Tests/TestSupport"))

// SwiftPM clones the dependencies of all products, whichever of them a client uses. Since 6.2 it leaves out a dependency that only
// a disabled trait needs; 6.1 clones it and links nothing. FLEX builds for iOS only, and Linux needs nothing of it.
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

// Since 26.4, Xcode lets a project choose traits. With an older Xcode, this variable enables the trait on the command line.
if Context.environment["RESPONDERSCOPE_FLEX"] != nil {
  package.traits.insert(.default(enabledTraits: ["FLEX"]))
}

// A trait applies to all configurations of a project, this variable to one run of xcodebuild. The manifest sets the condition
// without the trait, because a project that chooses traits turns the default ones off. With any value but 1, release has no HUD.
if Context.environment["RESPONDERSCOPE_HUD"] == "1" {
  for target in package.targets { target.swiftSettings?.append(.define("HUD")) }
}

// Everything that exists only on Linux: the headless iOS, the host that runs the demo screens on it, and the tests that need it.
// These are plain targets of this package, so that clients can use a tagged version. A Linux host that compiles for iOS leaves the
// block out by setting RESPONDERSCOPE_FOR_IOS. A Mac has AppKit and no UIKit, so the headless Mac has targets of its own, which
// RESPONDERSCOPE_HEADLESS=appkit selects and scripts/test-appkit builds in a folder of their own.
#if os(Linux)
  // The headless iPhone and the headless Mac both have a module Combine, which re-exports OpenCombine.
  let openCombine: Package.Dependency = .package(
    url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  if Context.environment["RESPONDERSCOPE_HEADLESS"] == "appkit" {
    package.dependencies.append(openCombine)
    let portable = ["ResponderCore", "ResponderJournal"]
    package.targets.removeAll { portable.map { "\($0)Tests" }.contains($0.name) }
    for target in package.targets
    where target.name.hasPrefix("Responder") && !portable.contains(target.name) {
      target.dependencies += ["AppKit", "Combine", "SwiftUI"]
    }
    let headless: [Target.Dependency] = [
      "AppKit", "HeadlessMacDriver", "TestSupport", "_Testing_AppKit",
    ]
    package.targets += [
      // Links in this folder add the headless iPhone's run loop and Objective-C runtime.
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
        dependencies: headless + [
          "Combine", "ResponderCore", "ResponderJournal", "ResponderKit", "SwiftUI",
        ]),
    ]
  } else if Context.environment["RESPONDERSCOPE_FOR_IOS"] == nil {
    package.dependencies += [
      openCombine,
      .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ]
    for target in package.targets {
      switch target.name {
      case "ResponderCore", "ResponderCoreTests", "ResponderJournal", "ResponderJournalTests": break
      case "TestSupport": target.dependencies += ["HeadlessDriver", "UIKit"]
      default: target.dependencies += ["Combine", "SwiftUI", "UIKit"]
      }
      if target.name == "ResponderScopeFLEX" { target.dependencies.append("FLEX") }
    }
    package.targets += [
      .target(
        name: "UIKit", path: "DebugHost/Headless/UIKit",
        resources: [.embedInCode("Appearance/symbols.json")]),
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
          "ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope",
          "ResponderScopeFLEX",
          "ResponderScopeLive", "UIKit",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "DebugHost/Headless/Runner", resources: [.embedInCode("Player/player.html")]),
      .executableTarget(
        name: "Benchmarks",
        dependencies: [
          "DebugHostScreens", "HeadlessDriver", "ResponderCore", "ResponderJournal", "ResponderKit",
          "ResponderScope",
          "UIKit",
        ],
        path: "DebugHost/Headless/Benchmarks"),
      .executableTarget(
        name: "Soak",
        dependencies: [
          "HeadlessDriver", "ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope",
          "TestSupport",
          "UIKit",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "DebugHost/Headless/Soak"),
      // The release app whose contents scripts/check release measures.
      .executableTarget(
        name: "ReleaseClient", dependencies: ["ResponderKit", "UIKit"],
        path: "DebugHost/Headless/ReleaseClient"),
      // The app that scripts/test-lldb debugs.
      .executableTarget(
        name: "LLDBClient",
        dependencies: [
          "HeadlessDriver", "ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope",
          "UIKit",
        ],
        path: "DebugHost/Headless/LLDBClient"),
      // The app whose inspector scripts/test-browser opens.
      .executableTarget(
        name: "LiveClient",
        dependencies: [
          "HeadlessDriver", "HeadlessServe", "ResponderCore", "ResponderJournal", "ResponderKit",
          "ResponderScope",
          "ResponderScopeLive", "UIKit",
        ],
        path: "DebugHost/Headless/LiveClient"),
      // A file that imports both Testing and a module called UIKit needs this cross-import overlay, which the Linux toolchain
      // declares but does not contain.
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
          "Combine", "DebugHostScreens", "ResponderCore", "ResponderJournal", "ResponderKit",
          "ResponderScope",
          "SwiftUI",
        ]),
      // Code as other developers write it for UIKit: without isolation annotations, in the language mode of Swift 5.
      .testTarget(
        name: "SwiftFiveClientTests", dependencies: ["UIKit", "HeadlessDriver"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .testTarget(
        name: "HeadlessTests", dependencies: headless + ["HeadlessRenderer"]),
      .testTarget(
        name: "ResponderKitTests",
        dependencies: headless + ["ResponderCore", "ResponderJournal", "ResponderKit"]),
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
          "FLEX", "ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope",
          "ResponderScopeFLEX",
        ]),
      .testTarget(
        name: "ResponderScopeLiveTests",
        dependencies: headless + [
          "ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope",
          "ResponderScopeLive",
        ],
        exclude: ["__Snapshots__"]),
      // These tests use only Apple's API, the product's public API and the contract tests' hands, so that Xcode can run them on an
      // iPhone. Their folder `Hands` is a link.
      .testTarget(
        name: "ResponderDeviceTests",
        dependencies: contract + [
          "Combine", "FLEX", "ResponderCore", "ResponderJournal", "ResponderKit", "ResponderScope",
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
