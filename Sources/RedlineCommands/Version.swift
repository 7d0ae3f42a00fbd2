/// The version that `--version` prints.
let redlineVersion = "0.2.0"
