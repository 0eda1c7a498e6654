import type { JsonObject } from "../../shared/json.ts";

/** A text that the site words itself. */
export const said = (zh: string, en: string): JsonObject => ({ text: { "zh-CN": zh, en } });

/** What comes before the site's addresses. */
export const base: JsonObject = { $bind: "site.base" };
