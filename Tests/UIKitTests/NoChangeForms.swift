import UIKit

// One form, written in many ways; `NoChangeTests` compares them.

enum Written {
  final class FormController: UIViewController {
    let name = UITextField()
    let save = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      name.translatesAutoresizingMaskIntoConstraints = false
      save.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(name)
      view.addSubview(save)
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
        save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
  }
}

enum Moved {
  #sourceLocation(file:"Renamed/Forms.swift",line:4000)
  /// A form.
  final class FormController: UIViewController {
    // Who it is.
    let name = UITextField()

    // Keeps it.
    let save = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      save.translatesAutoresizingMaskIntoConstraints = false
      name.translatesAutoresizingMaskIntoConstraints = false

      save.setTitle("Save", for: .normal)
      name.borderStyle = .roundedRect
      name.text = "Ada"

      for child in [name, save] { view.addSubview(child) }

      NSLayoutConstraint.activate([
        // Above
        name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),

        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),

        // Below
        save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
        save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
  }
  #sourceLocation()
}

enum Built {
  final class FormController: UIViewController {
    let name = UITextField()
    let save = UIButton(type: .system)
    var configure: @MainActor (FormController) -> Void = { _ in }
    var constrain: @MainActor (FormController) -> Void = {
      NSLayoutConstraint.activate($0.constraints)
    }
    var after: @MainActor (FormController) -> Void = { _ in }

    var constraints: [NSLayoutConstraint] {
      [
        name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
        save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      configure(self)
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      for item in [name, save] {
        item.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(item)
      }
      constrain(self)
      after(self)
    }
  }
}

enum Closures {
  final class FormController: UIViewController {
    let name: UITextField = {
      let field = UITextField()
      field.text = "Ada"
      field.borderStyle = .roundedRect
      field.translatesAutoresizingMaskIntoConstraints = false
      return field
    }()
    private(set) var save = FormController.button("Save")

    private static func button(_ title: String) -> UIButton {
      let button = UIButton(type: .system)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.setTitle(title, for: .normal)
      return button
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      [name, save].forEach(view.addSubview)
      place(on: view.safeAreaLayoutGuide)
    }

    private func place(on guide: UILayoutGuide, margin: CGFloat = 16) {
      NSLayoutConstraint.activate(
        [
          name.topAnchor.constraint(equalTo: guide.topAnchor, constant: margin + 8),
          save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: margin / 2),
        ]
          + [
            name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
            name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
          ])
      save.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      save.widthAnchor.constraint(greaterThanOrEqualToConstant: 5 * margin).isActive = true
    }
  }
}

enum Inherited {
  class BaseController: UIViewController {
    lazy var name = UITextField()
    lazy var save: UIButton = UIButton(type: .system)
  }

  final class FormController: BaseController {
    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      let views = [name, save]
      for each in views { each.translatesAutoresizingMaskIntoConstraints = false }
      for each in views { view.addSubview(each) }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
        save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
  }
}

enum Loaded {
  final class FormController: UIViewController {
    let name = UITextField()
    let save = UIButton(type: .system)

    override func loadView() {
      view = UIView()
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      for child in [name, save] {
        view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
      }
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
        save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
  }
}

enum Extended {
  final class FormController: UIViewController {
    let name = UITextField()
    let save = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      setUp()
    }
  }
}

extension Extended.FormController {
  fileprivate func setUp() {
    for child in [name, save] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    var all: [NSLayoutConstraint] = []
    for (edge, other, gap) in [
      (name.leadingAnchor, view.leadingAnchor, 16.0),
      (name.trailingAnchor, view.trailingAnchor, -16),
    ] {
      all.append(edge.constraint(equalTo: other, constant: gap))
    }
    all += [
      save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
      save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ]
    NSLayoutConstraint.activate(all)
  }
}

enum Turned {
  final class FormController: UIViewController {
    let name = UITextField()
    let save = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      for child in [name, save] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      NSLayoutConstraint.activate([
        view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: name.topAnchor, constant: -24),
        view.leadingAnchor.constraint(equalTo: name.leadingAnchor, constant: -16),
        view.trailingAnchor.constraint(equalTo: name.trailingAnchor, constant: 16),
        name.bottomAnchor.constraint(equalTo: save.topAnchor, constant: -8),
        view.centerXAnchor.constraint(equalTo: save.centerXAnchor),
        save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
  }
}

enum Attributes {
  final class FormController: UIViewController {
    let name = UITextField()
    let save = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      for child in [name, save] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: name, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
          attribute: .top, multiplier: 1, constant: 24),
        NSLayoutConstraint(
          item: name, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
          multiplier: 1, constant: 16),
        NSLayoutConstraint(
          item: name, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing,
          multiplier: 1, constant: -16),
        NSLayoutConstraint(
          item: save, attribute: .top, relatedBy: .equal, toItem: name, attribute: .bottom,
          multiplier: 1, constant: 8),
        NSLayoutConstraint(
          item: save, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: save, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 80),
      ])
    }
  }
}

enum Unused {
  final class FormController: UIViewController {
    let spare = UILabel()
    let model = [1, 2]
    var onSave: (() -> Void)?
    weak var owner: UIViewController?
    lazy var later = UIView()
    let name = UITextField()
    let save = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Ada"
      name.borderStyle = .roundedRect
      save.setTitle("Save", for: .normal)
      for child in [name, save] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        save.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
        save.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        save.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
  }
}
