/** Where a file's document stands in a layer: `["screens", "account/info"]` for screens/account/info.json. */
export type DocumentPlace = ["site" | "nav" | "theme"] | ["layouts" | "screens" | "forms" | "texts", string];

/** The files and folders a layer may have, as the messages list them. */
export const layerFileNames: readonly string[] = [
  "site.json",
  "nav.json",
  "theme.json",
  "layouts/<name>.json",
  "screens/**/<name>.json",
  "forms/<name>.json",
  "texts/<locale>.json",
];

/** The place of a file's document, or undefined when a layer has no such file. */
export function placeOfFile(path: string): DocumentPlace | undefined {
  if (path === "site.json") return ["site"];
  if (path === "nav.json") return ["nav"];
  if (path === "theme.json") return ["theme"];
  const found = /^(layouts|screens|forms|texts)\/(.+)\.json$/.exec(path);
  const [, kind, name] = found ?? [];
  if (!name) return undefined;
  switch (kind) {
    case "screens":
      return ["screens", name];
    case "layouts":
    case "forms":
    case "texts":
      return name.includes("/") ? undefined : [kind, name];
    default:
      return undefined;
  }
}
