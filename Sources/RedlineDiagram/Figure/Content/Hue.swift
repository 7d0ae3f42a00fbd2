/// What a mark's colour says: the scope of a constraint.
enum Hue: Int, Hashable, Sendable {
  case common, active, guide, inactive, ink

  func line(_ theme: Theme) -> String {
    switch self {
    case .common: theme.common
    case .active: theme.activeClass
    case .guide: theme.guide
    case .inactive: theme.inactive
    case .ink: theme.ink
    }
  }
}

/// What a mark says.
enum MarkKind: Hashable, Sendable {
  case spacing, alignment, center, equalSize, fixedSize, aspect, inequality, baseline, contentSize
  case margin, spacer, stack, ambiguity, trouble, change
}

/// The shape of a tag.
enum TagShape: Hashable, Sendable { case tag, badge, plate }
