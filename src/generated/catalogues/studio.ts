// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { Language } from "../languages.ts";
import zhCN from "../../locales/studio/zh-CN.json" with { type: "json" };
import en from "../../locales/studio/en.json" with { type: "json" };

/** The texts of the studio, by language. */
export const studioCatalogues = { "zh-CN": zhCN, "en": en } satisfies Record<Language, object>;
