// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { Language } from "../languages.ts";
import zhCN from "../../locales/zh-CN.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };

/** The product's own texts, by language. */
export const productCatalogues = { "zh-CN": zhCN, "en": en } satisfies Record<Language, object>;
