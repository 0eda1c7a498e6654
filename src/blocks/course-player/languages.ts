/** A language in its own words. */
export function languageNameOf(language: string): string {
  // Of Chinese it matters how it is written, not where.
  const { language: base, script } = new Intl.Locale(language).maximize();
  return (
    new Intl.DisplayNames([language], { type: "language" }).of(base === "zh" ? `${base}-${script}` : language) ??
    language
  );
}
