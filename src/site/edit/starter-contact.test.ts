import { expect, it } from "vitest";
import { checkLayer } from "../check/check.ts";
import { valueAt } from "../document/layer-path.ts";
import type { Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";
import { insertPiece } from "./insert.ts";
import { starterContact } from "./starter-display.ts";
import { starterFor } from "./starter.ts";

const inherited = defaultLayer();
const empty: Layer = { version: 1, site: { version: 1 } };

function added(own: Layer): Layer {
  const { block, data, alongside } = starterFor("contact", inherited, own);
  const piece = { blocks: { contact: { ...block, in: "main" } }, data };
  return insertPiece({ own: alongside ? alongside(own) : own, inherited, screen: "list", piece, in: "main" }).own;
}

it("shows the organisation's sheet, which begins with words to be replaced, and once only", () => {
  const own = added(empty);
  expect(valueAt(own, ["site", "organisation"])).toEqual(starterContact);
  expect(valueAt(own, ["screens", "list", "blocks", "contact", "props", "phone"])).toEqual({
    $bind: "site.organisation.phone",
  });
  const findings = checkLayer({ below: [inherited], layer: own, language, advises: true });
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(findings.filter(({ file, key }) => file === "site.json" && key === "own.starter").length).toBeGreaterThan(0);
  const again = added(own);
  expect(again.site).toBe(own.site);
});

it("leaves the sheet alone where something of it is said", () => {
  const own: Layer = { ...empty, site: { version: 1, organisation: { email: { text: { en: "hi@school.example" } } } } };
  expect(added(own).site).toBe(own.site);
});
