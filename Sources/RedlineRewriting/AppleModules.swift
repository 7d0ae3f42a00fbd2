/// Modules of Apple's that are not on Linux.
enum AppleModules {
  /// Those whose names that layouts use are names of the module UIKit here.
  static let partsOfUIKit: Set<String> = [
    "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "ObjectiveC", "DeveloperToolsSupport",
  ]

  /// Those of which the module AppleFrameworks has names.
  static let named: Set<String> = [
    "AudioToolbox", "AuthenticationServices", "AVFoundation", "AVKit", "Contacts", "ContactsUI",
    "CoreData", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "EventKit",
    "EventKitUI", "GameplayKit", "Intents", "IntentsUI", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "Network",
    "NotificationCenter", "os", "OSLog", "PDFKit", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "Security", "SpriteKit", "StoreKit", "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WebKit",
  ]

  /// Those that a file with views may import without a layout that depends on them.
  static let others: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdSupport",
    "AddressBook", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreHaptics", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit",
    "Darwin", "EventKit", "EventKitUI", "GLKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
    "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "OSLog",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "os", "simd",
  ]
}
