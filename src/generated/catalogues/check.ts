// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { Language } from "../languages.ts";
import zhCN from "../../locales/check/zh-CN.json" with { type: "json" };
import en from "../../locales/check/en.json" with { type: "json" };

/** What the checker says, by language. */
export const checkCatalogues = { "zh-CN": zhCN, "en": en } satisfies Record<Language, object>;
