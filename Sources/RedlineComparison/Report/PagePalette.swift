/// The colours of the pages, light and dark.
package let pagePalette = """
  :root {
    color-scheme: light dark;
    --page: light-dark(#ffffff, #0d1117);
    --panel: light-dark(#f6f7f9, #161b22);
    --edge: light-dark(#dce0e5, #30363d);
    --ink: light-dark(#1f2328, #e6edf3);
    --quiet: light-dark(#59616b, #9aa4af);
    --accent: light-dark(#c22d0d, #ff7b68);
    --note: light-dark(#fff6d6, #332b00);
  }
  """
