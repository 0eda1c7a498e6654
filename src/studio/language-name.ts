/** What a language is called; by its own name where nothing else is said, as those who speak it look for it. */
export function languageName(locale: string, inLocale: string = locale): string {
  const [language = locale] = locale.split("-");
  return new Intl.DisplayNames([inLocale], { type: "language" }).of(language) ?? locale;
}
