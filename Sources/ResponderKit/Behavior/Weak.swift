/// A weak reference, for collections that keep nothing alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
