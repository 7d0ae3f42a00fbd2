import UIKit

class SettingsViewController: UITableViewController {

    private enum Section: Int, CaseIterable {
        case account, display, about
    }

    private let titles: [[String]] = [["Name", "Password"], ["Large Pictures", "Show Distances"], ["Version", "Licenses", "Contact"]]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return titles[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return ["Account", "Display", "About"][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = titles[indexPath.section][indexPath.row]
        cell.contentConfiguration = content
        switch Section(rawValue: indexPath.section)! {
        case .display:
            let toggle = UISwitch()
            toggle.isOn = indexPath.row == 0
            toggle.tag = indexPath.row
            toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .account, .about:
            cell.accessoryView = nil
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    @objc private func toggled(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: "setting\(sender.tag)")
    }
}
