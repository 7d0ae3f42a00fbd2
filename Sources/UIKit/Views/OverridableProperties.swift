/// The properties that are compared and not drawn, as getters: a class of the program may override one
/// by what it says itself, so that nothing is ever set. A test compares the list with the sources.
@MainActor
struct OverridableProperties {
  /// Adds what the class of a view says that is not as usual.
  let add: @MainActor (UIView, inout ObjectSettings) -> Void

  /// Those of a class, with what an object of it has that is new.
  private init<Root: UIView>(_ usual: Root, _ list: (inout List<Root>) -> Void) {
    var found = List<Root>(usual: usual)
    list(&found)
    let properties = found.properties
    add = { view, settings in
      guard let view = view as? Root else { return }
      for property in properties {
        guard let value = property.unusual(view) else { continue }
        settings.add(property.name, value.now, usual: value.usual)
      }
    }
  }

  private struct Property<Root> {
    var name: String
    /// The value; `nil` for one as usual.
    var unusual: @MainActor (Root) -> (now: Any, usual: Any)?
  }

  @MainActor
  private struct List<Root> {
    let usual: Root
    var properties: [Property<Root>] = []

    init(usual: Root) { self.usual = usual }

    mutating func add<Value: Equatable>(
      _ name: String, _ get: @escaping @MainActor (Root) -> Value
    ) {
      let old = get(usual)
      properties.append(
        Property(name: name) { view in
          let value = get(view)
          return value == old ? nil : (value, old)
        })
    }

    /// One whose values are compared as texts.
    mutating func addText(_ name: String, _ get: @escaping @MainActor (Root) -> Any) {
      let old = get(usual)
      properties.append(Property(name: name) { (get($0), old) })
    }
  }

