import Foundation

@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
  }
}

/// The share sheet: a sheet on a phone, a popover on an iPad (A). On iOS, the system provides its
/// content. The stand-in shows the number of shared items, and a test's driver chooses for the
/// user.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  package let activityItems: [Any]
  private let label = UILabel()

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    preferredContentSize = CGSize(width: 320, height: 200)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = activityItems.count == 1 ? "1 item" : "\(activityItems.count) items"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    view.addSubview(label)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 16, y: 24, width: view.bounds.width - 32, height: 24)
  }

  /// Dismisses the sheet when the user has chosen or cancelled, and then notifies the app.
  package func finish(_ type: UIActivity.ActivityType?) {
    let handler = completionWithItemsHandler
    let isCompleted = type != nil
    dismiss(animated: true) { handler?(type, isCompleted, nil, nil) }
  }
}
