/** What a document of a site may be. Forms are apart: theirs is made of their dialect. */
export type DocumentKind = "screen" | "layout" | "site" | "nav" | "theme";

/** The definition of each in the schemas. */
export const documentDefinitions: Readonly<Record<DocumentKind, string>> = {
  screen: "ScreenDocument",
  layout: "LayoutDocument",
  site: "SiteSettings",
  nav: "NavSettings",
  theme: "ThemeDocument",
};

/** The definition of the documents of a part of a layer, such as `screens`; undefined for one that has none. */
export function definitionOfPart(part: string): string | undefined {
  const kind = part === "screens" || part === "layouts" ? part.slice(0, -1) : part;
  const definitions: Readonly<Record<string, string>> = documentDefinitions;
  return Object.hasOwn(definitions, kind) ? definitions[kind] : undefined;
}
