import { languageOf, type Language } from "../check/language.ts";
import { blockTable } from "../../generated/block-table.ts";
import bundle from "../../generated/bundle.json" with { type: "json" };
import { contract } from "../../generated/contract.ts";
import { validate as layout } from "../../generated/validators/layout.js";
import { validate as nav } from "../../generated/validators/nav.js";
import { validate as screen } from "../../generated/validators/screen.js";
import { validate as site } from "../../generated/validators/site.js";
import { validate as theme } from "../../generated/validators/theme.js";

const texts = {
  en: { "join.title": "Teach with us", "list.count_one": "{count} course", "list.count_other": "{count} courses" },
};

/** For tests: the language with the product's own blocks and operations, and three texts. */
export const language: Language = languageOf({
  blockTable,
  contract,
  bundle,
  texts,
  validators: { screen, layout, site, nav, theme },
});
