/**
 * The theme of the draft over that of the document. A style sheet of script needs no permission of the page's policy,
 * and comes after those of the document.
 *
 * @param served what the document came with
 */
export function createThemeSheet(served: string): { set(css: string): void } {
  let shown = served;
  let sheet: CSSStyleSheet | undefined;
  return {
    set(css) {
      if (css === shown) return;
      shown = css;
      if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
      sheet.replaceSync(css);
    },
  };
}
