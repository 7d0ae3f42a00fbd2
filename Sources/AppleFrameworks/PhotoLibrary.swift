// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Photos. The library is empty.

public import Foundation
public import UIKit

/// What a picture is.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// Something of the library.
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}

/// A picture of the library.
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var location: CLLocation? { nil }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .init() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .init() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .init() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .init() }
}

/// Pictures, or collections of them.
open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { .init() }
}
/// Collections.
open class PHCollectionList: PHCollection {}

/// Who made a collection.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// What is in a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case any, albumRegular, albumSyncedAlbum, smartAlbumGeneric, smartAlbumPanoramas, smartAlbumVideos
  case smartAlbumFavorites, smartAlbumRecentlyAdded, smartAlbumUserLibrary, smartAlbumSelfPortraits
  case smartAlbumScreenshots
}

/// Pictures.
open class PHAssetCollection: PHCollection {
  open var estimatedAssetCount: Int { 0 }
  open var assetCollectionType: PHAssetCollectionType { .album }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { .init() }
}

/// What is asked for.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}

/// What was found: nothing.
open class PHFetchResult<ObjectType>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { preconditionFailure("the library is empty") }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func index(of object: ObjectType) -> Int { NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// Whole.
  public static let `default` = PHImageContentMode.aspectFit
}
/// How soon pictures come.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// How exact a picture's size is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// A question for a picture.
public typealias PHImageRequestID = Int32

/// No question.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// What went wrong.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether a better one comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether it lies elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether the question was taken back.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Gives pictures; there are none to give.
open class PHImageManager: NSObject {
  open class func `default`() -> PHImageManager { PHImageManager() }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { PHInvalidImageRequestID }
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { PHInvalidImageRequestID }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Gives pictures; there are none to give.
open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// A change of the library; there is none.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}
/// What changed of what was found.
open class PHFetchResultChangeDetails<ObjectType>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { .init() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { .init() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
}
/// Is told of changes.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
extension PHPhotoLibrary {
  /// Does nothing: the library does not change.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Does nothing: the library does not change.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// Asks for a picture to be added.
open class PHAssetChangeRequest: NSObject {
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { .init() }
  open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? {
    .init()
  }
  /// What would be added, which nobody can look up.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder() }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
}

/// What stands for something that is not yet in the library.
open class PHObjectPlaceholder: PHObject {}

/// A change of an album, which nothing makes.
open class PHAssetCollectionChangeRequest: NSObject {
  open var title = ""
  /// A change of an album that is there.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  open class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  open func addAssets(_ assets: any Sequence) {}
  open func removeAssets(_ assets: any Sequence) {}
}
