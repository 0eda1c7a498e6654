import type { Phrases } from "../docs/phrases.ts";
import { parts, type Document, type Part } from "./documents.ts";

/** A document with the title that its page has. */
export interface Titled extends Document {
  title: string;
}

/** A list of links in the navigation. */
export interface NavigationGroup {
  title: string;
  entries: readonly Titled[];
}

interface Navigation {
  /** What stands beside the page, in its order. */
  groups: NavigationGroup[];
  previous: Titled | undefined;
  next: Titled | undefined;
}

/**
 * What leads from one page to others: for a document all documents, in its language where there are two; for a page of
 * the reference the parts of the reference, and for a block the others of its group.
 */
export function navigationOf(document: Titled, all: readonly Titled[], phrases: Phrases): Navigation {
  const groups =
    document.part === "reference" ? referenceGroups(document, all, phrases) : documentGroups(document, all, phrases);
  const order = groups.flatMap(({ entries }) => entries);
  const at = order.findIndex(({ page }) => page === document.page);
  return { groups, previous: at < 0 ? undefined : order[at - 1], next: at < 0 ? undefined : order[at + 1] };
}

function documentGroups({ locale }: Titled, all: readonly Titled[], phrases: Phrases): NavigationGroup[] {
  const titles: Record<Exclude<Part, "reference">, string> = {
    guides: phrases["pages.guides"],
    architecture: phrases["pages.architecture"],
    decisions: phrases["pages.decisions"],
    project: phrases["pages.project"],
  };
  return parts
    .filter((part) => part !== "reference")
    .map((part) => {
      const own = all.filter((document) => document.part === part);
      const inOneLanguage = Map.groupBy(own, nameOf);
      const entries = [...inOneLanguage.values()].map(
        (versions) => versions.find((version) => version.locale === locale) ?? versions[0],
      );
      return { title: titles[part], entries: entries.filter((entry) => entry !== undefined).toSorted(byTitle) };
    });
}

function referenceGroups({ locale, group }: Titled, all: readonly Titled[], phrases: Phrases): NavigationGroup[] {
  const own = all.filter((document) => document.part === "reference" && document.locale === locale);
  const blocks = own.filter((document) => document.group !== undefined && document.group === group);
  return [
    { title: phrases["pages.reference"], entries: own.filter((document) => document.group === undefined) },
    ...(blocks.length > 0 ? [{ title: phrases.blocks, entries: blocks.toSorted(byTitle) }] : []),
  ];
}

/** The same page in other languages. */
export function versionsOf(document: Titled, all: readonly Titled[]): Titled[] {
  return all.filter((other) => nameOf(other) === nameOf(document) && other.locale !== document.locale);
}

/** What a page is called without its language. */
function nameOf({ page, locale }: Document): string {
  return page.replace(`.${locale}.`, ".").replace(`/${locale}/`, "/");
}

/** The first page of a folder stands first. */
function byTitle(one: Titled, other: Titled): number {
  const isFirst = (document: Titled) => Number(/(^|\/)index\./.test(document.page));
  return isFirst(other) - isFirst(one) || one.title.localeCompare(other.title, one.locale);
}
