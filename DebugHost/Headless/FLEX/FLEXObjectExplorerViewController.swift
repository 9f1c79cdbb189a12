import UIKit

/// FLEX's screen about an object (flex.md 2.5). It shows the object's description, the custom
/// sections, and the object's class with its superclasses. It retains the object, as FLEX does.
/// This stand-in shows no properties, ivars or methods, because they need the Objective-C runtime.
public class FLEXObjectExplorerViewController: FLEXFilteringTableViewController {
  private let object: Any
  private let customSections: [FLEXTableViewSection]

  required init(exploring object: Any, customSections: [FLEXTableViewSection]) {
    self.object = object
    self.customSections = customSections
    super.init()
    title = "\(type(of: object))"
  }

  public required init?(coder: NSCoder) { nil }

  public class func exploringObject(
    _ objectOrClass: Any, customSections: [FLEXTableViewSection]?
  ) -> Self {
    Self(exploring: objectOrClass, customSections: customSections ?? [])
  }

  public override func makeSections() -> [FLEXTableViewSection] {
    var ancestors: [String] = []
    var current: AnyClass? = type(of: object as AnyObject)
    while let ancestor = current {
      ancestors.append("\(ancestor)")
      current = _getSuperclass(ancestor)
    }
    // Leave out addresses, so that two recordings of one session are the same.
    let description = String(reflecting: object).replacing(/: 0x[0-9a-f]+/, with: "")
    return [TextSection("Description", [description])] + customSections
      + [TextSection("Class Hierarchy", ancestors)]
  }
}

/// Makes the explorer for an object, or returns nil without an object (flex.md 2.5).
open class FLEXObjectExplorerFactory: NSObject {
  open class func explorerViewController(for object: Any?) -> FLEXObjectExplorerViewController? {
    guard let object else { return nil }
    // The closure uses the object before this call returns.
    nonisolated(unsafe) let explored = object
    return MainActor.assumeIsolated {
      let sections = [FLEXShortcutsSection.forObject(explored)]
      return FLEXObjectExplorerViewController.exploringObject(explored, customSections: sections)
    }
  }
}

/// A section with a heading and lines of text.
final class TextSection: FLEXTableViewSection {
  private let heading: String
  private let lines: [String]

  init(_ heading: String, _ lines: [String]) {
    self.heading = heading
    self.lines = lines
  }

  override var title: String? { heading }
  override var numberOfRows: Int { lines.count }

  override func configureCell(_ cell: UITableViewCell, forRow row: Int) {
    let line = lines[row]
    MainActor.assumeIsolated {
      cell.textLabel?.text = line
      cell.textLabel?.numberOfLines = 0
    }
  }
}
