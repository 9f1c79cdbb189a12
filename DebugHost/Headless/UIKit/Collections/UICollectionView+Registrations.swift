import Foundation

/// Registrations for a class of cells and a type of items.
extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identifier = RegistrationNames.next()

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("A registered class makes cells of itself.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

/// Makes a reuse identifier for every registration.
enum RegistrationNames {
  private nonisolated(unsafe) static var count = 0

  static func next() -> String {
    count += 1
    return "registration-\(count)"
  }
}
