extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section.
  public var item: Int { index(atPosition: 1) }
}
