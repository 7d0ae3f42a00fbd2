import UIKit

class TrailListViewController: UITableViewController, UISearchResultsUpdating {

    private var trails = Trail.all

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TrailCell.self, forCellReuseIdentifier: TrailCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 96
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTrail(_:)))
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trails.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TrailCell.reuseIdentifier, for: indexPath) as! TrailCell
        cell.configure(with: trails[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = TrailDetailViewController(trail: trails[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let words = searchController.searchBar.text ?? ""
        trails = words.isEmpty ? Trail.all : Trail.all.filter { $0.name.contains(words) }
        tableView.reloadData()
    }

    @objc private func addTrail(_ sender: UIBarButtonItem) {
        present(UINavigationController(rootViewController: AddTrailViewController()), animated: true)
    }

    @objc private func refresh() {
        refreshControl?.endRefreshing()
    }
}
