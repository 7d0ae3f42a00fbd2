import Testing
import UIKit

private final class Tag: UILabel {}
private final class Chip: UIButton {}
private final class Toggle: UISwitch {}
private final class Plate: UIView {}
private final class Shelf: UIView {}
private final class Bar: UITabBar {}
private final class Room: UIViewController {}
private final class Note: UILabel {}
private class Sign: UILabel {}
private final class SmallSign: Sign {}

/// Views take what was set for all of their class when they are laid out, unless they say otherwise. Each
/// class is styled by one test alone, since styles stay.
@MainActor @Suite struct AppearanceTests {
  private func laidOut<View: UIView>(_ view: View, in outer: UIView = UIView()) -> View {
    outer.addSubview(view)
    outer.layoutIfNeeded()
    return view
  }

  @Test func labels() {
    Tag.appearance().textColor = .systemRed
    Tag.appearance().font = .boldSystemFont(ofSize: 21)
    let (plain, own) = (Tag(), Tag())
    own.textColor = .systemGreen
    #expect(plain.textColor == .label)
    #expect(laidOut(plain).textColor == .systemRed)
    #expect(plain.font == .boldSystemFont(ofSize: 21))
    #expect(laidOut(own).textColor == .systemGreen)
    #expect(laidOut(UILabel()).textColor == .label)
    // Once: what is set later stays.
    plain.textColor = .label
    #expect(laidOut(plain).textColor == .label)
  }

  @Test func buttons() {
    Chip.appearance().setTitleColor(.systemPink, for: .normal)
    Chip.appearance().backgroundColor = .systemYellow
    let chip = laidOut(Chip())
    #expect(chip.titleColor(for: .normal) == .systemPink)
    #expect(chip.backgroundColor == .systemYellow)
  }

  @Test func tints() {
    Toggle.appearance().onTintColor = .systemPurple
    Plate.appearance().tintColor = .systemOrange
    #expect(laidOut(Toggle()).onTintColor == .systemPurple)
    #expect(laidOut(Plate()).tintColor == .systemOrange)
  }

  @Test func bars() {
    let look = UITabBarAppearance()
    look.backgroundColor = .systemTeal
    Bar.appearance().standardAppearance = look
    Bar.appearance().unselectedItemTintColor = .systemBrown
    let bar = laidOut(Bar())
    #expect(bar.standardAppearance.backgroundColor == .systemTeal)
    #expect(bar.unselectedItemTintColor == .systemBrown)
  }

  @Test func containers() {
    Note.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .systemBlue
    Note.appearance(whenContainedInInstancesOf: [Shelf.self, Room.self]).textColor = .systemRed
    Note.appearance().textColor = .systemGray
    #expect(laidOut(Note()).textColor == .systemGray)
    #expect(laidOut(Note(), in: Shelf()).textColor == .systemBlue)
    let (room, shelf) = (Room(), Shelf())
    room.view.addSubview(shelf)
    #expect(laidOut(Note(), in: shelf).textColor == .systemRed)
  }

  @Test func subclassesTakeWhatIsSetForTheirs() {
    SmallSign.appearance().numberOfLines = 3
    Sign.appearance().numberOfLines = 2
    Sign.appearance().textColor = .systemMint
    #expect(laidOut(Sign()).numberOfLines == 2)
    #expect(laidOut(SmallSign()).numberOfLines == 3)
    #expect(laidOut(SmallSign()).textColor == .systemMint)
  }

  @Test func proxiesOfUIKitsClasses() {
    #expect(UITableView.appearance() === UITableView.appearance())
    #expect(UICollectionView.appearance() === UICollectionView.appearance())
    #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [Shelf.self]))
    let others: [UIView] = [
      UITextView.appearance(), UITextField.appearance(), UISegmentedControl.appearance(),
      UISearchBar.appearance(), UIStackView.appearance(), UITableViewCell.appearance(),
      UIImageView.appearance(), UIProgressView.appearance(), UIToolbar.appearance(),
      UICollectionViewCell.appearance(), UIDatePicker.appearance(), UIWindow.appearance(),
    ]
    #expect(others.count == 12)
  }
}
