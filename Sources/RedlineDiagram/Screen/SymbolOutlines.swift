/// The symbols that are drawn, by their names without suffixes.
enum SymbolOutlines {
  /// Names whose symbols look alike at the size of a diagram.
  static let aliases: [String: String] = [
    "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "gearshape": "gear",
    "gearshape.2": "gear", "multiply": "xmark", "arrow.triangle.2.circlepath": "repeat",
    "arrow.2.circlepath": "repeat", "bubble.right": "bubble.left",
    "message": "bubble.left", "mappin.and.ellipse": "mappin", "location.north": "location",
    "square.and.arrow.down.on.square": "square.and.arrow.down", "text.bubble": "bubble.left",
    "square.and.arrow.up.on.square": "square.and.arrow.up", "list.number": "list.bullet",
    "list.dash": "list.bullet", "text.justify": "line.3.horizontal",
    "line.horizontal.3": "line.3.horizontal", "pencil.and.ellipsis.rectangle": "pencil",
    "speaker": "speaker.wave.2", "speaker.wave.1": "speaker.wave.2",
    "speaker.wave.3": "speaker.wave.2", "icloud": "cloud",
    "ellipsis.message": "bubble.left", "photo.on.rectangle": "photo", "books.vertical": "book",
    "info.bubble": "bubble.left", "rectangle.portrait.and.arrow.right": "square.and.arrow.up",
    "person.crop": "person", "arrowshape.turn.up.right": "arrow.uturn.right",
    "arrowshape.turn.up.left": "arrow.uturn.left", "infoLight": "info.circle",
    "infoDark": "info.circle", "detailDisclosure": "info.circle", "contactAdd": "plus.circle",
    "sun.min": "sun.max", "lock.shield": "lock", "key": "lock", "phone.arrow.up.right": "phone",
  ]

