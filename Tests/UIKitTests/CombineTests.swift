import Combine
import Foundation
import Testing
import UIKit

private enum Trouble: Error { case some }

/// A publisher of numbers, and what listeners of it are told.
private struct Row: CustomTestStringConvertible {
  var name: String
  var told: [String]
  var publisher: AnyPublisher<String, any Error>
  var testDescription: String { name }

  init<P: Publisher>(_ name: String, _ told: [String], _ publisher: P) {
    self.name = name
    self.told = told
    self.publisher = publisher.map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
  }
}

private var numbers: AnyPublisher<Int, Never> { [1, 2, 2, 3].publisher }
private var failing: Fail<Int, Trouble> { Fail(error: .some) }

@MainActor @Suite struct CombineTests {
  @Test func operators() {
    let rows = [
      Row("Just", ["1", "finished"], Just(1)),
      Row("Empty", ["finished"], Empty<Int, Never>()),
      Row("an Empty that stays", [], Empty<Int, Never>(completeImmediately: false)),
      Row("Future", ["4", "finished"], Future<Int, Never> { $0(.success(4)) }),
      Row("a Future that fails", ["failed"], Future<Int, Trouble> { $0(.failure(.some)) }),
      Row("Deferred", ["1", "finished"], Deferred { Just(1) }),
      Row("map", ["2", "4", "4", "6", "finished"], numbers.map { $0 * 2 }),
      Row("map of a property", ["1", "finished"], Just("a").map(\.count)),
      Row("tryMap", ["failed"], numbers.tryMap { _ -> Int in throw Trouble.some }),
      Row("compactMap", ["3", "finished"], numbers.compactMap { $0 > 2 ? $0 : nil }),
      Row("filter", ["2", "2", "finished"], numbers.filter { $0 == 2 }),
      Row("removeDuplicates", ["1", "2", "3", "finished"], numbers.removeDuplicates()),
      Row("scan", ["1", "3", "5", "8", "finished"], numbers.scan(0, +)),
      Row("reduce", ["8", "finished"], numbers.reduce(0, +)),
      Row("reduce of nothing", ["7", "finished"], Empty<Int, Never>().reduce(7, +)),
      Row("collect", ["[1, 2, 2, 3]", "finished"], numbers.collect()),
      Row("collect by three", ["[1, 2, 2]", "[3]", "finished"], numbers.collect(3)),
      Row("first", ["1", "finished"], numbers.first()),
      Row("first where", ["2", "finished"], numbers.first { $0 > 1 }),
      Row("last", ["3", "finished"], numbers.last()),
      Row("dropFirst", ["2", "3", "finished"], numbers.dropFirst(2)),
      Row("prefix while", ["1", "finished"], numbers.prefix { $0 < 2 }),
      Row("drop while", ["3", "finished"], numbers.drop { $0 < 3 }),
      Row("prepend", ["0", "1", "finished"], Just(1).prepend(0)),
      Row("append", ["1", "2", "finished"], Just(1).append(2)),
      Row("contains", ["true", "finished"], numbers.contains(3)),
      Row("all", ["false", "finished"], numbers.allSatisfy { $0 < 3 }),
      Row("replaceEmpty", ["5", "finished"], Empty<Int, Never>().replaceEmpty(with: 5)),
      Row("replaceError", ["6", "finished"], failing.replaceError(with: 6)),
      Row("catch", ["1", "finished"], failing.catch { _ in Just(1) }),
      Row("retry", ["failed"], failing.retry(2)),
      Row(
        "flatMap", ["1", "1", "3", "3", "finished"],
        [1, 3].publisher.flatMap { [$0, $0].publisher }),
      Row(
        "switchToLatest", ["1", "2", "finished"],
        [1, 2].publisher.map { Just($0) }.switchToLatest()),
      Row("merge", ["1", "2", "finished"], Just(1).merge(with: Just(2))),
      Row("combineLatest", ["(1, 2)", "finished"], Just(1).combineLatest(Just(2))),
      Row(
        "three of combineLatest", ["6", "finished"],
        Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }),
      Row("zip", ["(1, \"a\")", "(2, \"b\")", "finished"], numbers.zip(["a", "b"].publisher)),
      Row(
        "debounce", ["1", "finished"],
        Just(1).debounce(for: .milliseconds(300), scheduler: RunLoop.main)),
      Row("receive", ["1", "finished"], Just(1).receive(on: DispatchQueue.main)),
      Row(
        "decode", ["[1]", "finished"],
        Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())),
    ]
    for row in rows {
      var told: [String] = []
      let listening = row.publisher.sink(
        receiveCompletion: {
          if case .failure = $0 { told.append("failed") } else { told.append("finished") }
        },
        receiveValue: { told.append($0) })
      #expect(told == row.told, "\(row.name)")
      listening.cancel()
    }
  }

  @Test func subjects() {
    let passing = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(1)
    var told: [String] = []
    var kept: Set<AnyCancellable> = []
    passing.sink { told.append("p\($0)") }.store(in: &kept)
    current.sink { told.append("c\($0)") }.store(in: &kept)
    passing.send(2)
    current.value = 3
    current.send(4)
    #expect(told == ["c1", "p2", "c3", "c4"])
    #expect(current.value == 4)
    kept = []
    passing.send(5)
    current.send(completion: .finished)
    current.send(6)
    #expect(told.count == 4)
    #expect(current.value == 4)
  }

  @Test func whatIsSharedIsListenedToOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var (made, told) = (0, [Int]())
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      made += 1
      return subject
    }.share()
    let listening = [shared.sink { told.append($0) }, shared.sink { told.append(-$0) }]
    subject.send(1)
    #expect(made == 1)
    #expect(told == [1, -1])
    listening.forEach { $0.cancel() }
    subject.send(2)
    #expect(told.count == 2)
  }

  @Test func notifications() {
    let center = NotificationCenter()
    var count = 0
    let listening = center.publisher(for: UIResponder.keyboardWillShowNotification).sink { _ in
      count += 1
    }
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    listening.cancel()
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    #expect(count == 1)
  }

  /// What most code has publishers for: a label that shows what a model says.
  @Test func labelsFollowModels() {
    final class Model: ObservableObject {
      @Published var title = "Tap"
      @Published var copy = ""
    }
    let (model, label) = (Model(), UILabel())
    var (changes, before) = (0, "")
    var kept: Set<AnyCancellable> = []
    model.objectWillChange.sink {
      changes += 1
      before = model.title
    }.store(in: &kept)
    model.$title.map(Optional.some).assign(to: \.text, on: label).store(in: &kept)
    model.$title.map { $0.uppercased() }.assign(to: &model.$copy)
    #expect(label.text == "Tap")
    let width = label.intrinsicContentSize.width
    model.title = "Tap here"
    #expect(label.text == "Tap here")
    #expect(label.intrinsicContentSize.width > width)
    #expect(model.copy == "TAP HERE")
    #expect((changes, before) == (1, "Tap"))
  }
}
