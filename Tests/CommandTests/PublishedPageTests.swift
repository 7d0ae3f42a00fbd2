import RedlineIO
import Testing

@testable import RedlineCommands

/// Pages of sites that publish them elsewhere than they lie.
@Suite struct PublishedPageTests {
  private let card = "<!-- redline: card on=200x100 -->\n"

  @Test(
    "Links lead from where a site has the page",
    arguments: [
      ("mkdocs.yml", "site_name: x\n", "docs/a/b.md", "../x/c.svg"),
      ("mkdocs.yml", "use_directory_urls: false # yes\n", "docs/a/b.md", "x/c.svg"),
      ("mkdocs.yml", "docs_dir: 'a/'\n", "docs/a/b.md", "x/c.svg"),
      ("mkdocs.yml", "docs_dir: 'docs/a/'\n", "docs/a/b.md", "../x/c.svg"),
      ("mkdocs.yml", "", "docs/a/index.md", "x/c.svg"),
      ("mkdocs.yml", "", "docs/a/README.md", "x/c.svg"), ("mkdocs.yml", "", "README.md", "x/c.svg"),
      ("_config.yml", "permalink: pretty\n", "a.md", "../x/c.svg"),
      ("_config.yml", "title: permalink\n", "a.md", "x/c.svg"),
      ("docs/c/mkdocs.yml", "", "docs/a/b.md", "x/c.svg"),
    ])
  func publishedLinks(_ file: String, _ settings: String, _ page: String, _ link: String)
    async throws
  {
    try await withSite { site in
      try site.write(file, settings)
      let path = site.path(page)
      let picture = "\(PageFiles.folder(of: path))/x/c.svg"
      #expect(PageFiles.path(from: PublishedPage.folder(of: path), to: picture) == link)
    }
  }

  @Test(
    "A page that Jekyll publishes elsewhere says where the site has its pictures",
    arguments: [
      ("_posts/2026-01-02-a.md", "", true), ("blog/_drafts/a.md", "", true),
      ("a.md", "---\npermalink: /about/\n---\n", true),
      ("a.md", "---\ntitle: permalink\n---\n", false), ("a.md", "permalink: /about/\n\n", false),
    ])
  func movedPages(_ page: String, _ start: String, isMoved: Bool) async throws {
    try await withSite { site in
      try site.write("_config.yml", "title: x\n")
      try site.write(page, start + card)
      var found = try await site.run()
      #expect(found.faults.contains { $0.contains("Jekyll publishes this page at") } == isMoved)
      guard isMoved else { return }
      #expect(try site.text(page) == start + card)
      try site.write(page, start + card.replacing(" -->", with: " link=/images to=. -->"))
      found = try await site.run()
      #expect(found.faults == [])
      #expect(try site.text(page).contains(#"src="/images/card-200x100.svg""#))
      #expect(try await site.run(check: true).faults == [])
      try site.write(page, start + card.replacing(" -->", with: " link=images -->"))
      #expect(try await site.run().faults.contains { $0.contains("link is 'images'; write where") })
    }
  }
}
