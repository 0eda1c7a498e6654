import type { Output } from "../outputs/output.ts";
import { phrasesOf } from "../docs/phrases.ts";
import type { Sources } from "../read/sources.ts";
import { documentsOf } from "./documents.ts";
import { frame, type RenderedDocument } from "./frame.ts";
import { createLinks } from "./links.ts";
import { render } from "./render.ts";
import { siteStyle, styleFile } from "./style.ts";

export interface DocsSite {
  /** The pages and their style sheet. Their images are those of `docs/configuration/pictures`. */
  files: Output[];
  /** Links that lead to nothing of the site, as `file: target`. On the pages they are text. */
  broken: string[];
}

/** Makes the site of documents: what people write, and the reference in each language. All links are relative. */
export function makeDocsSite(sources: Sources): DocsSite {
  const documents = documentsOf(sources);
  const find = createLinks(documents);
  const broken: string[] = [];
  const rendered = documents.map((document): RenderedDocument => {
    const link = (href: string) => {
      const target = find(document, href);
      if (target === undefined) broken.push(`${document.source}: ${href}`);
      return target;
    };
    return { ...document, ...render({ text: document.text, link }) };
  });
  const languages = sources.languages.filter((locale) => sources.docs[locale]);
  const phrases = Object.fromEntries(languages.map((locale) => [locale, phrasesOf(sources.docs[locale] ?? {})]));
  const pages = rendered.map((document) => ({
    path: document.page,
    text: frame({ document, all: rendered, phrases }),
  }));
  return { files: [...pages, { path: styleFile, text: siteStyle }], broken };
}
