// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's structures, which code makes by their initializers.

extension Publishers {
  /// The values of two publishers.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure
  { a.merge(with: b) }
  /// The values of three publishers.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
    -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  { a.merge(with: b, c) }
  /// The values of four publishers.
  public static func Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  { a.merge(with: b, c, d) }
  /// The newest values of two publishers.
  public static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure
  { a.combineLatest(b) }
  /// The newest values of three publishers.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }
  /// The newest values of four publishers.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c, d)
  }
  /// The values of two publishers in pairs.
  public static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure
  { a.zip(b) }
  /// The values of three publishers in triples.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
    -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.zip(b, c) }
}
