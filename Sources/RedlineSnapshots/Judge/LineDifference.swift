import RedlineIO
import RedlineModel

/// The lines that two texts differ in, as `-` and `+` lines, at most `limit` of them and each cut to
/// 160 characters.
func lineDifference(from old: [UInt8], to new: [UInt8], limit: Int = 12) -> String {
  let (before, now) = (lines(of: old), lines(of: new))
  let head = zip(before, now).prefix { $0 == $1 }.count
  let tail = zip(before.dropFirst(head).reversed(), now.dropFirst(head).reversed())
    .prefix { $0 == $1 }.count
  let (gone, come) = (before[head..<(before.count - tail)], now[head..<(now.count - tail)])
  var text = ["line \(head + 1): \(gone.count) lines → \(come.count) lines"]
  // The middle of long texts is shown from its start; finding its own common lines takes too long.
  let isShort = gone.count <= 400 && come.count <= 400
  let (removed, added) =
    isShort
    ? different(Array(gone), Array(come)) : (Array(gone.prefix(limit)), Array(come.prefix(limit)))
  let shown =
    removed.map { "- " + cut($0) }.prefix(limit) + added.map { "+ " + cut($0) }.prefix(limit)
  text += shown
  let rest = removed.count + added.count - shown.count
  if isShort, rest > 0 { text.append("… and \(rest) more") }
  return text.joined(separator: "\n")
}

private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
}

private func different(
  _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
) -> (removed: [ArraySlice<UInt8>], added: [ArraySlice<UInt8>]) {
  var (removed, added): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
  for change in new.difference(from: old) {
    switch change {
    case .remove(_, let line, _): removed.append(line)
    case .insert(_, let line, _): added.append(line)
    }
  }
  return (removed.reversed(), added)
}

private func cut(_ line: ArraySlice<UInt8>) -> String {
  String(decoding: line.prefix(640), as: UTF8.self).shortened(to: 160)
}
