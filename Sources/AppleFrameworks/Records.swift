// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import UIKit

/// The name of an object of Core Data's.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  open var isTemporaryID: Bool { true }
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// What an object is of.
open class NSEntityDescription: NSObject {
  open var name: String?
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { nil }
}

/// An object that Core Data would keep; here it is one as any other.
open class NSManagedObject: NSObject {
  /// The name.
  public let objectID = NSManagedObjectID()
  /// Where it is.
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// An object in a context.
  public required init(context moc: NSManagedObjectContext) {
    managedObjectContext = moc
    super.init()
  }
  /// An object of a description.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    managedObjectContext = context
    super.init()
  }
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest() }
  open var isDeleted: Bool { false }
  open var isInserted: Bool { true }
  open var isFault: Bool { false }
  open var hasChanges: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
  open func primitiveValue(forKey key: String) -> Any? { nil }
}

/// What asks for objects.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// Which objects are asked for.
open class NSFetchRequest<ResultType>: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var entityName: String?
  open var propertiesToFetch: [Any]?
  open var includesSubentities = true
  open var returnsDistinctResults = false
  /// A request for all.
  public override init() { super.init() }
  /// A request for those of a name.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

/// Where objects are.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Whose thread it is.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }
  open var undoManager: UndoManager?
  /// None: nothing was fetched.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { nil }
  /// A context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { super.init() }
  /// A context.
  public init(_ type: ConcurrencyType) { super.init() }

  open weak var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var name: String?
  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func save() throws {}
  open func reset() {}
  open func rollback() {}
  open func delete(_ object: NSManagedObject) {}
  open func insert(_ object: NSManagedObject) {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  open func execute(_ request: NSObject) throws {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    NSManagedObject(context: self)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    NSManagedObject(context: self)
  }
  open func mergeChanges(fromContextDidSave notification: Notification) {}
}
/// Whose thread a context is of.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// Which of two changes counts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Neither.
  public static let error = NSMergePolicy()
  /// The stored one.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// That of the object.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// That of the object, wholly.
  public static let overwrite = NSMergePolicy()
}

/// What objects are.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = []
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { nil }
  /// The model of a file, which is not read.
  public convenience init?(contentsOf url: URL) { nil }
}
/// A file of objects.
open class NSPersistentStore: NSObject { open var url: URL? }
/// How a file is opened.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = "SQLite"
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// That of a file.
  public init(url: URL) { self.url = url }
  /// That of no file yet.
  public override init() { super.init() }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}
/// Opens files.
open class NSPersistentStoreCoordinator: NSObject {
  /// Of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { super.init() }
  open var persistentStores: [NSPersistentStore] { [] }
  /// A file that is neither read nor written.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    store.url = storeURL
    return store
  }
}
/// A file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// No file.
public let NSInMemoryStoreType = "InMemory"
/// A file of its own kind.
public let NSBinaryStoreType = "Binary"
/// Whether another model's file is made one of this model's.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
/// Whether how is found out.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
/// That of the object.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The stored one.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// That of the object, wholly.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// Neither.
public let NSErrorMergePolicy = NSMergePolicy.error
/// Takes objects away; there are none.
open class NSBatchDeleteRequest: NSObject {
  /// Those of a request.
  public convenience init(fetchRequest fetch: NSObject) { self.init() }
}
/// All that is needed for a file of objects; there is no file.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// For views.
  public let viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  /// A container of a name.
  public init(name: String) { self.name = name }
  /// A container of a name and a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for each in persistentStoreDescriptions { block(each, nil) } }
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(.privateQueueConcurrencyType)
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
}

/// What a section of a result is.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}
/// What happened to an object.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// Is told what changes in a result: nothing.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// The objects of a request, for a list: none.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  /// The objects of a request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) { self.fetchRequest = fetchRequest }
  open func performFetch() throws {}
  open func object(at indexPath: IndexPath) -> ResultType {
    preconditionFailure("no object is at \(indexPath)")
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}
