#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Shows what will be shared, to the last character, before the share sheet appears. The app's
  /// own topmost controller presents the preview, because the HUD's window presents nothing.
  @MainActor
  final class SharePreview: UIViewController {
    /// The content in each form, made once, so that the app shares exactly what the preview shows.
    let contents: [ShareForm: String]
    private(set) var form = ShareForm.report
    let forms = UISegmentedControl(items: ShareForm.allCases.map(\.rawValue))
    let textView = UITextView()
    let note = UILabel()
    let cancelButton = UIButton(type: .system)
    let shareButton = UIButton(type: .system)

    init(_ export: JournalExport) {
      contents = Dictionary(
        uniqueKeysWithValues: ShareForm.allCases.map { ($0, $0.content(of: export)) })
      super.init(nibName: nil, bundle: nil)
      note.text =
        export.header.identifiers == .hashed
        ? "All of this will be shared, and nothing else. Identifiers are hashed."
        : "All of this will be shared, and nothing else. Identifiers are not hashed."
    }

    required init?(coder: NSCoder) { nil }

    /// Presents the preview over the app's topmost controller in a scene.
    static func show(_ export: JournalExport, in scene: UIWindowScene) {
      // Do nothing if the topmost controller's view is not loaded, while that controller is being
      // presented, or while a preview is shown, as after a second tap.
      guard let controller = scene.appWindow?.topController, controller.viewIfLoaded != nil,
        !controller.isBeingPresented,
        !sequence(first: controller, next: \.presentingViewController).contains(where: {
          $0 is SharePreview
        })
      else { return }
      controller.present(
        SharePreview(export), animated: !UIAccessibility.isReduceMotionEnabled)
    }

    // MARK: The view

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      note.font = .preferredFont(forTextStyle: .footnote)
      note.textColor = .secondaryLabel
      note.numberOfLines = 0
      textView.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
      // The text view must not take the focus from the responder that the report is about. So it is
      // neither editable nor selectable.
      textView.isEditable = false
      textView.isSelectable = false
      forms.selectedSegmentIndex = 0
      forms.addAction(
        UIAction { [weak self] _ in self?.formWasChosen() }, for: .valueChanged)
      cancelButton.setTitle("Cancel", for: .normal)
      cancelButton.addAction(
        UIAction { [weak self] _ in self?.leave() }, for: .primaryActionTriggered)
      shareButton.setTitle("Share…", for: .normal)
      shareButton.addAction(
        UIAction { [weak self] _ in self?.share() }, for: .primaryActionTriggered)
      for child in [cancelButton, shareButton, forms, note, textView] { view.addSubview(child) }
      showContent()
    }

    nonisolated override func viewDidLayoutSubviews() {
      MainActor.nowOrLater {
        super.viewDidLayoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      let (margin, barHeight): (CGFloat, CGFloat) = (16, 44)
      let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
      // Without room, the area is no rectangle, and Core Animation raises an exception.
      guard area.width > 0, area.height > 0 else { return }
      func height(of view: UIView) -> CGFloat {
        view.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
      }
      let half = CGSize(width: area.width / 2, height: barHeight)
      let left = CGRect(origin: area.origin, size: half)
      let right = CGRect(origin: CGPoint(x: area.midX, y: area.minY), size: half)
      (cancelButton.frame, shareButton.frame) = view.isReversed ? (right, left) : (left, right)
      cancelButton.contentHorizontalAlignment = .leading
      shareButton.contentHorizontalAlignment = .trailing
      var y = area.minY + barHeight + margin / 2
      for row in [forms, note] as [UIView] {
        row.frame = CGRect(x: area.minX, y: y, width: area.width, height: height(of: row))
        y = row.frame.maxY + margin / 2
      }
      textView.frame = CGRect(
        x: area.minX, y: y, width: area.width, height: max(0, view.bounds.maxY - y))
    }

    private func formWasChosen() {
      form = ShareForm.allCases[forms.selectedSegmentIndex]
      showContent()
    }

    private func showContent() {
      textView.text = contents[form]
      textView.contentOffset = .zero
    }

    // MARK: Sharing

    private func leave() {
      presentingViewController?.dismiss(animated: !UIAccessibility.isReduceMotionEnabled)
    }

    private func share() {
      guard let content = contents[form] else { return }
      // The forms `report` and `text` are shared as text, for an issue, a message or the
      // pasteboard.
      let item: Any? = form == .file ? Self.write(content, named: form.fileName) : content
      guard let item else { return }
      let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
      // On an iPad the sheet is a popover, and UIKit raises an exception for a popover without a
      // source.
      sheet.popoverPresentationController?.sourceView = shareButton
      sheet.popoverPresentationController?.sourceRect = shareButton.bounds
      sheet.completionWithItemsHandler = { [weak self] _, isShared, _, _ in
        if isShared { self?.leave() }
      }
      present(sheet, animated: !UIAccessibility.isReduceMotionEnabled)
    }

    /// Writes a file into the temporary folder. Returns nil, and logs the error, if that fails.
    static func write(
      _ content: String, named name: String,
      to folder: URL = FileManager.default.temporaryDirectory
    ) -> URL? {
      let file = folder.appendingPathComponent(name)
      do {
        try Data(content.utf8).write(to: file, options: .atomic)
        return file
      } catch {
        ResponderLog.once("hud.export") {
          "The journal could not be written: \(error.withoutPath)."
        }
        return nil
      }
    }
  }
#endif
