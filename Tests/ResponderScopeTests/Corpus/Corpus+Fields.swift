import HeadlessDriver
import ResponderJournal
import ResponderKit
import UIKit

extension CorpusRow {
  static let fieldRows: [CorpusRow] = [
    .silent(.fieldNotInOrder, "a search field that the app's order leaves out on purpose") { app in
      let (search, name) = (app.field(60), app.field(120))
      app.view.navigateFields(FieldNavigation(order: .listed([name])))
      app.tap(search)
    },
    .silent(.fieldNotInOrder, "a form in reading order, edited field by field") { app in
      let fields = (0..<4).map { app.field(60 + 60 * CGFloat($0)) }
      app.view.navigateFields()
      app.tap(fields[0])
      for _ in 1..<4 { app.turn { _ = UIResponder.focusNext() } }
    },
    .silent(.fieldNotInOrder, "a field without size, before the others of its form") { app in
      let field = UITextField(frame: CGRect(x: 20, y: 60, width: 0, height: 0))
      app.view.addSubview(field)
      _ = app.field(120)
      app.view.navigateFields()
      app.focus(field)
    },
    .fires(.fieldNotInOrder, "two fields with one tag in an order by tags") { app in
      let fields = (0..<3).map { app.field(60 + 60 * CGFloat($0)) }
      for (field, tag) in zip(fields, [1, 2, 2]) { field.tag = tag }
      app.view.navigateFields(FieldNavigation(order: .tags))
      app.tap(fields[0])
      // The HUD reports the mistake once, however often the focus moves.
      app.turn { _ = UIResponder.focusNext() }
    },
    .silent(.fieldNotInOrder, "an order by tags, with two fields of tag 0 last") { app in
      let fields = (0..<3).map { app.field(60 + 60 * CGFloat($0)) }
      fields[2].tag = 1
      app.view.navigateFields(FieldNavigation(order: .tags))
      app.tap(fields[2])
    },
    .silent(.fieldNotInOrder, "two fields of one tag where no order is by tags") { app in
      let fields = (0..<2).map { app.field(60 + 60 * CGFloat($0)) }
      for field in fields { field.tag = 7 }
      app.view.navigateFields()
      app.tap(fields[0])
    },
    .silent(.fieldNotInOrder, "two fields inside one view of a listed order") { app in
      let box = app.box(0, 40, 390, 200)
      let fields = (0..<2).map { app.field(20 + 60 * CGFloat($0), in: box) }
      app.view.navigateFields(FieldNavigation(order: .listed([box])))
      app.tap(fields[0])
    },
    .fires(.doubleLift, "a keyboard manager that lifts the root view over an inset list") { app in
      let (list, fields) = app.list()
      let root = app.view
      app.onKeyboard { height, isUp in
        root.frame.origin.y = isUp ? -height : 0
        list.contentInset.bottom = height
      }
      app.tap(fields[6])
    },
    .silent(.doubleLift, "a keyboard manager that lifts the root view over an anchor") { app in
      let (list, fields) = app.list()
      list.anchor(.firstResponder(margin: 8))
      let root = app.view
      app.onKeyboard { height, isUp in root.frame.origin.y = isUp ? -height : 0 }
      app.tap(fields[9])
    },
  ]
}
