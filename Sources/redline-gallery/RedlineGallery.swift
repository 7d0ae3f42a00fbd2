import GalleryLayouts
import RedlineCommands

/// The gallery of Redline as a program.
@main struct RedlineGallery: LayoutCatalog {
  static let title = "Redline gallery"
  static let goldens = "Snapshots/gallery"
  static let entries = Gallery.entries
}
