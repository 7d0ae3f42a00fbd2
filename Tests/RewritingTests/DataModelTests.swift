import Foundation
import RedlineRewriting
import Testing

/// Properties and classes of Core Data's objects, as Xcode's data models name them.
@Suite("Objects of Core Data") struct DataModelTests {
  /// an attribute or a relationship in a model, its name in code, its type; `nil` for none
  static let rows: [(String, String, String?)] = [
    ("<attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/>", "a", "String?"),
    (
      "<attribute name=\"a\" attributeType=\"Integer 16\" usesScalarValueType=\"YES\"/>", "a",
      "Int16"
    ),
    ("<attribute name=\"a\" attributeType=\"Integer 64\"/>", "a", "NSNumber?"),
    ("<attribute name=\"a\" attributeType=\"Boolean\" usesScalarValueType=\"YES\"/>", "a", "Bool"),
    ("<attribute name=\"a\" attributeType=\"Date\" usesScalarValueType=\"NO\"/>", "a", "Date?"),
    ("<attribute name=\"a\" attributeType=\"Binary\"/>", "a", "Data?"),
    (
      "<attribute name=\"a\" attributeType=\"Transformable\" customClassName=\"[String]\"/>", "a",
      "NSObject?"
    ),
    ("<attribute name=\"default\" attributeType=\"UUID\"/>", "default", "UUID?"),
    ("<attribute name=\"a b\" attributeType=\"UUID\"/>", "a b", nil),
    ("<relationship name=\"a\" maxCount=\"1\" destinationEntity=\"Other\"/>", "a", "Thing?"),
    ("<relationship name=\"a\" toMany=\"YES\" destinationEntity=\"Other\"/>", "a", "NSSet?"),
    (
      "<relationship name=\"a\" toMany=\"YES\" ordered=\"YES\" destinationEntity=\"No\"/>", "a",
      "NSOrderedSet?"
    ),
  ]

  private static func source(_ inside: String, kind: String = "class", of more: String = "")
    -> String
  {
    let model = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Item" representedClassName=".Item" codeGenerationType="\(kind)" \(more)>
          \(inside)
        </entity>
        <entity name="Other" representedClassName="Thing" syncable="YES"/>
      </model>
      """
    return DataModel.source(of: [DataModel(model)])
  }

  @Test(arguments: rows.indices) func property(_ index: Int) {
    let (tag, name, type) = Self.rows[index]
    let source = Self.source(tag)
    let expected = type.map { "public var `\(name)`: \($0) { " }
    #expect(source.components(separatedBy: " var `").count == (type == nil ? 1 : 2))
    #expect(expected.map { source.contains($0) } ?? true, "\(source)")
  }

  /// The text of a model is not code.
  @Test(arguments: ["It\\(exit(1))em", "Item, Other", "1st", ""]) func names(_ name: String) {
    let model = """
      <entity name="\(name)" representedClassName="Item" codeGenerationType="class"></entity>
      """
    #expect(!DataModel.source(of: [DataModel(model)]).contains("Item"))
  }

  @Test func classes() {
    let source = Self.source("")
    #expect(source.contains("public class Item: NSManagedObject {}"))
    #expect(source.contains("NSFetchRequest<Item>(entityName: \"Item\")"))
    // One that a program writes itself.
    #expect(!source.contains("Thing"))
    let category = Self.source("", kind: "category")
    #expect(!category.contains("public class Item:") && category.contains("extension Item {"))
    let child = Self.source("", of: "parentEntity=\"Other\"")
    #expect(child.contains("public class Item: Thing {}") && !child.contains("Identifiable"))
  }

  @Test func several() {
    let source = Self.source(
      "<relationship name=\"parts\" toMany=\"YES\" ordered=\"YES\" destinationEntity=\"Other\"/>")
    #expect(
      source.contains("func addToParts(_ value: Thing) { changeManagedSet(\"parts\", [value],"))
    #expect(source.contains("func removeFromParts(_ values: NSOrderedSet) {"))
    #expect(source.contains("adds: false, isOrdered: true)"))
  }

  @Test(arguments: [
    "", "<", "<entity", "<entity name=\"\">", "<entity name=\"a", "<a=b>", "</entity>",
  ])
  func anythingElse(_ text: String) {
    #expect(!DataModel.source(of: [DataModel(text)]).contains("extension"))
  }
}
