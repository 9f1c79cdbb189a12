import ResponderKit

// The six actions of the article's example app (checklist 4.9) and their handlers. The handlers are
// plain protocols, and the actions are values with a payload.

@MainActor protocol BlogDetailShowing { func showDetail(blogID: Int) }
@MainActor protocol ProfileShowing { func showProfile(userID: Int) }
@MainActor protocol BlogEditing {
  func editBlog(id: Int, title: String)
  func deleteBlog(id: Int)
}
@MainActor protocol UserEditing {
  func editUser(id: Int, name: String)
  func deleteUser(id: Int)
}

struct ShowDetail: ResponderAction, Equatable {
  let blogID: Int
  func execute(responder: any BlogDetailShowing) { responder.showDetail(blogID: blogID) }
}

struct ShowProfile: ResponderAction, Equatable {
  let userID: Int
  func execute(responder: any ProfileShowing) { responder.showProfile(userID: userID) }
}

struct EditBlog: ResponderAction, Codable {
  let id: Int
  let title: String
  func execute(responder: any BlogEditing) { responder.editBlog(id: id, title: title) }
}

struct DeleteBlog: ResponderAction, Hashable {
  let id: Int
  func execute(responder: any BlogEditing) { responder.deleteBlog(id: id) }
}

struct EditUser: ResponderAction {
  let id: Int
  let name: String
  func execute(responder: any UserEditing) { responder.editUser(id: id, name: name) }
}

struct DeleteUser: ResponderAction {
  let id: Int
  func execute(responder: any UserEditing) { responder.deleteUser(id: id) }
}
