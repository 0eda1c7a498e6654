import { describe, expect, it } from "vitest";
import { flavourOf, isDocumentName, ownLayerOf } from "./own-layer.ts";

describe("a layer from outside", () => {
  it("says version and flavour as a folder does, and leaves out what says nothing", () => {
    expect(ownLayerOf({ version: 1, extends: "x", screens: {}, texts: { en: { a: "b" } } }, "en")).toEqual({
      layer: { version: 1, extends: "x", site: { version: 1, extends: "x" }, texts: { en: { a: "b" } } },
    });
    expect(ownLayerOf({ version: 1, site: { version: 1, extends: "old", info: {} } }, "en")).toEqual({
      layer: { version: 1, extends: "old", site: { version: 1, extends: "old", info: {} } },
    });
    expect(ownLayerOf({ version: 1, site: { version: 1, extends: null } }, "en")).toEqual({
      layer: { version: 1, site: { version: 1 } },
    });
  });

  it("keeps what it says of a block that was retired meanwhile", () => {
    const screensWith = (sales: object) => ({ orders: { version: 1, blocks: { sales } } });
    const below = [{ version: 1, screens: screensWith({ type: "recordList" }) }];
    const patch = { version: 1, site: { version: 1 }, screens: screensWith({ type: "saleList", order: 25 }) };
    expect(ownLayerOf(patch, "en", { below })).toEqual({ layer: patch });
  });

  it("names its flavour in its settings, else by itself", () => {
    expect(flavourOf({ extends: "old", site: { extends: "new" } })).toBe("new");
    expect(flavourOf({ extends: "old", site: { extends: 7 } })).toBe("old");
    for (const none of [{}, { site: [] }, { extends: null }, [], null, "x"]) expect(flavourOf(none)).toBeUndefined();
  });

  it("is told what keeps it from being kept, in the language of who asks", () => {
    const refused = (patch: unknown, locale = "en") => {
      const own = ownLayerOf(patch, locale);
      return "findings" in own ? own.findings.map(({ pointer, message }) => `${pointer}: ${message}`) : [];
    };
    expect(refused({ version: 1, screens: { "../x": {} } })).toEqual([
      expect.stringContaining('/screens/..~1x: a document cannot be called "../x"'),
    ]);
    expect(refused({ version: 1, screens: { "../x": {} } }, "zh-CN")).toEqual([expect.stringMatching(/\p{sc=Han}/u)]);
    expect(refused({ version: 9 })).toEqual([expect.stringContaining("update the program")]);
    expect(refused([])).toHaveLength(1);
  });
});

it.each([
  ["screens", "home", true],
  ["screens", "account/info", true],
  ["screens", "开放日", true],
  ["texts", "zh-CN", true],
  ["layouts", "a/b", false],
  ["screens", "", false],
  ["screens", "a//b", false],
  ["screens", "../b", false],
  ["screens", ".hidden", false],
  ["screens", "a\\b", false],
  ["screens", "con:", false],
  ["screens", "a\nb", false],
  ["screens", "a.", false],
  ["screens", " a", false],
  ["screens", "x".repeat(121), false],
])("a document of %s may be called %j: %s", (part, name, may) => expect(isDocumentName(part, name)).toBe(may));
