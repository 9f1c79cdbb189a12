extension Diagnosis {
  /// Two or more views in windows with one tag, within one reader.
  public static func duplicateTag(_ tag: AnyHashable, views: Int) -> Diagnosis {
    duplicateTag(named: TagWording.name(tag), views: views)
  }
}
