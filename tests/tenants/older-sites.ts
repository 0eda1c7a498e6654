import { join } from "node:path";
import type { Migration, MigrationOptions } from "../../src/site/document/migrate.ts";
import type { Layer } from "../../src/site/document/resolve.ts";

/** Two folders of sites as versions 1 and 2 of the language had them, had it had them. */
export const olderSites = join(import.meta.dirname, "../fixtures/older-sites");

/** What led from them to version 3: names of properties and tokens, and a value. */
const migrations: readonly Migration[] = [
  {
    to: 2,
    about:
      "Headings are called what they are everywhere, entries of the navigation as in calls, and targets as in HTML.",
    steps: [
      { do: "rename", at: ["screens", "*", "blocks", "*", "props", "title"], to: "heading", ofType: "sectionHeading" },
      { do: "rename", at: ["nav", "items", "*", "label"], to: "navTitle" },
      { do: "map", at: ["nav", "items", "*", "target"], values: { blank: "_blank" } },
    ],
  },
  {
    to: 3,
    about: "The colour of what asks to be pressed is primary.",
    steps: [
      { do: "rename", at: ["theme", "color", "*", "brand"], to: "primary" },
      { do: "rename", at: ["theme", "color", "*", "brandHover"], to: "primaryHover" },
    ],
  },
];

type Migrate = typeof import("../../src/site/document/migrate.ts");

/** For vi.mock: the language as it would be in version 3, with its two migrations. */
export function inVersionThree(real: Migrate): Migrate {
  const three = { steps: migrations, target: 3 };
  return {
    ...real,
    // The type says what the language has today.
    currentVersion: three.target as Migrate["currentVersion"],
    migrations,
    migrateLayer: (layer: Layer, options: MigrationOptions = {}) => real.migrateLayer(layer, { ...three, ...options }),
  };
}
