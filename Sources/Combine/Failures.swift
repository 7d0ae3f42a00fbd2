public import Foundation

extension Publisher {
  /// Another error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { value, end in attach(value) { end($0.mapError(transform)) } }
  }
  /// A value in place of an error, and the end.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }
  /// Another publisher in place of an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> AnyPublisher<Output, P.Failure> where P.Output == Output
  {
    AnyPublisher { value, end in
      let running = Latest()
      running.set(
        attach(value) {
          switch $0 {
          case .finished: end(.finished)
          case .failure(let error): running.set(handler(error).attach(value, end))
          }
        }, unlessSetSince: 0)
      return AnyCancellable(running)
    }
  }
  /// Another publisher in place of an error, or another error.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> AnyPublisher<Output, any Error> where P.Output == Output
  {
    self.catch { error in
      do { return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher() } catch {
        return Fail<Output, any Error>(error: error).eraseToAnyPublisher()
      }
    }
  }
  /// Begins again after an error, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    if retries <= 0 { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }
  /// Ends the program where an error comes.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    self.catch { error -> AnyPublisher<Output, Never> in fatalError("\(prefix)\(error)") }
  }
  /// Values of a type that coded data has.
  public func decode<T: Decodable, D: TopLevelDecoder>(type: T.Type, decoder: D)
    -> AnyPublisher<T, any Error> where D.Input == Output
  { tryMap { try decoder.decode(type, from: $0) } }
  /// Coded data of each value.
  public func encode<E: TopLevelEncoder>(encoder: E) -> AnyPublisher<E.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }
}

extension Publisher where Failure == Never {
  /// The same values of a publisher that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { value, end in attach(value) { _ in end(.finished) } }
  }
}

/// Something that reads values of coded data.
public protocol TopLevelDecoder<Input> {
  /// The data.
  associatedtype Input
  /// A value of data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that codes values.
public protocol TopLevelEncoder<Output> {
  /// The data.
  associatedtype Output
  /// The data of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
