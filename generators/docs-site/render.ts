import { Marked, type Tokens } from "marked";
import { escapeHtml } from "../../src/server/http/pages/escape.ts";
import { pictureSize } from "../pictures/manifest.ts";
import { createSlugs } from "./slug.ts";

/** A heading of a page that its navigation leads to. */
export interface Heading {
  id: string;
  depth: number;
  html: string;
}

export interface Rendered {
  /** The text of the first heading, without markup. */
  title: string;
  html: string;
  /** Headings below the first. */
  headings: Heading[];
}

interface Rendering {
  text: string;
  /** Where a link or an image leads; undefined where nowhere, so that its text stands there alone. */
  link(href: string): string | undefined;
}

/** From so many columns on, a narrow screen has the name of its column before each cell. */
const MIN_LABELLED = 3;

/** Makes HTML of a document. HTML in it is shown as text, but for line breaks in tables and comments. */
export function render({ text, link }: Rendering): Rendered {
  const headings: Heading[] = [];
  const slug = createSlugs();
  let title = "";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const html = this.parser.parseInline(tokens);
        const plain = textOf(html);
        if (depth === 1 && title === "") title = plain;
        const id = slug(source);
        if (depth > 1) headings.push({ id, depth, html: html.replaceAll(/<\/?a\b[^>]*>/g, "") });
        const anchor = `<a class="anchor" href="#${escapeHtml(id)}" aria-hidden="true" tabindex="-1">#</a>`;
        return `<h${depth} id="${escapeHtml(id)}">${html}${depth === 1 ? "" : anchor}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const target = link(href);
        return target === undefined ? html : `<a href="${escapeHtml(target)}">${html}</a>`;
      },
      image({ href, text: name }) {
        const target = link(href);
        if (target === undefined) return escapeHtml(name);
        const { width, height } = pictureSize;
        return `<img src="${escapeHtml(target)}" alt="${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy">`;
      },
      table({ header, rows }) {
        const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => this.parser.parseInline(tokens));
        const names = cells(header);
        const head = names.map((html) => (html === "" ? "<td></td>" : `<th scope="col">${html}</th>`)).join("");
        const isLabelled = names.length >= MIN_LABELLED;
        const label = (index: number) => (isLabelled ? ` data-label="${escapeHtml(textOf(names[index] ?? ""))}"` : "");
        const body = rows.map(
          (row) =>
            `<tr>${cells(row)
              .map((html, index) => `<td${label(index)}>${html}</td>`)
              .join("")}</tr>\n`,
        );
        return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join("")}</tbody></table>\n`;
      },
      html({ text: html }) {
        if (/^<br ?\/?>$/.test(html.trim())) return "<br>";
        return html.startsWith("<!--") ? "" : escapeHtml(html);
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { title, html, headings };
}

/** The text of HTML that this file made. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? "");
}

const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
