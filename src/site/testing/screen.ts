import type { LocalisedScreen } from "../document/page.ts";

/** For tests: a localised screen of a column with the slots header and main. */
export function screenWith(parts: Partial<LocalisedScreen>): LocalisedScreen {
  return {
    locale: "en",
    frame: "column",
    slots: { main: { tag: "main", order: 2 }, header: { tag: "header", order: 1 } },
    data: {},
    blocks: {},
    ...parts,
  };
}
