// Apple's name, which is not lower camel case:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the seconds since boot on the virtual clock. The source files of the run loop, which the
/// headless Mac shares with the headless iPhone, call this function.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { HeadlessLoop.main.now }
}
