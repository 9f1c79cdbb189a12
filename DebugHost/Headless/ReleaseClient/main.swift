import ResponderKit
import UIKit

// The smallest app that ships two behaviours. `scripts/check release` measures what it links.
let list = UITableView()
list.dismissFirstResponder(when: .fullyHidden)
list.anchor(.bottom)
print(UIResponder.current as Any)
