import type { Finding } from "../types.ts";

/** The names in a JSON pointer. */
export function namesIn(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Whether a pointer leads to a place or into it. */
export function isUnder(pointer: string, path: readonly string[]): boolean {
  const names = namesIn(pointer);
  return path.every((name, index) => names[index] === name);
}

/** Where in the studio something that was found is mended. */
export function hrefOf({ pointer }: Pick<Finding, "pointer">): string {
  const [part = "", name = "", within, key] = namesIn(pointer);
  if (part === "screens" || part === "layouts")
    return `/${part}/${name}${within === "blocks" && key !== undefined ? `?block=${encodeURIComponent(key)}` : ""}`;
  const setting = settings[part === "site" ? `site/${name}` : part];
  return setting === undefined ? "/settings" : `/settings/${setting}`;
}

const settings: Record<string, string> = {
  nav: "nav",
  theme: "theme",
  texts: "wordings",
  forms: "forms",
  "site/info": "info",
  "site/organisation": "info",
  "site/ads": "ads",
  "site/links": "links",
  "site/about": "about",
  "site/features": "features",
  "site/locales": "languages",
  "site/hosts": "domain",
};
