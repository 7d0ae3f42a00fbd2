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
      /// What the badge of a tab says; `nil` for one without.
      public var badge: String?

      /// Makes a button or a tab.
      public init(title: String? = nil, image: String? = nil, isEnabled: Bool = true) {
        (self.title, self.image, self.isEnabled) = (title, image, isEnabled)
      }
    }

    /// What of a bar's look is not as usual.
    public struct Look: Codable, Hashable, Sendable {
      /// The colour of the bar itself.
      public var background: Color?
      /// The colour of buttons, and of the tab that is chosen.
      public var tint: Color?
      /// The colour of the title.
      public var title: Color?
      /// Whether the content below shows through; nearly always.
      public var isTranslucent: Bool

      /// Makes a look.
      public init(
        background: Color? = nil, tint: Color? = nil, title: Color? = nil,
        isTranslucent: Bool = true
      ) {
        (self.background, self.tint, self.title) = (background, tint, title)
        self.isTranslucent = isTranslucent
      }
    }

    /// The screen of a root view that is smaller or larger than the device's, because bars lie beside
    /// it, or because it is shown as a card.
    public struct Screen: Codable, Hashable, Sendable {
      /// The device with its bars; a canvas for a card, which has bars and no body.
      public var device: Device
      /// How far it reaches above the root view, in points.
      public var top: Double

      /// Makes a screen around a root view.
      public init(device: Device, top: Double) { (self.device, self.top) = (device, top) }
    }

    /// The buttons at the leading end of the navigation bar, from the edge inwards.
    public var leading: [Item]
    /// The buttons at the trailing end, from the edge inwards.
    public var trailing: [Item]
    /// The tabs from leading to trailing.
    public var tabs: [Item]
    /// The position of the tab that is chosen, from 0.
    public var selectedTab: Int?
    /// What the button that leads back says: the title of the screen before, or nothing for the arrow
    /// alone; `nil` where there is no such button.
    public var back: String?
    /// The buttons of the toolbar at the bottom, from leading to trailing; `nil` where there is none.
    public var toolbar: [Item]?
    /// The spaces between the buttons of the toolbar and beside them; `nil` where nothing is known of
    /// them, and the buttons are at equal distances.
    public var toolbarSpaces: [BarSpace]?
    /// How the navigation bar looks; `nil` as usual.
    public var navigationLook: Look?
    /// How the tab bar looks; `nil` as usual.
    public var tabLook: Look?
    /// The line above the title of the navigation bar, which makes it 30 pt higher; `nil` for none.
    public var prompt: String?
    /// The screen that the bars belong to, where the root view is not as large; `nil` where it is.
    public var screen: Screen?

    /// Makes the contents of bars.
    public init(
      leading: [Item] = [], trailing: [Item] = [], tabs: [Item] = [], selectedTab: Int? = nil
    ) {
      self.leading = leading
      self.trailing = trailing
      self.tabs = tabs
      self.selectedTab = selectedTab
    }

    /// The spaces of a toolbar count only where they are known, so that layouts saved before keep
    /// their hashes.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(leading)
      hasher.combine(trailing)
      hasher.combine(tabs)
      hasher.combine(selectedTab)
      hasher.combine(back)
      hasher.combine(toolbar)
      hasher.combine(navigationLook)
      hasher.combine(tabLook)
      hasher.combine(prompt)
      hasher.combine(screen)
      if let toolbarSpaces { hasher.combine(toolbarSpaces) }
    }
  }
}
