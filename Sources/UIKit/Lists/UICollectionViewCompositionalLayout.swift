/// A layout of sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private var provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in nil }
  private var plan = CollectionPlan()
  /// What the provider made at last.
  private(set) var sections: [NSCollectionLayoutSection] = []
  private var measured: [CollectionArrangement.Key: CGSize] = [:]

  /// A layout of sections that are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    super.init()
    self.configuration = configuration
    provider = { _, _ in section }
  }
  /// A layout of sections that a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    super.init()
    self.configuration = configuration
    provider = sectionProvider
  }
  /// A layout of sections that are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }
  /// A layout of sections that a closure makes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override var collectionViewContentSize: CGSize { plan.size }
  open override func prepare() {
    super.prepare()
    guard let grid = collectionView else { return }
    var planner = CompositionalPlanner(
      grid: grid, configuration: configuration, measured: measured)
    plan = planner.plan(provider)
    sections = planner.sections
    grid.showDefaults(ofList: planner.list)
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { plan.attributes(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { plan.attributes(of: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { plan.attributes(of: elementKind, at: indexPath) }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let estimated = originalAttributes.isEstimated
    return estimated.width || estimated.height
  }
  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    let kind = preferred.representedElementKind ?? ""
    measured[.init(kind: kind, path: preferred.indexPath)] = preferred.size
  }
  override func forgetSizes() { measured = [:] }
}
