import UIKit

struct Trail: Hashable {
    let name: String
    let region: String
    let kilometers: Double
    let rating: Int
    let summary: String

    static let all: [Trail] = [
        Trail(name: "Lake Loop", region: "North Shore", kilometers: 8.4, rating: 4,
              summary: "An easy way around the lake with three places to swim and a hut halfway that serves soup."),
        Trail(name: "Ridge Walk", region: "High Pass", kilometers: 17.2, rating: 5,
              summary: "Long and open. Start early, take water, and turn around when clouds come over the pass from the west."),
        Trail(name: "Old Railway", region: "Valley", kilometers: 12, rating: 3,
              summary: "Flat, shaded and good in the rain."),
    ]

    var length: String {
        return String(format: "%.1f km", kilometers)
    }
}

extension Notification.Name {
    static let trailWasSaved = Notification.Name("TrailWasSaved")
}
