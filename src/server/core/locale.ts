/** What a caller says about languages. */
export interface LanguageWishes {
  /** The cookie `lang`: a choice made on the page. */
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

/**
 * The language of a reply: the caller's choice, else the first of the browser's that the site offers, else the site's
 * own.
 */
export function chooseLocale(
  { cookie, acceptLanguage }: LanguageWishes,
  locales: { default: string; offered: readonly string[] },
): string {
  if (cookie && locales.offered.includes(cookie)) return cookie;
  if (!acceptLanguage) return locales.default;
  if (acceptLanguage === lastHeader && locales.offered === lastOffered) return lastAnswer;
  lastAnswer = fromHeader(acceptLanguage, locales);
  lastHeader = acceptLanguage;
  lastOffered = locales.offered;
  return lastAnswer;
}

// Most calls in a row say the same: one remembered answer spares taking the header apart.
let lastHeader = "";
let lastOffered: readonly string[] | undefined;
let lastAnswer = "";

function fromHeader(
  header: string,
  { default: own, offered }: { default: string; offered: readonly string[] },
): string {
  const wishes = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { tag, weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    if (tag === "*") return own;
    const language = tag.split("-")[0];
    const match =
      offered.find((locale) => locale.toLowerCase() === tag) ??
      offered.find((locale) => locale.toLowerCase().split("-")[0] === language);
    if (match) return match;
  }
  return own;
}
