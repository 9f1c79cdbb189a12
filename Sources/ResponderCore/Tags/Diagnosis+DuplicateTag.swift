extension Diagnosis {
  /// Two or more views in windows with one tag, within one reader.
  public static func duplicateTag(_ tag: AnyHashable, views: Int) -> Diagnosis {
    Diagnosis(
      id: .duplicateTag,
      sentence: "\(views) views have the tag \(TagWording.name(tag)); the last one gets the focus.",
      numbers: [Number("views", Double(views), unit: "")],
      fix: "Give each view in one reader a tag of its own.")
  }
}
