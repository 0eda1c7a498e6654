import type { Plugin } from "vite";

/**
 * Leaves out of the browser's code what nothing reaches, where the bundler cannot see it by itself: about 10 kB
 * (brotli) of a first load of which everything else is needed.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lectern:lean-libraries",
    enforce: "pre",
    resolveId(id, importer) {
      // The style of vendor prefixes is for browsers that this code does not run in anyway.
      if (/(^|\/)Prefixer\.js$/.test(id) && importer?.includes("stylis")) return withoutPrefixes;
      // A stand-in for a hook that React has had since version 18.
      if (/^use-sync-external-store\/shim(\/index\.js)?$/.test(id)) return externalStore;
      return undefined;
    },
    load: (id) => replacements[id],
    transform(code, id) {
      if (/node_modules[\\/]react-router[\\/]/.test(id)) return { code: markPure(code), map: null };
      if (id.endsWith("vite/preload-helper.js")) return { code: plainImport, map: null };
      if (id.endsWith("stylis/src/Middleware.js")) return { code: withoutPrefixer(code), map: null };
      if (id.endsWith("styled-components.browser.esm.js")) return { code: withTags(withoutUnits(code)), map: null };
      return null;
    },
  };
}

const withoutPrefixes = "\0lectern:without-prefixes";
const externalStore = "\0lectern:external-store";
const replacements: Record<string, string> = {
  [withoutPrefixes]: "export function prefix(value) { return value; }",
  [externalStore]:
    'import { useSyncExternalStore } from "react"; export { useSyncExternalStore }; export default { useSyncExternalStore };',
};

/** Empties what styled-components calls for vendor prefixes of selectors and keyframes, where it is asked for them. */
export function withoutPrefixer(code: string): string {
  return code.replace(/^(export function prefixer \(.*?\)) \{\n.*?\n\}$/ms, "$1 {}");
}

/** Empties the list of CSS properties without units: it is for styles that are objects, and ours are templates. */
export function withoutUnits(code: string): string {
  return code.replace(/\{animationIterationCount:1[^{}]*\}/, "{}");
}

/** The elements that styles are written for, as `styled.div`. Others would be `undefined`: a test compares. */
export const styledTags = [
  "article",
  "aside",
  "details",
  "div",
  "dl",
  "form",
  "header",
  "main",
  "nav",
  "p",
  "section",
  "ul",
];

/** Shortens the list of all elements of HTML and SVG, from which styled-components makes its `styled.div`, to ours. */
export function withTags(code: string): string {
  return code.replace(/new Set\(\["a","abbr",[^\]]*\]\)/, `new Set(${JSON.stringify(styledTags)})`);
}

/** What Vite puts around each `import()`. It would preload style sheets, of which there are none; its event is kept. */
const plainImport = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event("vite:preloadError", { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/**
 * A component that is a class, with what is added to it behind it: its name, what it extends, its body, and the context
 * that it reads.
 */
const COMPONENT_CLASS =
  /^var (\w+) = class extends (React\d*\.Component) \{\n(.*?)^\};\n(?:\1\.(contextType = \w+;)\n)?/gms;

/**
 * Marks calls without effect at the top of a module, and takes out the names that only developer tools show and the
 * warnings for developers. The router does not say so itself, and the bundler has to keep its links, forms and data loading, which this portal does in
 * its own way.
 */
export function markPure(code: string): string {
  return code
    .replace(/([=(,]\s*)(React\d*\.(?:createContext|forwardRef|memo)\()/g, "$1/* @__PURE__ */ $2")
    .replace(/= new (URL|Set)\(/g, "= /* @__PURE__ */ new $1(")
    .replace(
      COMPONENT_CLASS,
      (_all, name: string, base: string, body: string, context?: string) =>
        `var ${name} = /* @__PURE__ */ (() => class extends ${base} {\n${body}${context ? `  static ${context}\n` : ""}})();\n`,
    )
    .replace(/^[A-Za-z_$][\w$]*\.displayName = "[^"]*";$/gm, "")
    .replace(/^(var|let|const) ENABLE_DEV_WARNINGS = true;$/gm, "$1 ENABLE_DEV_WARNINGS = false;")
    .replace(/^function (warning|warningOnce)\(/gm, "/* @__NO_SIDE_EFFECTS__ */ function $1(");
}
