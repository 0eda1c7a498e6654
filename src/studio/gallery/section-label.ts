import type { Section } from "../../site/edit/sections.ts";

/** What a section is called, in the language of the studio where it has a name in it. */
export function sectionLabel({ title, name }: Section, locale: string): string {
  return title[locale] ?? Object.values(title)[0] ?? name;
}
