import ArgumentParser
import RedlineInterfaceBuilder

/// How content sizes and safe areas are found.
struct ModelOptions: ParsableArguments {
  @Option(
    help: """
      Where content sizes come from: 'stored' gives a view without subviews the size in the file, \
      'text' measures texts and knows UIKit's controls.
      """)
  var intrinsic = Choice<IntrinsicSource>(.stored)

  @Option(
    help: """
      Where safe areas come from: 'inferred' from the stored frames and else the rule, 'rule' from \
      the device and the bars around.
      """)
  var environment = Choice<EnvironmentSource>(.inferred)

  var options: BuildOptions {
    var options = BuildOptions()
    options.intrinsic = intrinsic.value
    options.environment = environment.value
    return options
  }
}
