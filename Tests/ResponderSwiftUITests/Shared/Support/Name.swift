enum Name: Hashable {
  case first, last
}