  static let all: [String: String] = [
    // Signs
    "xmark": "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", "plus": "M12 4L12 20M4 12L20 12",
    "minus": "M4 12L20 12", "checkmark": "M4.5 13L9.5 18.5L19.5 5.5",
    "info": "D12 5.5 1.6M9.5 10.5L12.3 10.5L12.3 18.5M9 18.5L15.5 18.5",
    "questionmark":
      "M8 8.5C8 5.5 10 4 12 4C14.4 4 16 5.8 16 8C16 11 12.2 11.4 12.2 14.5D12.2 19 1.4",
    "exclamationmark": "M12 4L12 14D12 19 1.5", "ellipsis": "D5 12 1.9D12 12 1.9D19 12 1.9",
    "exclamationmark.triangle": "M12 3.5L21.5 20L2.5 20ZM12 9.5L12 14D12 17 1.1",
    // Arrows
    "chevron.right": "M8.5 4L16.5 12L8.5 20", "chevron.left": "M15.5 4L7.5 12L15.5 20",
    "chevron.up": "M4 15.5L12 7.5L20 15.5", "chevron.down": "M4 8.5L12 16.5L20 8.5",
    "arrow.right": "M3 12L21 12M14 5L21 12L14 19", "arrow.left": "M21 12L3 12M10 5L3 12L10 19",
    "arrow.up": "M12 21L12 3M5 10L12 3L19 10", "arrow.down": "M12 3L12 21M5 14L12 21L19 14",
    "arrow.left.arrow.right": "M4 8L20 8M16 4L20 8L16 12M20 16L4 16M8 12L4 16L8 20",
    "arrow.up.arrow.down": "M8 20L8 4M4 8L8 4L12 8M16 4L16 20M12 16L16 20L20 16",
    "arrow.uturn.left":
      "M9 4.5L4 9.5L9 14.5M4 9.5L14 9.5C18 9.5 20.5 12 20.5 15C20.5 18 18 20 15 20L11 20",
    "arrow.uturn.right":
      "M15 4.5L20 9.5L15 14.5M20 9.5L10 9.5C6 9.5 3.5 12 3.5 15C3.5 18 6 20 9 20L13 20",
    "arrow.clockwise":
      "M19.5 12C19.5 16.1 16.1 19.5 12 19.5C7.9 19.5 4.5 16.1 4.5 12C4.5 7.9 7.9 4.5 12 4.5C14.6 4.5 16.9 5.8 18.2 8M18.6 3.5L18.6 8.3L13.8 8.3",
    "arrow.counterclockwise":
      "M4.5 12C4.5 16.1 7.9 19.5 12 19.5C16.1 19.5 19.5 16.1 19.5 12C19.5 7.9 16.1 4.5 12 4.5C9.4 4.5 7.1 5.8 5.8 8M5.4 3.5L5.4 8.3L10.2 8.3",
    "repeat":
      "M4.5 10C4.5 7.5 6 6 8.5 6L19 6M16 3L19 6L16 9M19.5 14C19.5 16.5 18 18 15.5 18L5 18M8 15L5 18L8 21",
    // Files
    "square.and.arrow.up": "M8 9.5L5 9.5L5 21L19 21L19 9.5L16 9.5M12 15L12 2.5M8 6.5L12 2.5L16 6.5",
    "square.and.arrow.down": "M8 9L5 9L5 21L19 21L19 9L16 9M12 2.5L12 15M8 11L12 15L16 11",
    "trash":
      "M4 6.5L20 6.5M9 6.5L9 3.5L15 3.5L15 6.5M6 6.5L7 21L17 21L18 6.5M10 10.5L10.2 17M14 10.5L13.8 17",
    "trash.fill": "M4 6.5L20 6.5M9 6.5L9 3.5L15 3.5L15 6.5M6 9L7 21L17 21L18 9Z",
    "folder": "M3 19L3 5.5L9.5 5.5L11.5 8L21 8L21 19Z",
    "doc": "M6 3L14 3L18.5 7.5L18.5 21L6 21ZM14 3L14 7.5L18.5 7.5",
    "doc.text": "M6 3L14 3L18.5 7.5L18.5 21L6 21ZM9 12L15.5 12M9 16L15.5 16",
    "doc.on.doc": "M8 8L8 3L20 3L20 16L16 16M4 8L16 8L16 21L4 21Z",
    "paperclip":
      "M17 7L9.5 14.5C8 16 10 18 11.5 16.5L19 9C21.5 6.5 18 3 15.5 5.5L7.5 13.5C4 17 8.5 21.5 12 18L18 12",
    "link":
      "M10 14L14 10M8 11L5.5 13.5C2.5 16.5 7.5 21.5 10.5 18.5L13 16M16 13L18.5 10.5C21.5 7.5 16.5 2.5 13.5 5.5L11 8",
    "bookmark": "M7 3.5L17 3.5L17 20.5L12 16L7 20.5Z",
    "book":
      "M12 6C9.5 4.5 6.5 4 3 4.5L3 18.5C6.5 18 9.5 18.5 12 20C14.5 18.5 17.5 18 21 18.5L21 4.5C17.5 4 14.5 4.5 12 6ZM12 6L12 20",
    "tag": "M3.5 3.5L11.5 3.5L20.5 12.5L12.5 20.5L3.5 11.5ZD8 8 1.5",
    "archivebox": "M3 4L21 4L21 9L3 9ZM5 9L5 20L19 20L19 9M10 13L14 13",
    "tray": "M3 13L6 4.5L18 4.5L21 13L21 19.5L3 19.5ZM3 13L8.5 13L10 15.5L14 15.5L15.5 13L21 13",
    // Writing
    "pencil": "M4 20L5 15.5L16.5 4L20 7.5L8.5 19ZM14 6.5L17.5 10",
    "square.and.pencil":
      "M13 5L4.5 5L4.5 19.5L19 19.5L19 11M10 14L10.8 11L18.5 3.5L20.8 5.8L13 13.3Z",
    "line.3.horizontal": "M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5",
    "list.bullet":
      "D4.5 6.5 1.4D4.5 12 1.4D4.5 17.5 1.4M9 6.5L20.5 6.5M9 12L20.5 12M9 17.5L20.5 17.5",
    "slider.horizontal.3":
      "M3.5 6L14 6M19 6L20.5 6O16.5 6 2.3M3.5 12L5 12M10 12L20.5 12O7.5 12 2.3M3.5 18L12 18M17 18L20.5 18O14.5 18 2.3",
    "magnifyingglass": "O10.5 10.5 6.5M15.3 15.3L21 21",
    // People and places
    "person": "O12 7.8 4.2M3.8 20.5C3.8 16.6 7.4 14.6 12 14.6C16.6 14.6 20.2 16.6 20.2 20.5Z",
    "person.2":
      "O8.8 8.5 3.5M2 19.5C2 16.2 5 14.4 8.8 14.4C12.6 14.4 15.6 16.2 15.6 19.5ZM15 5.2C17.2 5 19 6.6 19 8.6C19 10.5 17.6 11.8 16 11.9M17.2 14.5C20 14.9 22 16.6 22 19.5L18.6 19.5",
    "house": "M3 11.5L12 3.8L21 11.5M5.5 9.5L5.5 20L10 20L10 14L14 14L14 20L18.5 20L18.5 9.5",
    "house.fill":
      "M12 3.8L21 11.5L18.5 11.5L18.5 20L14 20L14 14L10 14L10 20L5.5 20L5.5 11.5L3 11.5Z",
    "map": "M3 6L9 4L15 6L21 4L21 18L15 20L9 18L3 20ZM9 4L9 18M15 6L15 20",
    "location": "M21 3L3 11L11.5 12.5L13 21Z", "mappin": "O12 7.5 4.5M12 12L12 21",
    "safari": "O12 12 9.5M16 8L13.6 13.6L8 16L10.4 10.4Z",
    "globe": "O12 12 9.5M2.5 12L21.5 12M12 2.5C8 6 8 18 12 21.5M12 2.5C16 6 16 18 12 21.5",
    "cart": "M2.5 4L5.5 4L8 15.5L18.5 15.5L21 7L6.2 7D9.5 19.5 1.7D17 19.5 1.7",
    "creditcard": "M2.5 5.5L21.5 5.5L21.5 18.5L2.5 18.5ZM2.5 9.5L21.5 9.5",
    "gift":
      "M3 8L21 8L21 12L3 12ZM5 12L5 20.5L19 20.5L19 12M12 8L12 20.5M12 8C8 8 6.5 3 9.5 3C11.5 3 12 6 12 8C12 6 12.5 3 14.5 3C17.5 3 16 8 12 8",
    // Time, talk, settings
    "clock": "O12 12 9.5M12 6.5L12 12L16 14",
    "bell":
      "M5 17.5L19 17.5C17.5 16 17.3 14 17.3 11C17.3 7 15.5 4.8 12 4.8C8.5 4.8 6.7 7 6.7 11C6.7 14 6.5 16 5 17.5ZM10 20.5C10.7 21.3 13.3 21.3 14 20.5M12 2.8L12 4.8",
    "calendar": "M4 5.5L20 5.5L20 20L4 20ZM4 10L20 10M8 3L8 7M16 3L16 7",
    "envelope": "M3 5.5L21 5.5L21 18.5L3 18.5ZM3.5 6.5L12 13L20.5 6.5",
    "bubble.left": "M4 5L20 5L20 16.5L11 16.5L6.5 20.5L6.5 16.5L4 16.5Z",
    "paperplane": "M21 3L3 10.5L10 13.5L13.5 21ZM21 3L10 13.5",
    "phone":
      "M6 3.5L9.5 3.5L11 8L8.5 9.8C9.5 12 12 14.5 14.2 15.5L16 13L20.5 14.5L20.5 18C20.5 19.5 19 20.5 17.5 20.5C10.5 19.8 4.2 13.5 3.5 6.5C3.5 5 4.5 3.5 6 3.5Z",
    "gear":
      "O12 12 6.8O12 12 3.2M12 2.2L12 5M12 19L12 21.8M2.2 12L5 12M19 12L21.8 12M5.1 5.1L7 7M17 17L18.9 18.9M5.1 18.9L7 17M17 7L18.9 5.1",
    "lock":
      "M5.5 10.5L18.5 10.5L18.5 21L5.5 21ZM8 10.5L8 7.5C8 5 9.7 3.2 12 3.2C14.3 3.2 16 5 16 7.5L16 10.5",
    "eye":
      "M2.5 12C5 8 8.3 6 12 6C15.7 6 19 8 21.5 12C19 16 15.7 18 12 18C8.3 18 5 16 2.5 12ZO12 12 2.8",
    "wand.and.stars":
      "M4 20L14 10M16.5 3L16.5 7M14.5 5L18.5 5M19.5 11.5L19.5 14.5M18 13L21 13M8.5 4L8.5 7M7 5.5L10 5.5",
    "bolt": "M13.5 2.5L5 13.5L11.5 13.5L10.5 21.5L19 10.5L12.5 10.5Z",
    "flag":
      "M5.5 21L5.5 4C8 2.8 10.5 2.8 13 4C15.5 5.2 17.5 5.2 19.5 4L19.5 13C17.5 14.2 15.5 14.2 13 13C10.5 11.8 8 11.8 5.5 13",
    "wifi": "M2.5 9.5C8 4.2 16 4.2 21.5 9.5M6 13.2C9.5 9.9 14.5 9.9 18 13.2D12 18 1.9",
    // Pictures and sound
    "camera": "M3 7.5L7.5 7.5L9 5L15 5L16.5 7.5L21 7.5L21 19L3 19ZO12 13 3.6",
    "photo": "M3 4.5L21 4.5L21 19.5L3 19.5ZM3.5 17L9 11L13.5 16L16 13.5L20.5 18D16.5 9 1.7",
    "video": "M2.5 6.5L15 6.5L15 17.5L2.5 17.5ZM15 11L21.5 7.5L21.5 16.5L15 13Z",
    "play": "M6.5 4L19.5 12L6.5 20Z", "pause": "M7 5L9.5 5L9.5 19L7 19ZM14.5 5L17 5L17 19L14.5 19Z",
    "stop": "M5.5 5.5L18.5 5.5L18.5 18.5L5.5 18.5Z",
    "forward": "M3 6L11.5 12L3 18ZM12 6L20.5 12L12 18Z",
    "backward": "M21 6L12.5 12L21 18ZM12 6L3.5 12L12 18Z",
    "mic":
      "M9 6C9 2 15 2 15 6L15 11.5C15 15.5 9 15.5 9 11.5ZM5.5 11.5C5.5 19.5 18.5 19.5 18.5 11.5M12 17.5L12 21",
    "speaker.wave.2":
      "M4 9.5L8 9.5L13 5L13 19L8 14.5L4 14.5ZM16 9C17.5 11 17.5 13 16 15M18.5 6.5C21.5 10 21.5 14 18.5 17.5",
    "speaker.slash": "M4 9.5L8 9.5L13 5L13 19L8 14.5L4 14.5ZM4 3L20 21",
    "music.note": "O8 18 2.6M10.6 18L10.6 4L18 6.5",
    "qrcode":
      "M4 4L10 4L10 10L4 10ZM14 4L20 4L20 10L14 10ZM4 14L10 14L10 20L4 20ZM14 14L16.5 14M20 14L20 16.5M14 18L14 20M17 17.5L17 20L20 20",
    "viewfinder":
      "M3.5 8L3.5 3.5L8 3.5M16 3.5L20.5 3.5L20.5 8M20.5 16L20.5 20.5L16 20.5M8 20.5L3.5 20.5L3.5 16",
    "ellipsis.viewfinder":
      "M3.5 8L3.5 3.5L8 3.5M16 3.5L20.5 3.5L20.5 8M20.5 16L20.5 20.5L16 20.5M8 20.5L3.5 20.5L3.5 16D8 12 1.4D12 12 1.4D16 12 1.4",
    // Weather and favour
    "star": "M12 2.8L14.8 8.9L21.4 9.6L16.4 14L17.8 20.6L12 17.2L6.2 20.6L7.6 14L2.6 9.6L9.2 8.9Z",
    "heart":
      "M12 20.5C5 15.5 2.8 12 2.8 8.8C2.8 6 4.9 4 7.4 4C9.4 4 11 5 12 6.8C13 5 14.6 4 16.6 4C19.1 4 21.2 6 21.2 8.8C21.2 12 19 15.5 12 20.5Z",
    "sun.max":
      "O12 12 4.2M12 2L12 4.5M12 19.5L12 22M2 12L4.5 12M19.5 12L22 12M4.9 4.9L6.7 6.7M17.3 17.3L19.1 19.1M4.9 19.1L6.7 17.3M17.3 6.7L19.1 4.9",
    "moon":
      "M19.5 14.5C15 16.5 9.5 13.5 9.5 8C9.5 6.5 9.9 5 10.5 3.8C6.5 4.8 3.8 8.2 3.8 12C3.8 16.8 7.6 20.4 12.2 20.4C15.6 20.4 18.4 18.2 19.5 14.5Z",
    "cloud":
      "M7 18.5C4.5 18.5 2.8 16.8 2.8 14.6C2.8 12.6 4.2 11.2 6 10.9C6.4 7.8 8.8 5.5 12 5.5C15 5.5 17.2 7.3 17.9 10C20 10.2 21.4 11.9 21.4 14.1C21.4 16.6 19.6 18.5 17.2 18.5Z",
    "icloud.and.arrow.up":
      "M7 18.5C4.5 18.5 2.8 16.8 2.8 14.6C2.8 12.6 4.2 11.2 6 10.9C6.4 7.8 8.8 5.5 12 5.5C15 5.5 17.2 7.3 17.9 10C20 10.2 21.4 11.9 21.4 14.1C21.4 16.6 19.6 18.5 17.2 18.5M12 20.5L12 11.5M9 14.2L12 11.2L15 14.2",
    "icloud.and.arrow.down":
      "M7 18.5C4.5 18.5 2.8 16.8 2.8 14.6C2.8 12.6 4.2 11.2 6 10.9C6.4 7.8 8.8 5.5 12 5.5C15 5.5 17.2 7.3 17.9 10C20 10.2 21.4 11.9 21.4 14.1C21.4 16.6 19.6 18.5 17.2 18.5M12 11L12 20.5M9 17.5L12 20.5L15 17.5",
  ]
}
