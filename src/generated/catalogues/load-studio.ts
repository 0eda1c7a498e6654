// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { Language } from "../languages.ts";

/** The texts of the studio, by language, loaded when they are asked for. */
export const loadStudio: Record<Language, () => Promise<Record<string, string>>> = {
  "zh-CN": async () => (await import("../../locales/studio/zh-CN.json", { with: { type: "json" } })).default,
  "en": async () => (await import("../../locales/studio/en.json", { with: { type: "json" } })).default,
};
