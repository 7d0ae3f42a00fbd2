import Foundation
import RedlineModel

/// The pictures of a figure: one, or an overview and panels where one would be too dense.
struct FigurePanels {
  /// More tags than this in one picture are taken apart, and more than a few where they are close.
  static let mostTags = 20
  private static let fewTags = 12
  /// What of the container's surroundings a panel shows, in points of the layout.
  private static let margin: CGFloat = 6

  struct Picture {
    var source: FigurePlan.Source
    /// `nil` for the overview.
    var title: FigurePartTitle?
    /// Those that were made to see whether there is to be more than one picture.
    var known: FigurePlans?

    /// - Parameter first: Those of the whole screen.
    func plans(like first: FigurePlans) -> FigurePlans { known ?? FigurePlans(source, like: first) }
  }

  private let plans: FigurePlans
  private var source: FigurePlan.Source { plans.source }
  private let options: FigureOptions

  init(_ plans: FigurePlans, options: FigureOptions) {
    self.plans = plans
    self.options = options
  }

  /// - Parameter tags: How many the figure has as one picture.
  func sources(tags: Int) -> [Picture] {
    let whole = [Picture(source: source, known: plans)]
    guard options.splits, tags > Self.fewTags else { return whole }
    var source = source
    source.showsContents = options.only.contains { filter in
      if case .kinds(let kinds) = filter { kinds.contains(.hugging) } else { false }
    }
    let isDense = tags > Self.mostTags
    let pictures = clustered(isDense ? parts(of: source) : [Picture(source: source)])
    return pictures.count > 1 ? lettered(pictures) : isDense ? pictures : whole
  }

  /// The overview with the panels of containers, and of the stretches of a strip.
  private func parts(of source: FigurePlan.Source) -> [Picture] {
    let parts = FigureGroups(source.layout, source.constraints, hidden: source.content.hidden)
    let long = FigureStretches(source.layout, parts.rest, hidden: source.content.hidden)
    guard !parts.groups.isEmpty || !long.stretches.isEmpty else { return [Picture(source: source)] }
    var overview = source
    overview.constraints = long.rest
    var (pictures, number) = ([Picture](), 1)
    for group in parts.groups {
      overview.leave([(number, group)])
      pictures += panels(group, number, source)
      number += group.all.count
    }
    let inGroups = overview.excluded
    let stretches = long.stretches.enumerated().map { (number + $0, $1) }
    for (number, stretch) in stretches { overview.leave(stretch, number) }
    overview.names = names(of: overview)
    return [Picture(source: overview)] + pictures
      + stretches.map { number, stretch in
        panel(
          stretch, source, excluded: inGroups,
          FigurePartTitle(number: number, name: Self.name(ofStretch: stretch.frame)))
      }
  }

  /// The pictures with panels of their own for what is too close in them.
  private func clustered(_ pictures: [Picture]) -> [Picture] {
    var (all, added) = (pictures, [Picture]())
    let found = pictures.concurrentMap { clusters(in: $0.source) }
    for (index, found) in found.enumerated() where !found.clusters.isEmpty {
      let before = all[index].source
      all[index].source.constraints = found.rest
      for cluster in found.clusters {
        let number = all.count + added.count
        all[index].source.leave(cluster, number)
        let title = FigurePartTitle(number: number, name: name(of: cluster, in: before))
        var picture = panel(cluster, before, excluded: before.excluded, title)
        picture.source.panels = []
        for constraint in cluster.constraints {
          let twins = all[index].source.twins.removeValue(forKey: constraint.id)
          picture.source.twins[constraint.id] = twins
        }
        added.append(picture)
      }
      all[index].source.names = names(of: all[index].source)
      if all[index].title != nil { all[index].title?.note = Self.constraints(found.rest) }
    }
    return all + added
  }

  private func clusters(in source: FigurePlan.Source) -> FigureClusters {
    let room = FigureSetting.room(options)
    let frame = source.region ?? source.layout.root.frame
    let scale = min(Self.clusterScale, (room - Self.gutters) / max(1, Double(frame.width)))
    return FigureClusters(
      plans.geometry(FigureProjection(scale: 1)), source.constraints, in: frame, scale: scale,
      hidden: source.content.hidden
    ) { FigurePlan.marks(source, plans.geometry(FigureProjection(scale: scale))) }
  }

  /// About the greatest scale of a picture that is taken apart, and what its gutters take, in pixels.
  private static let clusterScale = 1.6
  private static let gutters = 160.0

  /// The panel of a group, before those of its parts.
  private func panels(
    _ group: FigureGroup, _ number: Int, _ source: FigurePlan.Source
  ) -> [Picture] {
    var next = number + 1
    let parts = group.parts.map { part in
      defer { next += part.all.count }
      return (next, part)
    }
    return [panel(group, number, source, leaving: parts)]
      + parts.flatMap { panels($1, $0, source) }
  }

  /// - Parameter excluded: What other panels draw.
  private func panel(
    _ stretch: FigureStretch, _ source: FigurePlan.Source, excluded: Set<String>,
    _ title: FigurePartTitle
  ) -> Picture {
    var panel = source
    panel.constraints = stretch.constraints
    panel.items = stretch.members
    panel.excluded = excluded
    panel.names = names(of: panel)
    panel.region = stretch.frame
    panel.container = nil
    panel.surroundings = source.surroundings.within(stretch.frame)
    var title = title
    title.note = Self.constraints(stretch.constraints)
    return Picture(source: panel, title: title)
  }

  private static func name(ofStretch frame: CGRect) -> String {
    "x \(formatted(frame.minX, decimals: 0)) to \(formatted(frame.maxX, decimals: 0))"
  }

