import Foundation

/// A tab's title and picture (A).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage? { didSet { didChange() } }
  open var badgeValue: String? { didSet { didChange() } }
  open var badgeColor: UIColor? { didSet { didChange() } }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) =
      switch systemItem {
      case .search: ("Search", "magnifyingglass")
      case .favorites: ("Favorites", "star.fill")
      case .contacts: ("Contacts", "person.crop.circle")
      case .history: ("History", "clock")
      case .bookmarks: ("Bookmarks", "book")
      case .recents: ("Recents", "clock")
      case .downloads: ("Downloads", "arrow.down.circle")
      case .more: ("More", "ellipsis")
      default: ("Featured", "star.fill")
      }
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }
}
