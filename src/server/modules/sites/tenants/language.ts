import { languageOf, type Language } from "../../../../site/check/language.ts";
import { blockTable } from "../../../../generated/block-table.ts";
import bundle from "../../../../generated/bundle.json" with { type: "json" };
import { contract } from "../../../../generated/contract.ts";
import { validate as layout } from "../../../../generated/validators/layout.js";
import { validate as nav } from "../../../../generated/validators/nav.js";
import { validate as screen } from "../../../../generated/validators/screen.js";
import { validate as site } from "../../../../generated/validators/site.js";
import { validate as theme } from "../../../../generated/validators/theme.js";
import { productTexts } from "./site-texts.ts";

/** What documents may name in this product: its blocks, operations and texts. */
export const language: Language = languageOf({
  blockTable,
  contract,
  bundle,
  texts: productTexts,
  validators: { screen, layout, site, nav, theme },
});
