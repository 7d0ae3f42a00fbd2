package import RedlineAnalysis
package import RedlineInterfaceBuilder

/// A layout of a comparison as programs read it.
package struct DiffListing: Encodable {
  package enum Change: String, Encodable { case same, redrawn, added, removed, changed, failed }

  package var name: String
  /// The title of the scene, where the files are storyboards or xibs.
  package var scene: String?
  package var change: Change
  /// Paths of the files; `nil` where there is none.
  package var old: String?
  package var new: String?
  package var diff: LayoutDiff?
  /// What changed of a document's objects beside the layout.
  package var objects: [ObjectChange]?
  /// What holds on some of the devices only.
  package var devices: [DeviceDifference]?
  /// Why the files could not be compared.
  package var error: String?
}

extension DiffReport {
  /// Everything but what is the same; of two files always that pair.
  package var listings: [DiffListing] {
    results.compactMap { result in
      var listing = DiffListing(
        name: result.pair.name, change: .same, old: result.pair.old?.path,
        new: result.pair.new?.path)
      listing.scene = result.pair.scene?.name
      listing.objects = result.objects.isEmpty ? nil : result.objects
      switch result.outcome {
      case .same:
        guard result.pair.isNamed else { return nil }
      case .noLayout: return nil
      case .redrawn: listing.change = .redrawn
      case .added: listing.change = .added
      case .removed: listing.change = .removed
      case .changed(let diff):
        listing.change = .changed
        listing.diff = diff
        listing.devices = result.differences.isEmpty ? nil : result.differences
      case .failed(let reason):
        listing.change = .failed
        listing.error = reason
      }
      return listing
    }
  }
}
