import type { Plugin } from "vite";

/**
 * Says of a library what its authors left unsaid: that making a context or a wrapped component has no effect of its
 * own. With that the bundler leaves out what nobody uses: 8 kB (brotli) of the router's links, forms and data loading,
 * which this portal does in its own way.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lectern:lean-libraries",
    transform(code, id) {
      return /node_modules[\\/]react-router[\\/]/.test(id) ? { code: markPure(code), map: null } : null;
    },
  };
}

/** Marks calls without effect at the top of a module, and takes out the names that only developer tools show. */
export function markPure(code: string): string {
  return code
    .replace(/([=(,]\s*)(React\d*\.(?:createContext|forwardRef|memo)\()/g, "$1/* @__PURE__ */ $2")
    .replace(/= new URL\(/g, "= /* @__PURE__ */ new URL(")
    .replace(/^[A-Za-z_$][\w$]*\.displayName = "[^"]*";$/gm, "");
}
