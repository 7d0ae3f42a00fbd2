/// What is asked about a layout, as JSON on a line of its own; a line of JSON answers it.
package struct PreviewQuestion: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Which layouts there are: a ``PreviewListing``.
    case list
    /// A layout as a figure.
    case figure
    /// A layout in the saved form.
    case layout
    /// How many findings a layout has.
    case check
  }

  package var kind: Kind
  /// The layout's name in the list.
  package var name = ""
  package var variant = PreviewVariant()
  package var isDark = false
  /// A `Diagram.Style`; constraints unless given.
  package var style: String?
  /// Points of the picture in a point of the layout, for a picture of the screen alone.
  package var zoom: Double?
  /// What the layout is compared with.
  package var against: PreviewBase?
  /// That layout in the saved form.
  package var before: String?

  package init(_ kind: Kind, name: String = "") { (self.kind, self.name) = (kind, name) }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(Kind.self, forKey: .kind)
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
    variant = try container.decodeIfPresent(PreviewVariant.self, forKey: .variant) ?? variant
    isDark = try container.decodeIfPresent(Bool.self, forKey: .isDark) ?? false
    style = try container.decodeIfPresent(String.self, forKey: .style)
    zoom = try container.decodeIfPresent(Double.self, forKey: .zoom)
    against = try container.decodeIfPresent(PreviewBase.self, forKey: .against)
    before = try container.decodeIfPresent(String.self, forKey: .before)
  }
}

/// What takes the place of the environment in which a layout is declared; `nil` leaves it.
package struct PreviewVariant: Codable, Hashable, Sendable {
  /// A device by name, or the size of a canvas as `320x480`.
  package var device: String?
  /// `portrait` or `landscape`.
  package var orientation: String?
  /// `ltr` or `rtl`.
  package var direction: String?
  /// `XS` … `AX5`.
  package var textSize: String?
  /// Height in points.
  package var keyboard: Double?
  /// Width of the screen in points, 1 to 10,000.
  package var width: Double?

  package init() {}
}

/// What a layout can be compared with.
package enum PreviewBase: String, Codable, Hashable, Sendable, CaseIterable {
  /// The files as they were committed last.
  case commit
  /// The catalog's golden.
  case golden
  /// What was saved before.
  case save
}

/// The layouts that can be shown.
package struct PreviewListing: Codable, Hashable, Sendable {
  package struct Figure: Codable, Hashable, Sendable {
    package var name: String
    package var title: String
    package var place: String
    package var section: String?
    package var summary: String?
    /// Whether it can be laid out in other environments.
    package var varies: Bool
    /// Its own environment, where it is known without solving.
    package var variant: PreviewVariant

    package init(
      name: String, title: String, place: String, section: String? = nil, summary: String? = nil,
      varies: Bool, variant: PreviewVariant = PreviewVariant()
    ) {
      (self.name, self.title, self.place) = (name, title, place)
      (self.section, self.summary, self.varies, self.variant) = (section, summary, varies, variant)
    }
  }

  package var figures: [Figure]
  /// What cannot be shown, and why.
  package var problems: [String]
  /// Whether the layouts have goldens.
  package var hasGoldens: Bool

  package init(figures: [Figure], problems: [String] = [], hasGoldens: Bool = false) {
    (self.figures, self.problems, self.hasGoldens) = (figures, problems, hasGoldens)
  }
}

/// An answer, of which one part is there.
package struct PreviewAnswer: Codable, Sendable {
  package struct Count: Codable, Hashable, Sendable {
    package var errors: Int
    package var warnings: Int

    package init(errors: Int, warnings: Int) { (self.errors, self.warnings) = (errors, warnings) }
  }

  package var list: PreviewListing?
  package var layout: String?
  package var check: Count?
  package var error: String?

  package init(
    list: PreviewListing? = nil, layout: String? = nil, check: Count? = nil, error: String? = nil
  ) {
    (self.list, self.layout, self.check, self.error) = (list, layout, check, error)
  }
}
