import Testing
import UIKit

/// Tests rows next to a notch: `insetsContentViewsToSafeArea` is true unless the app sets it
/// otherwise (A).
@Suite("UITableView: the sides' safe areas") @MainActor
struct TableSafeAreaTests {
  @Test(
    "content views and titles keep out of the sides' safe areas; rows reach from edge to edge",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func insets(style: UITableView.Style, direction: UISemanticContentAttribute) async throws {
    let bench = await Bench(style, direction)
    let cell = try #require(bench.table.cellForRow(at: [0, 0]))
    let content = cell.contentView.convert(cell.contentView.bounds, to: bench.table)
    let width = bench.table.bounds.width
    #expect(bench.table.safeAreaInsets.left == 60 && bench.table.safeAreaInsets.right == 40)
    #expect(content.minX >= 60 && content.maxX <= width - 40)
    #expect(style == .insetGrouped || (cell.frame.minX == 0 && cell.frame.maxX == width))
    let label = try #require(cell.textLabel)
    #expect(bench.words(of: label).minX >= 60 && bench.words(of: label).maxX <= width - 40)
    let title = try #require(bench.title)
    #expect(bench.words(of: title).minX >= 60 && bench.words(of: title).maxX <= width - 40)
  }

  @Test("without insetsContentViewsToSafeArea content views reach from edge to edge, from then on")
  func without() async throws {
    let bench = await Bench(.plain, .forceLeftToRight)
    await bench.device.perform { bench.table.insetsContentViewsToSafeArea = false }
    let cell = try #require(bench.table.cellForRow(at: [0, 0]))
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == cell.bounds.width)
  }

  @Test("an inset that changes moves what is shown")
  func changes() async throws {
    let bench = await Bench(.plain, .forceLeftToRight)
    await bench.device.perform { bench.controller.additionalSafeAreaInsets = .zero }
    let cell = try #require(bench.table.cellForRow(at: [0, 0]))
    #expect(cell.contentView.frame.minX == 0)
  }

  @MainActor
  private struct Bench {
    let controller: UITableViewController
    let source = Source()
    let device: Device

    var table: UITableView { controller.tableView }

    init(_ style: UITableView.Style, _ direction: UISemanticContentAttribute) async {
      controller = UITableViewController(style: style)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 40)
      controller.tableView.semanticContentAttribute = direction
      controller.tableView.dataSource = source
      device = await Device.boot(root: controller)
      await device.settle()
    }

    /// The label with the section's title.
    var title: UILabel? {
      func find(_ view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text?.lowercased() == "guests" { return label }
        return view.subviews.lazy.compactMap(find).first
      }
      return find(table)
    }

    func words(of label: UILabel) -> CGRect { label.convert(label.bounds, to: table) }
  }

  @MainActor
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.semanticContentAttribute = tableView.semanticContentAttribute
      cell.textLabel?.text = "A name that is long enough to reach from one end to the other, surely"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Guests"
    }
  }
}
