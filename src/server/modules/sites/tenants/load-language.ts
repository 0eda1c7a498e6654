import type { Language } from "../../../../site/check/language.ts";

/** What documents may name in this product. Its tables are large, and are read when the first asks. */
export async function loadLanguage(): Promise<Language> {
  const { language } = await import("./language.ts");
  return language;
}
