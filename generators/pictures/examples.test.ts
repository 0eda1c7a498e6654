import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { language } from "../../src/server/modules/sites/tenants/language.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { checkPatch } from "../../src/site/check/patch.ts";
import { readSources } from "../read/sources.ts";
import { exampleLayer } from "./examples.ts";

const root = join(import.meta.dirname, "../..");
const { blocks } = readSources(root);
const { layer: base } = await readLayer({ root: join(root, "tenants"), folder: "default" });

describe("examples of blocks", () => {
  it("are there for every block", () =>
    expect(blocks.filter(({ example }) => !example).map(({ file }) => file)).toEqual([]));

  it("show their block first", () => {
    const wrong = blocks.filter(
      ({ content, example }) => Object.values(example?.blocks ?? {})[0]?.["type"] !== content.type,
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it("are valid as screens of a site", () => {
    const { findings } = checkPatch({ below: [base], patch: exampleLayer(blocks), owner: "platform", language });
    expect(
      findings.filter(({ severity }) => severity === "error").map(({ pointer, message }) => `${pointer}: ${message}`),
    ).toEqual([]);
  });
});
