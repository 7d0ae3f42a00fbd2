// The app's own files are compiled by the plugin; see uikit-sources.txt.
