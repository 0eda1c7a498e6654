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

/** Where the reference is. Its pictures are drawn by hand: `generators/pictures`. */
export const docsFolder = "docs/configuration";

/**
 * The reference of what a site can configure: in English, and in each other language in a folder of its name. A project
 * without words of blocks has none.
 */
export function docsOutputs(sources: Sources): Output[] {
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
  return languages.flatMap((locale) => {
    const words = sources.words[locale] ?? {};
    const up = locale === schemaLanguage ? "" : "../";
    const others = languages
      .filter((other) => other !== locale)
      .map((other) => ({
        name: sources.docs[other]?.["language.name"] ?? other,
        href: other === schemaLanguage ? `${up}README.md` : `${up}${other}/README.md`,
      }));
    const own = `first-site.${locale}.md`;
    const guide = `${up}../${existsSync(join(sources.root, "docs", own)) ? own : "first-site.md"}`;
    const reference: Reference = {
      locale,
      others,
      guide,
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
    const folder = locale === schemaLanguage ? "" : `${locale}/`;
    const pictures = `../${up}pictures`;
    return [
      { path: `${folder}README.md`, text: indexPage(reference) },
      { path: `${folder}language.md`, text: readFileSync(join(sources.root, `src/locales/docs/${locale}.md`), "utf8") },
      { path: `${folder}site.md`, text: settingsPage(reference) },
      { path: `${folder}theme.md`, text: themePage(reference) },
      { path: `${folder}layouts.md`, text: layoutsPage(reference) },
      { path: `${folder}screens.md`, text: screensPage(reference) },
      { path: `${folder}forms.md`, text: formsPage(reference) },
      { path: `${folder}operations.md`, text: operationsPage(reference) },
      { path: `${folder}entities.md`, text: entitiesPage(reference) },
      ...sources.blocks.map((block) => ({
        path: `${folder}blocks/${block.content.type}.md`,
        text: blockPage(block, reference, pictures),
      })),
    ];
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
