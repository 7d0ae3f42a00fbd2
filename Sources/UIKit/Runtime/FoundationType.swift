/// What is stored first in an object that may be a value of attributed texts.
///
/// Foundation on Linux compares such values, where attributed texts are joined or changed, as objects of Core
/// Foundation: it takes bits 8 to 17 of what is stored first for the number of a type, and ends the process
/// (`__HALT`) where they are 0, as they are of a length of 0 and of one pointer in a thousand. With the number
/// of a type there it sees that the object is one of Swift, and asks `isEqual`.
struct FoundationType: Sendable {
  /// The number of the type of all types.
  private let bits: UInt64 = 1 << 8
}
