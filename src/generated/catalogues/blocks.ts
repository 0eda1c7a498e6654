// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { Language } from "../languages.ts";
import zhCN from "../../locales/blocks/zh-CN.json" with { type: "json" };
import en from "../../locales/blocks/en.json" with { type: "json" };

/** The words of blocks and of the parts of a site, by language. */
export const blocksCatalogues = { "zh-CN": zhCN, "en": en } satisfies Record<Language, object>;
