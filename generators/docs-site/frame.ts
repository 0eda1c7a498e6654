import { escapeHtml } from "../../src/server/http/pages/escape.ts";
import type { Phrases } from "../docs/phrases.ts";
import { relativeTo } from "./links.ts";
import { navigationOf, versionsOf, type Titled } from "./navigation.ts";
import type { Heading } from "./render.ts";
import { styleFile } from "./style.ts";

/** A document that was rendered. */
export interface RenderedDocument extends Titled {
  html: string;
  headings: readonly Heading[];
}

interface Frame {
  document: RenderedDocument;
  all: readonly Titled[];
  /** Those of each language. */
  phrases: Readonly<Record<string, Phrases>>;
}

/** A whole page, which needs no script: header, navigation, the document, and the pages before and after it. */
export function frame({ document, all, phrases: byLanguage }: Frame): string {
  const { locale, page, title, html } = document;
  const phrases = byLanguage[locale]!;
  const { groups, previous, next } = navigationOf(document, all, phrases);
  const link = (to: Titled, text = to.title) => {
    const current = to.page === page ? ` aria-current="page"` : "";
    const language = to.locale === locale ? "" : ` lang="${to.locale}" hreflang="${to.locale}"`;
    return `<a href="${escapeHtml(relativeTo(page, to.page))}"${current}${language}>${escapeHtml(text)}</a>`;
  };
  const first = (part: "guides" | "reference") => firstPage(all, part, locale);
  const [guides, reference] = [first("guides"), first("reference")];
  const otherLanguages = Object.entries(byLanguage)
    .filter(([other]) => other !== locale)
    .map(([other, { "language.name": name }]) => {
      const version = versionsOf(document, all).find((one) => one.locale === other);
      const to = version ?? firstPage(all, "guides", other) ?? firstPage(all, "reference", other);
      return to && link(to, name);
    });
  const main = [
    guides && link(guides, phrases["pages.documents"]),
    reference && link(reference, phrases["pages.reference"]),
  ];
  const lists = groups.map(
    ({ title: name, entries }) =>
      `<p class="group">${escapeHtml(name)}</p><ul>${entries.map((entry) => `<li>${link(entry)}</li>`).join("")}</ul>`,
  );
  const steps = [
    previous && `<span>${escapeHtml(phrases["pages.previous"])} ${link(previous)}</span>`,
    next && `<span>${escapeHtml(phrases["pages.next"])} ${link(next)}</span>`,
  ].filter(Boolean);
  const name = escapeHtml(title === "Lectern" ? title : `${title} · Lectern`);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${name}</title><link rel="stylesheet" href="${relativeTo(page, styleFile)}"></head>
<body><a class="skip" href="#main">${escapeHtml(phrases["pages.skip"])}</a>
<header><div class="bar"><span class="brand">Lectern</span><nav aria-label="${escapeHtml(phrases["pages.main"])}">
${[...main, ...otherLanguages, `<a class="to-contents" href="#contents">${escapeHtml(phrases["pages.contents"])}</a>`].filter(Boolean).join("\n")}
</nav></div></header>
<div class="frame"><nav id="contents" aria-label="${escapeHtml(phrases["pages.contents"])}">
${outline(document.headings, phrases)}${lists.join("\n")}
</nav>
<main id="main">
${html}${steps.length > 0 ? `<nav class="steps" aria-label="${escapeHtml(phrases["pages.steps"])}">${steps.join("")}</nav>\n` : ""}</main></div></body></html>
`;
}

/** Where a language has no first page of its own, that of the first language that has one stands in. */
function firstPage(all: readonly Titled[], part: "guides" | "reference", locale: string): Titled | undefined {
  const isFirst = ({ page }: Titled) => /^(configuration\/)?([\w-]+\/)?index\./.test(page);
  const own = all.filter((document) => document.part === part && isFirst(document));
  return own.find((document) => document.locale === locale) ?? own[0];
}

/** The headings of a page, those of the second level and the third. */
function outline(headings: readonly Heading[], phrases: Phrases): string {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return "";
  const items = shown.map(
    ({ id, depth, html }) => `<li class="level-${depth}"><a href="#${escapeHtml(id)}">${html}</a></li>`,
  );
  return `<details open><summary>${escapeHtml(phrases["pages.onPage"])}</summary><ul>${items.join("")}</ul></details>\n`;
}