  /// The views that most constraints of a cluster are about.
  private func name(of cluster: FigureStretch, in source: FigurePlan.Source) -> String {
    var counts: [String: Int] = [:]
    for constraint in cluster.constraints {
      for id in Set([constraint.first.item, constraint.second?.item].compactMap { $0 })
      where cluster.members.contains(id) { counts[id, default: 0] += 1 }
    }
    let ids = counts.keys.sorted { (-counts[$0]!, $0) < (-counts[$1]!, $1) }
    let names = ids.prefix(Self.mostNames).map { source.names($0) }.joined(separator: ", ")
    return ids.count > Self.mostNames ? "\(names) and \(ids.count - Self.mostNames) more" : names
  }

  private static let mostNames = 2

  /// The pictures, none of which has a letter of another one.
  private func lettered(_ pictures: [Picture]) -> [Picture] {
    var used = 0
    lazy var geometry = plans.geometry(FigureProjection(scale: 1))
    return pictures.map { picture in
      var picture = picture
      picture.source.letters = used
      used += FigureMarks.letters(of: picture.source) { geometry }
      return picture
    }
  }

  /// How many constraints somebody wrote, as the header counts them.
  private static func constraints(_ all: [SolvedLayout.Constraint]) -> String {
    let count = all.count { $0.origin == .user }
    return count == 1 ? "1 constraint" : "\(count) constraints"
  }

  /// Names that are distinct in one picture may be shorter.
  private func names(of picture: FigurePlan.Source) -> FigureNames {
    let ends = picture.constraints.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    let others =
      picture.layout.items.filter { $0.stack != nil }.map(\.id) + picture.layout.arrangedBlanks
      + picture.layout.guides.filter { $0.kind == .custom }.map(\.id)
    let shown = others.filter { id in
      picture.items.map { $0.contains(id) } ?? !picture.excluded.contains(id)
    }
    return FigureNames(picture.layout, ids: ends + shown)
  }

  /// The container with what reaches beyond it, up to half as much again.
  private func region(_ group: FigureGroup) -> CGRect {
    let frame = group.container.frame
    let limit = frame.insetBy(dx: -frame.width / 2, dy: -max(frame.height / 2, 300))
    let members = source.layout.items.filter { item in
      group.members.contains(item.id) && item.frame.width > 0 && item.frame.height > 0
        && !source.content.hidden.contains(item.id)
    }
    return members.map { $0.frame.intersection(limit) }.filter { !$0.isNull }
      .reduce(frame) { $0.union($1) }
  }

  /// - Parameter inner: The groups in it that have panels of their own.
  private func panel(
    _ group: FigureGroup, _ number: Int, _ source: FigurePlan.Source,
    leaving inner: [(Int, FigureGroup)] = []
  ) -> Picture {
    var panel = source
    panel.leave(inner)
    panel.constraints = group.constraints
    panel.items = group.members
    if group.container.stack != nil { panel.items?.insert(group.container.id) }
    panel.names = names(of: panel)
    for twin in group.twins {
      for (own, other) in group.pairs(with: twin) {
        panel.twins[own.id, default: []].append(other)
      }
    }
    let region = region(group).insetBy(dx: -Self.margin, dy: -Self.margin)
    panel.region = region
    panel.container = group.container.frame
    // What is not drawn is in nobody's way.
    panel.surroundings = source.surroundings.within(region)
    let plain = Self.constraints(group.constraints)
    let copies = group.twins.count + 1
    let title = FigurePartTitle(
      number: number, name: source.names(group.container.id),
      note: firstText(in: group) + (copies > 1 ? "\(copies) alike, \(plain) each" : plain))
    return Picture(source: panel, title: title)
  }

  /// The first words in a container whose name says nothing of it.
  private func firstText(in group: FigureGroup) -> String {
    guard group.container.isNamedByItsClass else { return "" }
    let isTurned = source.layout.environment.layoutDirection == .rightToLeft
    func place(_ item: SolvedLayout.Item) -> CGFloat {
      item.frame.midY + (isTurned ? -item.frame.maxX : item.frame.minX)
    }
    let first = source.layout.items.filter { item in
      group.members.contains(item.id) && !source.content.hidden.contains(item.id)
        && item.text?.string.isEmpty == false && !item.showsNothing
        && item.frame.height > Self.leastText
    }.min { place($0) < place($1) }
    guard let text = first?.text?.string.split(separator: "\n").first else { return "" }
    let isLong = text.count > Self.longestText
    return "“\(isLong ? text.prefix(Self.longestText) + "…" : text)” · "
  }

  private static let longestText = 24
  /// Of a text in a lower view nothing is read.
  private static let leastText: CGFloat = 8
}

extension FigurePlan.Source {
  /// The frames of what no panel draws: what one draws is cut off where it reaches beyond the screen.
  var framesOfOwn: [CGRect] {
    guard !panels.isEmpty else { return surroundings.frames }
    let others = Set(layout.items.lazy.filter { excluded.contains($0.id) }.map(\.frame))
    return surroundings.frames.filter { !others.contains($0) }
  }

  /// Leaves what is in a part of the picture to a panel.
  fileprivate mutating func leave(_ stretch: FigureStretch, _ number: Int) {
    panels.append((number, stretch.frame))
    excluded.formUnion(stretch.members)
  }

  /// Leaves what is in groups to their panels.
  fileprivate mutating func leave(_ groups: [(number: Int, group: FigureGroup)]) {
    for (number, group) in groups {
      for one in [group] + group.twins {
        panels.append((number, one.container.frame))
        excluded.formUnion(one.members)
        if one.container.id != group.container.id { copies.formUnion(one.members) }
        if one.container.stack != nil { excluded.insert(one.container.id) }
      }
    }
  }
}
