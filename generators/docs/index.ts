import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blockWords } from "../../src/site/document/block-labels.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { siteWords } from "../../src/site/document/site-labels.ts";
import { bundleOf } from "../model/bundle.ts";
import { operationsOf } from "../model/operation.ts";
import type { Output } from "../outputs/output.ts";
import { listFiles, readJson } from "../read/files.ts";
import type { Sources } from "../read/sources.ts";
import { blockPage } from "./block-page.ts";
import { entitiesPage } from "./entities-page.ts";
import { formsPage } from "./forms-page.ts";
import { indexPage } from "./index-page.ts";
import { operationsPage } from "./operations-page.ts";
import { phrasesOf } from "./phrases.ts";
import { schemaLanguage } from "../../src/shared/schema-language.ts";
import type { Reference } from "./reference.ts";
import { layoutsPage, screensPage, settingsPage, themePage } from "./site-pages.ts";

/** Where git has the indexes of the reference, and its pictures, which a browser draws: `generators/pictures`. */
export const docsFolder = "docs/configuration";

/** A page of the reference in Markdown. */
export interface DocsOutput extends Output {
  locale: string;
  /** The file that a person writes it in, where it is not made; its links start there. */
  source?: string;
  /** The group of the block that it is about. */
  group?: string;
}

/**
 * The indexes that git keeps, one in each language: every block with its picture. They lead to no made page, because
 * git has none. A project without words of blocks has none.
 */
export function indexOutputs(sources: Sources): Output[] {
  return referencesOf(sources).map((reference) => ({
    path: `${folderOf(reference.locale)}README.md`,
    text: indexPage(reference, { isLinked: false }),
  }));
}

/**
 * The reference of what a site can configure: in English, and in each other language in a folder of its name. It is
 * made with the site of documents, and git has none of it.
 */
export function docsOutputs(sources: Sources): DocsOutput[] {
  return referencesOf(sources).flatMap((reference) => {
    const { locale } = reference;
    const source = `src/locales/docs/${locale}.md`;
    const pages: Omit<DocsOutput, "locale">[] = [
      { path: "README.md", text: indexPage(reference, { isLinked: true }) },
      { path: "language.md", text: readFileSync(join(sources.root, source), "utf8"), source },
      { path: "site.md", text: settingsPage(reference) },
      { path: "theme.md", text: themePage(reference) },
      { path: "layouts.md", text: layoutsPage(reference) },
      { path: "screens.md", text: screensPage(reference) },
      { path: "forms.md", text: formsPage(reference) },
      { path: "operations.md", text: operationsPage(reference) },
      { path: "entities.md", text: entitiesPage(reference) },
      ...sources.blocks.map((block) => ({
        path: `blocks/${block.content.type}.md`,
        text: blockPage(block, reference),
        group: block.content.group,
      })),
    ];
    return pages.map((page) => ({ ...page, path: folderOf(locale) + page.path, locale }));
  });
}

/** The folder of a language below that of the reference: English is the language of the schemas, and has none. */
const folderOf = (locale: string): string => (locale === schemaLanguage ? "" : `${locale}/`);

/** What the pages of each language are made of. */
function referencesOf(sources: Sources): Reference[] {
  const operations = operationsOf(sources);
  const { definitions, inputs } = bundleOf(sources, operations);
  const site = defaultSite(sources.root);
  const titles = Object.fromEntries(
    sources.blocks.map(({ content }) => [
      content.type,
      { title: content.title, description: content.description, props: definitions[`${content.component}Props`] ?? {} },
    ]),
  );
  const languages = sources.languages.filter((locale) => sources.words[locale] && sources.docs[locale]);
  return languages.map((locale) => {
    const words = sources.words[locale] ?? {};
    const up = locale === schemaLanguage ? "" : "../";
    const others = languages
      .filter((other) => other !== locale)
      .map((other) => ({
        name: sources.docs[other]?.["language.name"] ?? other,
        href: `${up}${folderOf(other)}README.md`,
      }));
    const own = `first-site.${locale}.md`;
    return {
      locale,
      others,
      up,
      guide: `${up}../${existsSync(join(sources.root, "docs", own)) ? own : "first-site.md"}`,
      phrases: phrasesOf(sources.docs[locale] ?? {}),
      blocks: sources.blocks,
      operations,
      definitions,
      inputs,
      site,
      blockWords: blockWords(words, titles),
      siteWords: siteWords(words),
      label: (enumeration, value) => words[`enum.${enumeration}.${String(value)}`],
    };
  });
}

/** The default site, read as it lies there: what is wrong in it others say. */
function defaultSite(root: string): Layer {
  const folder = "tenants/default";
  const below = (part: string) =>
    Object.fromEntries(
      listFiles(root, `${folder}/${part}`, ".json").map((file) => [
        file.slice(`${folder}/${part}/`.length, -".json".length),
        readJson(root, file).content,
      ]),
    );
  const theme = listFiles(root, folder, "theme.json").map((file) => readJson<Layer["theme"]>(root, file).content)[0];
  return { version: 1, layouts: below("layouts"), screens: below("screens"), ...(theme ? { theme } : {}) };
}
