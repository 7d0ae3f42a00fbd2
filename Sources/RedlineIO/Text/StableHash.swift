/// FNV-1a with 64 bits: the same in every process, and not for those who mean harm.
package func stableHash(of bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}
