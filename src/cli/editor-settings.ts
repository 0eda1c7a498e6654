/** What an editor is told of the documents below TENANTS_DIR. */
interface Documents {
  /** Where their schemas are to be had; see `schemasAddress`. */
  address: string;
  /** Names of the screens and layouts of the default site. */
  screens: readonly string[];
  layouts: readonly string[];
}

/**
 * Settings of VS Code, and of editors that read its: which schema is for which file, so that documents are completed
 * without saying it themselves. An inherited screen has a schema that knows its blocks; one that a site adds has that of
 * all screens.
 */
export function editorSettings({ address, screens, layouts }: Documents): object {
  const of = (fileMatch: string | readonly string[], schema: string) => ({
    fileMatch: [fileMatch].flat(),
    url: `${address}/${schema}`,
  });
  const inherited = (part: string, names: readonly string[]) =>
    names.toSorted().map((name) => of(`/${part}/${name}.json`, `${part}/${name}.json`));
  const added = (part: string, names: readonly string[], schema: string) =>
    of([`/${part}/**/*.json`, ...names.toSorted().map((name) => `!/${part}/${name}.json`)], schema);
  return {
    "files.associations": { "*.json": "jsonc" },
    "json.schemas": [
      ...["site.json", "nav.json", "theme.json"].map((file) => of(`/${file}`, file)),
      of("/forms/*.json", "form.json"),
      added("layouts", layouts, "layout.json"),
      ...inherited("layouts", layouts),
      added("screens", screens, "screen.json"),
      ...inherited("screens", screens),
    ],
  };
}
