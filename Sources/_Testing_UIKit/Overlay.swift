// The compiler imports this module where a file imports both Testing and UIKit, for what joins the
// two.
@_exported public import UIKit
