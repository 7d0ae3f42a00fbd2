// Rules, results and record modes are part of what a test says.
@_exported public import RedlineAnalysis
@_exported public import RedlineSnapshots
