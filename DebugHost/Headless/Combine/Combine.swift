/// Combine does not exist on Linux. OpenCombine has the same API under another name.
@_exported public import OpenCombine
