import type { Plugin } from "vite";

/**
 * Lets the player's elements keep the page's policy. They write their style as text into their shadow trees, which
 * `style-src` refuses; here the same style comes by way of the CSSOM, as sheets that all elements of a kind share.
 */
export function shadowStyles(): Plugin {
  return {
    name: "lectern:shadow-styles",
    enforce: "pre",
    resolveId: (id) => (id === HELPER ? `\0${HELPER}` : undefined),
    load: (id) => (id === `\0${HELPER}` ? helper : undefined),
    transform(code, id) {
      if (!/node_modules[\\/]media-chrome[\\/]dist[\\/]/.test(id)) return null;
      const changed = adoptStyles(code);
      return changed === code
        ? null
        : { code: `import { fillShadow, ruleOf, newRule } from "${HELPER}";\n${changed}`, map: null };
    },
  };
}

const HELPER = "lectern:shadow-styles";

/** The code of one module of media-chrome with its ways of writing style replaced. */
export function adoptStyles(code: string): string {
  return code
    .replaceAll(
      "this.shadowRoot.setHTMLUnsafe ? this.shadowRoot.setHTMLUnsafe(html) : this.shadowRoot.innerHTML = html;",
      "fillShadow(this.shadowRoot, html);",
    )
    .replaceAll(
      /this\.shadowRoot\.innerHTML = (this\.constructor\.getTemplateHTML\(attrs\));/g,
      "fillShadow(this.shadowRoot, $1);",
    )
    .replace(
      "function getCSSRule(styleParent, predicate) {",
      "function getCSSRule(styleParent, predicate) {\n  return ruleOf(styleParent, predicate);",
    )
    .replace(
      "function insertCSSRule(styleParent, selectorText) {",
      "function insertCSSRule(styleParent, selectorText) {\n  return newRule(styleParent, selectorText);",
    );
}

/**
 * Runs in the browser. The last sheet of a tree is its own; those before it are shared by their text. A style that its
 * element looks up by an id stays, empty.
 */
const helper = `
const sheets = new Map();
const own = new WeakMap();
export function fillShadow(root, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const adopted = [];
  for (const style of template.content.querySelectorAll("style")) {
    const text = style.textContent;
    const key = style.media + text;
    let sheet = sheets.get(key);
    if (!sheet) {
      sheet = new CSSStyleSheet({ media: style.media });
      sheet.replaceSync(text);
      sheets.set(key, sheet);
    }
    adopted.push(sheet);
    if (style.id) style.textContent = "";
    else style.remove();
  }
  root.replaceChildren(document.importNode(template.content, true));
  root.adoptedStyleSheets = [...adopted, ownSheet(root)];
}
function ownSheet(root) {
  let sheet = own.get(root);
  if (!sheet) own.set(root, (sheet = new CSSStyleSheet()));
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}
export function ruleOf(root, predicate) {
  for (const rule of ownSheet(root).cssRules) if (predicate(rule.selectorText)) return rule;
}
export function newRule(root, selector) {
  const sheet = ownSheet(root);
  return sheet.cssRules[sheet.insertRule(selector + "{}", sheet.cssRules.length)];
}
`;
