import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { schemaLanguage } from "../../src/shared/schema-language.ts";
import { docsFolder, docsOutputs } from "../docs/index.ts";
import { listFiles } from "../read/files.ts";
import type { Sources } from "../read/sources.ts";

/** A document in Markdown, and the page that it becomes. */
export interface Document {
  /** Where links in it start from, below the root of the project. */
  source: string;
  /** Where links of made pages look for it, where that is another place. */
  alias?: string;
  /** The page, below the folder of the site. */
  page: string;
  locale: string;
  part: Part;
  /** The group of the block that it is about. */
  group?: string;
  text: string;
}

/** The parts of the site, in the order of its navigation. */
export const parts = ["guides", "architecture", "decisions", "project", "reference"] as const;
export type Part = (typeof parts)[number];

/** Documents at the root of the project. */
export const rootDocuments = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];

/** All documents of the site: those that people write, and the reference in each language. */
export function documentsOf(sources: Sources): Document[] {
  const { root, languages } = sources;
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const written = listFiles(root, "docs", ".md")
    .filter((file) => !file.startsWith(`${docsFolder}/`))
    .map((file): Document => {
      const locale = languages.find((language) => file.endsWith(`.${language}.md`)) ?? schemaLanguage;
      const page = pageOf(file.slice("docs/".length));
      return { source: file, page, locale, part: partOf(file), text: read(file) };
    });
  const ofProject = rootDocuments
    .filter((file) => existsSync(join(root, file)))
    .map((file): Document => {
      const page = `project/${file.toLowerCase().replace(/md$/, "html")}`;
      return { source: file, page, locale: schemaLanguage, part: "project", text: read(file) };
    });
  const reference = docsOutputs(sources).map(({ path, source, ...output }): Document => {
    const place = `${docsFolder}/${path}`;
    const page = pageOf(place.slice("docs/".length));
    return { ...output, source: source ?? place, alias: place, page, part: "reference" };
  });
  return [...written, ...ofProject, ...reference];
}

/** `tenants.md` is the page `tenants.html`; a README is the first page of its folder. */
function pageOf(path: string): string {
  return path.replace(/(^|\/)README(?=\.)/, "$1index").replace(/\.md$/, ".html");
}

function partOf(file: string): Part {
  if (file.startsWith("docs/architecture/decisions") && basename(file) !== "README.md") return "decisions";
  return file.startsWith("docs/architecture/") ? "architecture" : "guides";
}
