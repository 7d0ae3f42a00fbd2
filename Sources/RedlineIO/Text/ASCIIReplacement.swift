extension String {
  /// The text with other texts in place of ASCII characters, also of those that an accent follows.
  package func replacing(_ table: [Unicode.Scalar: String]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte < 0x80, let other = table[Unicode.Scalar(byte)] {
        bytes += other.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// JSON that ends no element of an HTML page, in a script element.
  package var escapedForScript: String {
    replacing(["<": "\\u003c", ">": "\\u003e", "&": "\\u0026"])
  }

  /// A word of a shell's command line.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "+", "=", "@", "~", "/", ":", ",": true
      default: false
      }
    }
    // Shells replace a ~ or a = at the start, and programs take a - for an option.
    let isWord = isPlain && !isEmpty && !["~", "="].contains(first)
    return isWord ? self : "'" + replacing(["'": "'\\''"]) + "'"
  }
}
