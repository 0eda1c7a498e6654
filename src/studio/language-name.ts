import { canonicalTag } from "../shared/language-tags.ts";
import { said } from "./said.ts";
import type { Translate } from "./types.ts";

/** What a language is called; by its own name where nothing else is said, as those who speak it look for it. */
export function languageName(locale: string, inLocale: string = locale): string {
  const tag = canonicalTag(locale);
  // Chinese in China is Chinese; what else a tag says tells languages apart.
  const shown = tag === "zh-CN" ? "zh" : tag;
  return shown === undefined
    ? locale
    : (new Intl.DisplayNames([canonicalTag(inLocale) ?? shown], { type: "language" }).of(shown) ?? locale);
}

/** What a language is called among the studio's words: by its texts, else by what the browser knows of it. */
export function languageWords(locale: string, t: Translate): string {
  return said(t, `studio.language.${locale}`) ?? languageName(locale, document.documentElement.lang || undefined);
}
