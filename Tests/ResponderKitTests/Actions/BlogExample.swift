import ResponderKit
import UIKit

// A copy of the example in the documentation of `ResponderAction`. `ActionExampleTests` checks that
// both are the same.
enum BlogExample {
  @MainActor protocol BlogEditing { func deleteBlog(id: Int) }

  struct DeleteBlog: ResponderAction {
    let id: Int
    func execute(responder: any BlogEditing) { responder.deleteBlog(id: id) }
  }

  final class BlogFlowController: UIViewController, BlogEditing {
    private(set) var deleted: [Int] = []
    func deleteBlog(id: Int) { deleted.append(id) }
  }

  final class BlogCell: UIView {
    var blogID = 0
    func deleteTapped() { execute(action: DeleteBlog(id: blogID)) }
  }
}
