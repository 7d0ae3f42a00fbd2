import Foundation

extension Diagnostic {
  /// What would end a finding.
  public enum NextStep: Hashable, Sendable {
    case removeConstraintOrLowerPriority
    /// One of those that were written yields to the size that a list gives a cell, or a container what is
    /// embedded in it; or these take that of the contents.
    case letContentsGiveSize
    case stopTranslatingMask(item: String)
    /// Constraints along the axes; or contents compete for a length, and one of them may win.
    case constrain([Axis], orChangePriorities: Bool)
    case addLinesOrWidth
    case addHeight
    case addRoomOrShortenText
    /// A package of fonts for the system's package manager.
    case installFont(package: String)
    case holdToParent
    /// Constraints that give a view its place and its length; more of them would contradict those.
    case changeConstraints
    /// The frame of a view that no constraint places.
    case changeFrame
    /// A constraint as it may have been meant, with the other sign.
    case changeSign(String)
    /// Constraints of the contents to the ends of a scroll view's axes, for the view that comes nearest
    /// to each, or sizes of its content.
    case holdContentsToEnd([Axis], of: [String], scrollView: String)
    case changeOrder(back: String, front: String)
    case moveOrHideOne
    /// A stored property in place of a computed one of that name.
    case keepView(property: String?)
    /// Constraints of the contents to both ends of the axis.
    case holdContents(Axis)
    case varyPriorities
    case fixWidth
    case holdInsetsToParent
    case updateFrame
    case removeDuplicate
    case removeElement(String)
  }

  /// `nil` where there is nothing to do but to look.
  public var nextStep: NextStep? {
    switch detail {
    case .conflict(let members, _):
      members.contains(where: \.isGivenFromOutside)
        ? .letContentsGiveSize : .removeConstraintOrLowerPriority
    case .conflictWithFrame: .stopTranslatingMask(item: items.first ?? "")
    case .ambiguity(_, let connected, let competes):
      .constrain(
        freedoms.map(\.axis),
        orChangePriorities: (connected > 0 || competes) && freedoms.contains { $0.isSizeFree })
    case .truncatedText(let needed, let given, let isOneLine):
      needed.width <= given.width + 0.01 && needed.height > given.height
        ? .addHeight : isOneLine ? .addLinesOrWidth : .addRoomOrShortenText
    case .missingGlyph(_, let package): .installFont(package: package)
    case .outsideParent(_, let meant?, _): .changeSign(meant)
    case .outsideParent(_, nil, by: .frame): .changeFrame
    case .outsideParent(_, nil, by: .constraints): .changeConstraints
    case .outsideParent(_, nil, by: .content): .holdToParent
    case .looseContent(let axes):
      .holdContentsToEnd(axes, of: Array(items.dropFirst()), scrollView: items.first ?? "")
    case .coveredView:
      .changeOrder(back: items.last ?? "", front: items.first ?? "")
    case .samePlace: .moveOrHideOne
    case .goneView(_, _, let property, _): .keepView(property: property)
    case .zeroSize(let axis): .holdContents(axis)
    case .unsettledSolution: .varyPriorities
    case .unsettledContent: .fixWidth
    case .unsettledInsets: .holdInsetsToParent
    case .misplacedView: .updateFrame
    case .duplicateConstraint: .removeDuplicate
    case .danglingReference(_, let element, _): .removeElement(element)
    case .text, .brokenConstraint, .unknownAttribute, .incomparableAttributes, .unknownItem,
      .unknownGuide, .missingAsset, .overlap, .touchSize, .offGrid, .lowContrast,
      .fixedTextSize:
      nil
    }
  }
}
