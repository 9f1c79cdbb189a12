import Foundation

/// Launch, activation and background: which delegates UIKit notifies, and in which order (A). UIKit
/// notifies a delegate before it posts the notification, and a scene before the application (K).
///
/// In an app with a scene delegate, only the scenes' delegates receive the activation callbacks.
/// UIKit posts the notifications in any case.
extension UIApplication {
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  private var hasSceneDelegate: Bool { scenesInOrder.contains { $0.delegate != nil } }

  private func post(_ name: NSNotification.Name, _ object: AnyObject) {
    guard !startsSilently else { return }
    NotificationCenter.default.post(name: name, object: object)
  }

  /// A launch, which lasts until the application is active.
  package struct Launch {
    /// Whether the application posts `willEnterForegroundNotification`. An app with a scene
    /// manifest posts it (T4.7.21), unless the user launched the app with a tap on a notification
    /// (T4.7.22). An app without a scene manifest does not post it (T4.7.23).
    let entersForeground: Bool
    let isByNotification: Bool
    /// The state that the application reports during the launch. It may differ from the state of
    /// its scenes.
    var state: State

    package init(hasScenes: Bool, isByNotification: Bool = false) {
      entersForeground = hasScenes && !isByNotification
      self.isByNotification = isByNotification
      state = hasScenes ? .background : .inactive
    }
  }

  /// The application's state, computed from the states of all scenes.
  var stateOfScenes: State {
    let states = scenesInOrder.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Calls the delegate's two launch methods, and then posts `didFinishLaunchingNotification`
  /// unless the application starts silently.
  package func finishLaunching() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification, self)
  }

  /// Finishes the launch and starts the initial scene. The scene connects, `build` creates its
  /// windows, and the scene becomes active.
  ///
  /// - Parameter launch: The launch, for which the application posts notifications. Pass nil if the
  ///   app was running before any observer registered, as it is for tests hosted in an app.
  package func start(
    _ scene: UIScene, delegate: (any UISceneDelegate)?, launch: Launch?, build: () -> Void
  ) {
    startsSilently = launch == nil
    self.launch = launch
    if launch != nil {
      // Scenes connect after the launch.
      scene.activationState = .unattached
      drop(scene)
    }
    finishLaunching()
    connect(scene, delegate: delegate) {
      startsSilently = false
      build()
      startsSilently = launch == nil
      if launch == nil { scene.activationState = .unattached }
    }
    startsSilently = false
  }

  /// Connects a scene, and then brings it to the foreground and activates it.
  package func connect(
    _ scene: UIScene, delegate: (any UISceneDelegate)?, build: () -> Void = {}
  ) {
    adopt(scene)
    scene.delegate = delegate
    delegate?.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    post(UIScene.willConnectNotification, scene)
    build()
    enterForeground(scene)
    activate(scene)
  }

  package func disconnect(_ scene: UIScene) {
    guard connectedScenes.contains(scene) else { return }
    if scene.activationState == .foregroundActive { deactivate(scene) }
    if scene.activationState == .foregroundInactive { enterBackground(scene) }
    for window in (scene as? UIWindowScene)?.allWindows ?? [] {
      window.isHidden = true
      window.windowScene = nil
    }
    scene.activationState = .unattached
    drop(scene)
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
  }

  package func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background || scene.activationState == .unattached else {
      return
    }
    let wasBackground = stateOfScenes == .background
    let isReturn = scene.activationState == .background
    if launch?.isByNotification != true {
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
    }
    if wasBackground, isReturn {
      if !hasSceneDelegate { delegate?.applicationWillEnterForeground(self) }
      post(UIApplication.willEnterForegroundNotification, self)
    }
    scene.activationState = .foregroundInactive
  }

  package func activate(_ scene: UIScene) {
    guard scene.activationState == .foregroundInactive else { return }
    let wasActive = stateOfScenes == .active
    scene.activationState = .foregroundActive
    if launch?.entersForeground == false { launch?.state = .inactive }
    activation(of: scene)
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
    guard !wasActive else { return }
    if launch?.entersForeground == true {
      launch?.state = .inactive
      post(UIApplication.willEnterForegroundNotification, self)
    }
    launch = nil
    if !hasSceneDelegate { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification, self)
  }

  package func deactivate(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    let isLast = scenesInOrder.filter { $0.activationState == .foregroundActive }.count == 1
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
    if isLast {
      if !hasSceneDelegate { delegate?.applicationWillResignActive(self) }
      post(UIApplication.willResignActiveNotification, self)
    }
    scene.activationState = .foregroundInactive
    activation(of: scene)
  }

  package func enterBackground(_ scene: UIScene) {
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    guard stateOfScenes == .background else { return }
    if !hasSceneDelegate { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification, self)
  }

  private func activation(of scene: UIScene) {
    (scene as? UIWindowScene)?.traitsMayHaveChanged()
  }
}
