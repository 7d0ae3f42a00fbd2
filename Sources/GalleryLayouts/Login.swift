import RedlineKit

/// The views of the login screen, configured in one place.
class LoginFields: View {
  let username = TextField("Username", border: .roundedRect)
  let password = TextField("Password", secure: true, border: .roundedRect)
  let submit = Button("Log in", kind: .custom, fill: .systemBlue)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    submit.cornerRadius = 8
    constrain()
  }

  /// Adds the views and constrains them.
  func constrain() {}
}

/// First way: each constraint made from anchors and activated where it stands.
final class AnchorsLogin: LoginFields {
  override func constrain() {
    addSubview(username)
    addSubview(password)
    addSubview(submit)

    username.translatesAutoresizingMaskIntoConstraints = false
    username.leadingAnchor.constraint(equalTo: password.leadingAnchor).isActive = true
    username.trailingAnchor.constraint(equalTo: password.trailingAnchor).isActive = true

    password.translatesAutoresizingMaskIntoConstraints = false
    password.topAnchor.constraint(equalTo: username.bottomAnchor, constant: 8).isActive = true
    password.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    password.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
    password.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20).isActive = true

    submit.translatesAutoresizingMaskIntoConstraints = false
    submit.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 8).isActive = true
    submit.centerXAnchor.constraint(equalTo: password.centerXAnchor).isActive = true
    submit.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}

/// Second way: the layout is a view of its own, which the screen only fills.
final class OwnViewLogin: View, LayoutSpec {
  let content = AnchorsLogin()

  var layout: Layout {
    content
    content.edges == edges
  }
}

/// Third way: all constraints activated together.
final class ActivatedLogin: LoginFields {
  override func constrain() {
    for view in [username, password, submit] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    LayoutConstraint.activate([
      username.leadingAnchor.constraint(equalTo: password.leadingAnchor),
      username.trailingAnchor.constraint(equalTo: password.trailingAnchor),

      password.topAnchor.constraint(equalTo: username.bottomAnchor, constant: 8),
      password.centerYAnchor.constraint(equalTo: centerYAnchor),
      password.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      password.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),

      submit.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 8),
      submit.centerXAnchor.constraint(equalTo: password.centerXAnchor),
      submit.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

/// Fourth way: a stack view.
final class StackLogin: LoginFields, LayoutSpec {
  lazy var form = Stack(.vertical, spacing: 8, alignment: .center) {
    username; password; submit
  }

  var layout: Layout {
    form
    form.horizontal == horizontal + 20
    form.centerY == centerY
    username.width == form.width
    password.width == form.width
    submit.width == 200
  }
}

/// Fifth way: operators.
final class OperatorLogin: LoginFields, LayoutSpec {
  var layout: Layout {
    username; password; submit

    password.centerY == centerY
    password.horizontal == horizontal + 20

    username.bottom == password.top - 8
    username.horizontal == password.horizontal

    submit.top == password.bottom + 8
    submit.centerX == password.centerX
    submit.width == 200
  }
}

/// All together: a login stack of its own, used in a bigger view as one item.
final class LoginStack: LoginFields, LayoutSpec {
  lazy var stack = Stack(.vertical, spacing: 8, alignment: .center) {
    username; password; submit
  }

  var layout: Layout {
    stack
    stack.edges == edges
    password.horizontal == horizontal
    username.horizontal == horizontal
    submit.width == 200
  }
}

final class ComposedLogin: View, LayoutSpec {
  let login = LoginStack()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  var layout: Layout {
    login
    login.horizontal == horizontal + 20
    login.centerY == centerY
  }
}
