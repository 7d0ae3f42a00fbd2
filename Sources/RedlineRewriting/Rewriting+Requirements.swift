// Optional requirements of protocols, all of which have a body here.

extension Rewriting {
  /// `list.delegate?.tableView?(…)` asks for the delegate of a table: a property of a subclass has no other
  /// type than its superclass' outside of Objective-C.
  mutating func askForLists(_ index: Int) {
    guard word(index - 1) == ".", word(index - 3) == "delegate", word(index + 1) == "?",
      ["?", "!"].contains(word(index - 2)), word(index + 2) == "("
    else { return }
    replace(index..<index + 1, with: "\(word(index))Delegate\(word(index - 2)).\(word(index))")
  }

  /// Whether a question mark asks if a delegate has an optional method, all of which have a body here:
  /// `delegate?.viewForZooming?(in: self)`. A closure is called without labels, and so are some methods.
  func isCallOfRequirement(_ index: Int) -> Bool {
    guard word(index + 1) == "(", word(index - 2) == ".", touches(index - 1), touches(index)
    else { return false }
    if optionalNames.contains(word(index - 1)) { return true }
    let last = end(ofBracketsAt: index + 1)
    var depth = 0
    for place in index + 1..<last {
      if ["(", "[", "{"].contains(word(place)) { depth += 1 }
      if [")", "]", "}"].contains(word(place)) { depth -= 1 }
      let isName = word(place).first.map { $0.isLetter || $0 == "_" } ?? false
      if depth == 1, isName, word(place + 1) == ":", ["(", ","].contains(word(place - 1)) {
        return true
      }
    }
    return false
  }

  /// Optional methods of UIKit's delegates that are called without labels.
  static let methodsWithoutLabels: Set = [
    "webViewDidStartLoad", "webViewDidFinishLoad", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear",
    "textFieldShouldReturn", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked", "willPresentSearchController",
    "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
    "gestureRecognizerShouldBegin", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "imagePickerControllerDidCancel",
    "navigationControllerSupportedInterfaceOrientations",
    "tabBarControllerSupportedInterfaceOrientations", "applicationDidBecomeActive",
    "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
  ]
}
