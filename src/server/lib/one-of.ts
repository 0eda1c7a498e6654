/**
 * Names as a choice in a language: “PDF, JPEG, or ZIP”. Between Chinese and Latin letters stands a space, which the
 * language's own list leaves out.
 */
export function oneOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: "disjunction" })
    .format(names)
    .replaceAll(/(?<=[A-Za-z0-9])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu, " ");
}
