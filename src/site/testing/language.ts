import { languageOf, type Language } from "../check/language.ts";
import { blockTable } from "../../generated/built/block-table.ts";
import bundle from "../../generated/built/bundle.json" with { type: "json" };
import { contract } from "../../generated/contract.ts";
import { validate as layout } from "../../generated/built/validators/layout.js";
import { validate as nav } from "../../generated/built/validators/nav.js";
import { validate as screen } from "../../generated/built/validators/screen.js";
import { validate as site } from "../../generated/built/validators/site.js";
import { validate as theme } from "../../generated/built/validators/theme.js";

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
