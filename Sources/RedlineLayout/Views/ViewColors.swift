/// What fills a view and surrounds it, without a part in the layout.
struct ViewColors {
  var background: Color?
  var tint: Color?
  var cornerRadius = 0.0
  var border: Color?
  var clips = false

  /// Those of a view of which nothing was set.
  static let usual = ViewColors()
}

// Most views have none: a look at all colours in place takes memory for as many.
extension View {
  /// The colour of the background; `nil` draws none.
  public var backgroundColor: Color? {
    get { hasUsualColors ? nil : colors.background }
    set { colors.background = newValue }
  }
  /// The colour of what a control highlights; `nil` is the control's own, mostly blue. Views inside
  /// do not take it over.
  public var tintColor: Color? {
    get { hasUsualColors ? nil : colors.tint }
    set { colors.tint = newValue }
  }
  /// The radius of the background's and the border's corners in points.
  public var cornerRadius: Double {
    get { hasUsualColors ? 0 : colors.cornerRadius }
    set { colors.cornerRadius = newValue }
  }
  /// The colour of a border inside the frame, 1 pt wide unless ``borderWidth`` says otherwise; `nil` draws
  /// none.
  public var borderColor: Color? {
    get { hasUsualColors ? nil : colors.border }
    set { colors.border = newValue }
  }
  /// Whether what is inside is drawn within the frame only.
  public var clipsToBounds: Bool {
    get { hasUsualColors ? false : colors.clips }
    set { colors.clips = newValue }
  }
}
