// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { Language } from "../languages.ts";

/** The product's own texts, by language, loaded when they are asked for. */
export const loadProduct: Record<Language, () => Promise<Record<string, string>>> = {
  "zh-CN": async () => (await import("../../locales/zh-CN.json", { with: { type: "json" } })).default,
  "en": async () => (await import("../../locales/en.json", { with: { type: "json" } })).default,
};
