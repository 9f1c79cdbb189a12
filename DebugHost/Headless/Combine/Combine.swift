/// Combine does not exist on Linux: OpenCombine is the same under another name.
@_exported public import OpenCombine
