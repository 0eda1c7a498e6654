// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { Language } from "../languages.ts";

/** The words of blocks and of the parts of a site, by language, loaded when they are asked for. */
export const loadBlocks: Record<Language, () => Promise<Record<string, string>>> = {
  "zh-CN": async () => (await import("../../locales/blocks/zh-CN.json", { with: { type: "json" } })).default,
  "en": async () => (await import("../../locales/blocks/en.json", { with: { type: "json" } })).default,
};
