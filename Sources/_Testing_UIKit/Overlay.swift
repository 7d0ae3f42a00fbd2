// The compiler imports this module where a file imports both Testing and UIKit. It is the place for
// what joins the two; nothing does yet.
@_exported public import UIKit
