import RedlineKit
import RedlineTesting
import Testing

/// A stand-in for the layout of the README.
private final class Login: View, LayoutSpec {
  let title = Label("Welcome back")
  var layout: Layout {
    title
    title.top == safeArea.top + 24
    title.horizontal == margins.horizontal
  }
}

@Suite(.disabled("examples of the README, which have no goldens")) enum ReadmeExamples {
  @Suite(.snapshots) struct LoginTests {
    @Test(arguments: Device.phones) func login(_ device: Device) throws {
      try expectSnapshot(of: Login(), on: device)
    }

    @Test func variants() throws {
      try expectSnapshot(
        of: Login(), across: .sizeClasses, .schemes, .textSizes(.large, .accessibility3),
        .directions)
    }

    @Test func rules() throws {
      try expectLayout(
        of: Login(), across: .sizeClasses, satisfies: .fits, .noOverlap, .touchSize())
    }
  }
}
