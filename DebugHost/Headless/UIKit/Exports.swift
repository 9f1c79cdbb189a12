// UIKit re-exports Foundation, as on iOS.
@_exported import Foundation
