// AppKit re-exports Foundation, as on macOS.
@_exported import Foundation
