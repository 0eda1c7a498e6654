import { said } from "./said.ts";
import type { Translate } from "./types.ts";

/** What a language is called; by its own name where nothing else is said, as those who speak it look for it. */
export function languageName(locale: string, inLocale: string = locale): string {
  const [language = locale] = locale.split("-");
  return new Intl.DisplayNames([inLocale], { type: "language" }).of(language) ?? locale;
}

/** What a language is called among the studio's words: by its texts, else by what the browser knows of it. */
export function languageWords(locale: string, t: Translate): string {
  return said(t, `studio.language.${locale}`) ?? languageName(locale, document.documentElement.lang || undefined);
}
