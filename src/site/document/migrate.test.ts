import { describe, expect, it } from "vitest";
import { currentVersion, migrateLayer, migrations, UnknownVersionError, type Migration } from "./migrate.ts";
import type { Layer } from "./resolve.ts";

/** A migration that the language never had, to show that the mechanism works on documents and patches alike. */
const toTwo: Migration = {
  to: 2,
  about: "Grids spell color as everywhere else, the look named rows is now list, and tooltips are gone.",
  steps: [
    { do: "rename", at: ["screens", "*", "blocks", "*", "props", "colour"], to: "color", ofType: "courseGrid" },
    { do: "map", at: ["screens", "*", "blocks", "*", "props", "look"], values: { rows: "list" }, ofType: "courseGrid" },
    { do: "remove", at: ["layouts", "*", "blocks", "*", "props", "tooltip"] },
    { do: "rename", at: ["screens", "*", "blocks", "*", "on", "*", "*", "op"], to: "operation" },
  ],
};
const platform: Layer = {
  version: 1,
  site: { version: 1 },
  layouts: { default: { version: 1, blocks: { side: { type: "courseGrid", props: { tooltip: "x" } } } } },
  screens: {
    list: {
      version: 1,
      layout: "default",
      blocks: {
        grid: {
          type: "courseGrid",
          props: { colour: "red", look: "rows" },
          on: { press: [{ do: "call", op: "save" }] },
        },
        text: { type: "textBlock", props: { colour: "blue" } },
      },
    },
  },
};
const migrate = (layer: Layer, below: Layer[] = []) => migrateLayer(layer, { below, steps: [toTwo], target: 2 });

describe("migrateLayer", () => {
  it("brings documents to the next version and leaves the old ones alone", () => {
    const before = structuredClone(platform);
    expect(migrate(platform)).toEqual({
      version: 2,
      site: { version: 2 },
      layouts: { default: { version: 2, blocks: { side: { type: "courseGrid", props: {} } } } },
      screens: {
        list: {
          version: 2,
          layout: "default",
          blocks: {
            grid: {
              type: "courseGrid",
              props: { color: "red", look: "list" },
              on: { press: [{ do: "call", operation: "save" }] },
            },
            text: { type: "textBlock", props: { colour: "blue" } },
          },
        },
      },
    });
    expect(platform).toEqual(before);
  });

  it("works on a patch, which does not say the type of the block that it changes", () => {
    const patch: Layer = {
      version: 1,
      screens: {
        list: {
          version: 1,
          blocks: {
            grid: { props: { colour: null } },
            text: { props: { colour: "green" } },
            side: { props: { colour: "grey" } },
          },
        },
      },
    };
    expect(migrate(patch, [platform]).screens?.["list"]).toEqual({
      version: 2,
      blocks: {
        grid: { props: { color: null } },
        text: { props: { colour: "green" } },
        side: { props: { color: "grey" } },
      },
    });
  });

  it("gives a current layer back as it is", () => expect(migrateLayer(platform)).toBe(platform));

  it.each([currentVersion + 1, 0, 1.5, Number.NaN])("refuses version %d", (version) =>
    expect(() => migrateLayer({ version })).toThrow(UnknownVersionError),
  );

  it("has a migration to every version after the first", () =>
    expect(migrations.map(({ to }) => to)).toEqual(
      Array.from({ length: currentVersion - 1 }, (_, index) => index + 2),
    ));
});
