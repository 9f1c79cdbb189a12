/// A part of a list or a form, with a header and a footer. In the stand-in, the header and the
/// footer are rows of the list (K).
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public var body: some View {
    Group {
      header
      content
      footer
    }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

extension Section: RowSource where Parent: View, Content: View, Footer: View {
  var rows: [Row] {
    let parts: [[Row]] = [Row.rows(of: header), Row.rows(of: content), Row.rows(of: footer)]
    // Two rows with the same id in different parts are different rows.
    return parts.enumerated().flatMap { place, rows in
      rows.map { Row(id: [AnyHashable(place), $0.id], make: $0.make) }
    }
  }
}
