// The code of the article Rules.

import RedlineKit
import RedlineTesting
import Testing

@Test func welcomeHasNoOtherFindings() throws {
  try expectNoFindings(in: Welcome(), ignoring: [.truncatedText])
}
