import SwiftUI

struct SearchBar: UIViewRepresentable {
  func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
  func updateUIView(_ bar: UISearchBar, context: Context) {}
}
