import { escapeXml } from "../sitemap/write.ts";

/** What a feed lists. */
export interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  author: string;
  published: Date;
  changed: Date;
}

export interface Feed {
  /** Where the site is: "https://portal.example". */
  origin: string;
  /** Its own address and that of the page that shows the same, without the origin. */
  path: string;
  pagePath: string;
  title: string;
  locale: string;
  entries: readonly FeedEntry[];
}

/** An Atom feed (RFC 4287). One without entries has the beginning of time as its date. */
export function writeFeed({ origin, path, pagePath, title, locale, entries }: Feed): string {
  const updated = new Date(Math.max(0, ...entries.map(({ changed }) => changed.getTime())));
  const items = entries.map(
    (entry) =>
      `<entry><id>${text(origin + entry.path)}</id><title>${text(entry.title)}</title>` +
      `<link rel="alternate" type="text/html" href="${text(origin + entry.path)}"/>` +
      `<published>${entry.published.toISOString()}</published><updated>${entry.changed.toISOString()}</updated>` +
      `<author><name>${text(entry.author || title)}</name></author><summary>${text(entry.summary)}</summary></entry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(locale)}">`,
    `<id>${text(origin + path)}</id><title>${text(title)}</title><updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${text(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(origin + pagePath)}"/>`,
    ...items,
    "</feed>",
    "",
  ].join("\n");
}

/** XML has no control characters, however they are written. */
function text(value: string): string {
  return escapeXml(value.replaceAll(CONTROL, ""));
}

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
