extension SolvedLayout {
  /// What the bars of a device show, beside the title of the navigation bar.
  public struct Bars: Codable, Hashable, Sendable {
    /// A button or a tab.
    public struct Item: Codable, Hashable, Sendable {
      /// What it says; `nil` for an image alone.
      public var title: String?
      /// The name of its image or symbol.
      public var image: String?
      /// Whether it reacts to touches.
      public var isEnabled = true

      /// Makes a button or a tab.
      public init(title: String? = nil, image: String? = nil, isEnabled: Bool = true) {
        (self.title, self.image, self.isEnabled) = (title, image, isEnabled)
      }
    }

    /// The buttons at the leading end of the navigation bar, from the edge inwards.
    public var leading: [Item]
    /// The buttons at the trailing end, from the edge inwards.
    public var trailing: [Item]
    /// The tabs from leading to trailing.
    public var tabs: [Item]
    /// The position of the tab that is chosen, from 0.
    public var selectedTab: Int?

    /// Makes the contents of bars.
    public init(
      leading: [Item] = [], trailing: [Item] = [], tabs: [Item] = [], selectedTab: Int? = nil
    ) {
      self.leading = leading
      self.trailing = trailing
      self.tabs = tabs
      self.selectedTab = selectedTab
    }
  }
}
