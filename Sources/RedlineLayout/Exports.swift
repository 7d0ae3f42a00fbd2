// Whoever writes layouts uses devices, fonts and solved layouts, too.
@_exported public import RedlineModel
