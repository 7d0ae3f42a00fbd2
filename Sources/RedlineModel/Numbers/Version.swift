/// The version that `--version` prints, and that goldens say they were drawn by.
package let redlineVersion = "0.2.0"
