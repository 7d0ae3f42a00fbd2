import RedlineDiagram
public import RedlineLayout

public import Testing

extension Device: CustomTestStringConvertible {
  /// `iPhone 15, landscape`, as a test case's argument.
  public var testDescription: String { title }
}

extension SnapshotVariant: CustomTestStringConvertible {
  /// `iPhone 15, right to left, dark`, as a test case's argument.
  public var testDescription: String {
    environment.title + (scheme == .dark ? ", dark" : "")
  }
}