  static let all: [OverridableProperties] = [
    OverridableProperties(UIView()) {
      $0.add("accessibilityAttributedLabel") { $0.accessibilityAttributedLabel }
      $0.add("accessibilityCustomActions") { $0.accessibilityCustomActions }
      $0.add("accessibilityPath") { $0.accessibilityPath }
      $0.add("accessibilityLanguage") { $0.accessibilityLanguage }
      $0.add("accessibilityUserInputLabels") { $0.accessibilityUserInputLabels }
      $0.add("accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors }
      $0.add("accessibilityNavigationStyle") { $0.accessibilityNavigationStyle }
    },
    OverridableProperties(UIView()) {
      $0.add("transform") { $0.transform }
      $0.add("transform3D") { $0.transform3D }
      $0.add("mask") { $0.mask }
      $0.add("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing }
      $0.add("isOpaque") { $0.isOpaque }
      $0.add("tintAdjustmentMode") { $0.tintAdjustmentMode }
      $0.add("contentStretch") { $0.contentStretch }
      $0.add("isMultipleTouchEnabled") { $0.isMultipleTouchEnabled }
      $0.add("isExclusiveTouch") { $0.isExclusiveTouch }
      $0.add("restorationIdentifier") { $0.restorationIdentifier }
      $0.add("focusGroupIdentifier") { $0.focusGroupIdentifier }
      $0.addText("interactions") { $0.interactions as Any }
      $0.add("motionEffects") { $0.motionEffects }
      $0.add("overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle }
      $0.add("largeContentTitle") { $0.largeContentTitle }
      $0.add("showsLargeContentViewer") { $0.showsLargeContentViewer }
      $0.add("maximumContentSizeCategory") { $0.maximumContentSizeCategory }
      $0.add("minimumContentSizeCategory") { $0.minimumContentSizeCategory }
    },
    OverridableProperties(UIWindow()) {
      $0.add("windowLevel") { $0.windowLevel }
    },
    OverridableProperties(UIButton()) {
      $0.add("titleEdgeInsets") { $0.titleEdgeInsets }
      $0.add("imageEdgeInsets") { $0.imageEdgeInsets }
    },
    OverridableProperties(UIControl()) {
      $0.add("contentVerticalAlignment") { $0.contentVerticalAlignment }
      $0.add("contentHorizontalAlignment") { $0.contentHorizontalAlignment }
      $0.add("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction }
      $0.add("isContextMenuInteractionEnabled") { $0.isContextMenuInteractionEnabled }
      $0.add("toolTip") { $0.toolTip }
    },
    OverridableProperties(UILabel()) {
      $0.add("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory }
      $0.add("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation }
      $0.add("baselineAdjustment") { $0.baselineAdjustment }
      $0.add("lineBreakStrategy") { $0.lineBreakStrategy }
      $0.add("showsExpansionTextWhenTruncated") { $0.showsExpansionTextWhenTruncated }
      $0.add("highlightedTextColor") { $0.highlightedTextColor }
    },
    OverridableProperties(UIPickerView()) {
      $0.add("showsSelectionIndicator") { $0.showsSelectionIndicator }
    },
    OverridableProperties(UIDatePicker()) {
      $0.add("datePickerMode") { $0.datePickerMode }
      $0.add("locale") { $0.locale }
      $0.add("calendar") { $0.calendar }
      $0.add("timeZone") { $0.timeZone }
      $0.add("minuteInterval") { $0.minuteInterval }
      $0.add("countDownDuration") { $0.countDownDuration }
    },
    OverridableProperties(UISearchBar()) {
      $0.add("prompt") { $0.prompt }
      $0.add("showsCancelButton") { $0.showsCancelButton }
      $0.add("searchBarStyle") { $0.searchBarStyle }
      $0.add("barStyle") { $0.barStyle }
      $0.add("barTintColor") { $0.barTintColor }
      $0.add("isTranslucent") { $0.isTranslucent }
      $0.add("scopeButtonTitles") { $0.scopeButtonTitles }
      $0.add("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex }
      $0.add("showsScopeBar") { $0.showsScopeBar }
      $0.add("showsBookmarkButton") { $0.showsBookmarkButton }
      $0.add("showsSearchResultsButton") { $0.showsSearchResultsButton }
      $0.add("keyboardType") { $0.keyboardType }
      $0.add("returnKeyType") { $0.returnKeyType }
      $0.add("autocapitalizationType") { $0.autocapitalizationType }
      $0.add("autocorrectionType") { $0.autocorrectionType }
      $0.add("enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically }
      $0.add("backgroundImage") { $0.backgroundImage }
    },
    OverridableProperties(UINavigationBar()) {
      $0.add("barTintColor") { $0.barTintColor }
      $0.add("compactAppearance") { $0.compactAppearance }
      $0.add("scrollEdgeAppearance") { $0.scrollEdgeAppearance }
      $0.add("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance }
      $0.add("barStyle") { $0.barStyle }
      $0.addText("titleTextAttributes") { $0.titleTextAttributes as Any }
      $0.addText("largeTitleTextAttributes") { $0.largeTitleTextAttributes as Any }
      $0.add("shadowImage") { $0.shadowImage }
      $0.add("backIndicatorImage") { $0.backIndicatorImage }
      $0.add("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage }
    },
    OverridableProperties(UIToolbar()) {
      $0.add("barTintColor") { $0.barTintColor }
      $0.add("barStyle") { $0.barStyle }
      $0.add("isTranslucent") { $0.isTranslucent }
      $0.add("scrollEdgeAppearance") { $0.scrollEdgeAppearance }
    },
    OverridableProperties(UITabBar()) {
      $0.add("barTintColor") { $0.barTintColor }
      $0.add("unselectedItemTintColor") { $0.unselectedItemTintColor }
      $0.add("barStyle") { $0.barStyle }
      $0.add("backgroundImage") { $0.backgroundImage }
      $0.add("shadowImage") { $0.shadowImage }
      $0.add("selectionIndicatorImage") { $0.selectionIndicatorImage }
      $0.add("scrollEdgeAppearance") { $0.scrollEdgeAppearance }
    },
    OverridableProperties(UIProgressView()) {
      $0.add("trackTintColor") { $0.trackTintColor }
    },
    OverridableProperties(UIActivityIndicatorView()) {
      $0.add("hidesWhenStopped") { $0.hidesWhenStopped }
    },
    OverridableProperties(UIPageControl()) {
      $0.add("hidesForSinglePage") { $0.hidesForSinglePage }
      $0.add("pageIndicatorTintColor") { $0.pageIndicatorTintColor }
      $0.add("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor }
    },
    OverridableProperties(UIStepper()) {
      $0.add("value") { $0.value }
      $0.add("minimumValue") { $0.minimumValue }
      $0.add("maximumValue") { $0.maximumValue }
      $0.add("stepValue") { $0.stepValue }
      $0.add("wraps") { $0.wraps }
      $0.add("autorepeat") { $0.autorepeat }
      $0.add("isContinuous") { $0.isContinuous }
    },
    OverridableProperties(UISegmentedControl()) {
      $0.add("isMomentary") { $0.isMomentary }
      $0.add("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent }
      $0.add("selectedSegmentTintColor") { $0.selectedSegmentTintColor }
    },
    OverridableProperties(UISwitch()) {
      $0.add("thumbTintColor") { $0.thumbTintColor }
    },
    OverridableProperties(UISlider()) {
      $0.add("minimumValue") { $0.minimumValue }
      $0.add("maximumValue") { $0.maximumValue }
      $0.add("isContinuous") { $0.isContinuous }
      $0.add("maximumTrackTintColor") { $0.maximumTrackTintColor }
      $0.add("thumbTintColor") { $0.thumbTintColor }
    },
    OverridableProperties(UITextField()) {
      $0.add("attributedPlaceholder") { $0.attributedPlaceholder }
      $0.add("textContentType") { $0.textContentType }
      $0.add("keyboardType") { $0.keyboardType }
      $0.add("returnKeyType") { $0.returnKeyType }
      $0.add("autocapitalizationType") { $0.autocapitalizationType }
      $0.add("autocorrectionType") { $0.autocorrectionType }
      $0.add("clearButtonMode") { $0.clearButtonMode }
      $0.add("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth }
      $0.add("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory }
      $0.add("leftView") { $0.leftView }
      $0.add("rightView") { $0.rightView }
      $0.add("leftViewMode") { $0.leftViewMode }
      $0.add("rightViewMode") { $0.rightViewMode }
      $0.add("enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically }
      $0.add("spellCheckingType") { $0.spellCheckingType }
      $0.add("smartQuotesType") { $0.smartQuotesType }
      $0.add("smartDashesType") { $0.smartDashesType }
      $0.add("smartInsertDeleteType") { $0.smartInsertDeleteType }
      $0.add("keyboardAppearance") { $0.keyboardAppearance }
      $0.add("minimumFontSize") { $0.minimumFontSize }
      $0.add("clearsOnBeginEditing") { $0.clearsOnBeginEditing }
      $0.add("clearsOnInsertion") { $0.clearsOnInsertion }
      $0.add("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes }
      $0.add("background") { $0.background }
      $0.add("disabledBackground") { $0.disabledBackground }
      $0.addText("defaultTextAttributes") { $0.defaultTextAttributes as Any }
      $0.addText("typingAttributes") { $0.typingAttributes as Any }
    },
    OverridableProperties(UITextView()) {
      $0.add("isEditable") { $0.isEditable }
      $0.add("isSelectable") { $0.isSelectable }
      $0.add("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory }
      $0.addText("typingAttributes") { $0.typingAttributes as Any }
      $0.addText("linkTextAttributes") { $0.linkTextAttributes as Any }
      $0.add("selectedRange") { $0.selectedRange }
      $0.add("dataDetectorTypes") { $0.dataDetectorTypes }
      $0.add("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes }
      $0.add("clearsOnInsertion") { $0.clearsOnInsertion }
      $0.add("keyboardType") { $0.keyboardType }
      $0.add("returnKeyType") { $0.returnKeyType }
      $0.add("keyboardAppearance") { $0.keyboardAppearance }
      $0.add("textContentType") { $0.textContentType }
      $0.add("autocapitalizationType") { $0.autocapitalizationType }
      $0.add("autocorrectionType") { $0.autocorrectionType }
      $0.add("spellCheckingType") { $0.spellCheckingType }
      $0.add("smartQuotesType") { $0.smartQuotesType }
      $0.add("smartDashesType") { $0.smartDashesType }
      $0.add("enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically }
      $0.add("isSecureTextEntry") { $0.isSecureTextEntry }
    },
    OverridableProperties(UICollectionViewListCell()) {
      $0.add("indentationLevel") { $0.indentationLevel }
      $0.add("indentationWidth") { $0.indentationWidth }
      $0.add("indentsAccessories") { $0.indentsAccessories }
    },
    OverridableProperties(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    ) {
      $0.add("allowsSelection") { $0.allowsSelection }
      $0.add("allowsMultipleSelection") { $0.allowsMultipleSelection }
      $0.add("isPrefetchingEnabled") { $0.isPrefetchingEnabled }
      $0.add("dragInteractionEnabled") { $0.dragInteractionEnabled }
      $0.add("isEditing") { $0.isEditing }
    },
    OverridableProperties(UICollectionViewCell()) {
      $0.add("selectedBackgroundView") { $0.selectedBackgroundView }
      $0.add("automaticallyUpdatesContentConfiguration") {
        $0.automaticallyUpdatesContentConfiguration
      }
      $0.add("automaticallyUpdatesBackgroundConfiguration") {
        $0.automaticallyUpdatesBackgroundConfiguration
      }
    },
    OverridableProperties(UIImageView()) {
      $0.add("preferredSymbolConfiguration") { $0.preferredSymbolConfiguration }
      $0.add("highlightedImage") { $0.highlightedImage }
      $0.add("animationImages") { $0.animationImages }
      $0.add("highlightedAnimationImages") { $0.highlightedAnimationImages }
      $0.add("animationDuration") { $0.animationDuration }
      $0.add("animationRepeatCount") { $0.animationRepeatCount }
    },
    OverridableProperties(UIScrollView()) {
      $0.add("contentInsetAdjustmentBehavior") { $0.contentInsetAdjustmentBehavior }
      $0.add("isScrollEnabled") { $0.isScrollEnabled }
      $0.add("scrollIndicatorInsets") { $0.scrollIndicatorInsets }
      $0.add("isPagingEnabled") { $0.isPagingEnabled }
      $0.add("bounces") { $0.bounces }
      $0.add("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator }
      $0.add("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator }
      $0.add("isDirectionalLockEnabled") { $0.isDirectionalLockEnabled }
      $0.add("keyboardDismissMode") { $0.keyboardDismissMode }
      $0.add("minimumZoomScale") { $0.minimumZoomScale }
      $0.add("maximumZoomScale") { $0.maximumZoomScale }
      $0.add("zoomScale") { $0.zoomScale }
      $0.add("decelerationRate") { $0.decelerationRate }
      $0.add("indicatorStyle") { $0.indicatorStyle }
      $0.add("bouncesZoom") { $0.bouncesZoom }
      $0.add("scrollsToTop") { $0.scrollsToTop }
      $0.add("delaysContentTouches") { $0.delaysContentTouches }
      $0.add("canCancelContentTouches") { $0.canCancelContentTouches }
      $0.add("automaticallyAdjustsScrollIndicatorInsets") {
        $0.automaticallyAdjustsScrollIndicatorInsets
      }
      $0.add("verticalScrollIndicatorInsets") { $0.verticalScrollIndicatorInsets }
      $0.add("horizontalScrollIndicatorInsets") { $0.horizontalScrollIndicatorInsets }
      $0.add("refreshControl") { $0.refreshControl }
    },
    OverridableProperties(UIRefreshControl()) {
      $0.add("attributedTitle") { $0.attributedTitle }
    },
    OverridableProperties(UITableView()) {
      $0.add("separatorColor") { $0.separatorColor }
      $0.add("allowsSelection") { $0.allowsSelection }
      $0.add("separatorEffect") { $0.separatorEffect }
      $0.add("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight }
      $0.add("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight }
      $0.add("allowsMultipleSelection") { $0.allowsMultipleSelection }
      $0.add("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing }
      $0.add("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing }
      $0.add("cellLayoutMarginsFollowReadableWidth") { $0.cellLayoutMarginsFollowReadableWidth }
      $0.add("sectionIndexColor") { $0.sectionIndexColor }
      $0.add("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor }
      $0.add("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor }
      $0.add("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount }
      $0.add("remembersLastFocusedIndexPath") { $0.remembersLastFocusedIndexPath }
      $0.add("dragInteractionEnabled") { $0.dragInteractionEnabled }
      $0.add("isEditing") { $0.isEditing }
    },
    OverridableProperties(UITableViewCell(style: .default, reuseIdentifier: nil)) {
      $0.add("multipleSelectionBackgroundView") { $0.multipleSelectionBackgroundView }
      $0.add("editingAccessoryView") { $0.editingAccessoryView }
      $0.add("editingAccessoryType") { $0.editingAccessoryType }
      $0.add("indentationLevel") { $0.indentationLevel }
      $0.add("indentationWidth") { $0.indentationWidth }
      $0.add("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing }
      $0.add("showsReorderControl") { $0.showsReorderControl }
      $0.add("focusStyle") { $0.focusStyle }
      $0.add("isEditing") { $0.isEditing }
      $0.add("automaticallyUpdatesContentConfiguration") {
        $0.automaticallyUpdatesContentConfiguration
      }
      $0.add("automaticallyUpdatesBackgroundConfiguration") {
        $0.automaticallyUpdatesBackgroundConfiguration
      }
      $0.add("selectionStyle") { $0.selectionStyle }
      $0.add("selectedBackgroundView") { $0.selectedBackgroundView }
    },
    OverridableProperties(UIVisualEffectView(effect: nil)) {
      $0.add("effect") { $0.effect }
    },
  ]
}
