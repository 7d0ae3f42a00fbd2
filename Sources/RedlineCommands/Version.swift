/// The version that `--version` prints.
let redlineVersion = "0.1.0"
