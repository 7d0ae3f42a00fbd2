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
    "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit", "AddressBook",
    "AddressBookUI", "AdServices", "AdSupport", "AlarmKit", "AppClip", "AppIntents", "AppleArchive",
    "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit",
    "AuthenticationServices", "AutomaticAssessmentConfiguration", "AVFoundation", "AVKit",
    "BackgroundAssets", "BackgroundTasks", "BrowserEngineKit", "BusinessChat",
    "CallKit", "CarPlay", "CFNetwork", "ClassKit", "ClockKit", "CloudKit", "CommonCrypto",
    "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreLocation", "CoreLocationUI",
    "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin", "DataDetection",
    "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "DockKit", "EventKit",
    "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit",
    "FinanceKitUI", "FoundationModels", "GameController", "GameKit", "GameplayKit", "GLKit",
    "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookup",
    "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "IOKit", "IOSurface", "JavaScriptCore", "JournalingSuggestions", "LightweightCodeRequirements",
    "LinkPresentation", "LiveCommunicationKit", "LocalAuthentication", "LockedCameraCapture",
    "MachO", "ManagedSettings", "ManagedSettingsUI", "MapKit", "MarketplaceKit", "Matter",
    "MatterSupport", "MediaAccessibility", "MediaPlayer", "Messages", "MessageUI", "Metal",
    "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit",
    "MLCompute", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "os", "OSLog", "PaperKit", "PassKit", "PDFKit",
    "PencilKit", "PermissionKit", "PHASE", "Photos", "PhotosUI", "ProximityReader", "PushKit",
    "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan",
    "SafariServices", "SafetyKit", "SceneKit", "ScreenTime", "SecureElementCredential", "Security",
    "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit",
    "simd", "Social", "SoundAnalysis", "Speech", "SpriteKit", "SQLite3", "StickerKit",
    "StoreKit", "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "ThreadNetwork", "TipKit",
    "Translation", "TranslationUIProvider", "TVServices", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit",
  ]
}

extension Rewriting {
  /// Whether a module is Apple's, whether anything of it is here or not.
  public static func isOfApple(_ module: String) -> Bool {
    let modules = AppleModules.partsOfUIKit.union(AppleModules.others)
    return ["UIKit", "Foundation", "Combine"].contains(module) || modules.contains(module)
  }
}
