import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { createSlugs } from "../../generators/docs-site/slug.ts";
import { docsOutputs } from "../../generators/docs/index.ts";
import { stalePictures } from "../../generators/pictures/manifest.ts";
import { readSources } from "../../generators/read/sources.ts";
import { root } from "./import-graph.ts";

const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (file) => `${folder}/${file.replaceAll("\\", "/")}`,
  );
const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...["docs", "src/locales/docs"].flatMap(below).filter((file) => file.endsWith(".md")),
];
const sources = readSources(root);
/** Pages that are made and not in git. */
const madePages = docsOutputs(sources).map(({ path }) => path);
/** Migrations are left out: one that has landed is never changed, not even its comments. */
const textFiles = [...documents, ...["src", "schemas", "generators", "tenants", "tests"].flatMap(below)].filter(
  (file) => /\.(tsx?|mjs|json|md|sql)$/.test(file) && !/\/(migrations|node_modules)\//.test(file),
);
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
/** What stands in a fence is an example, and links nowhere. */
const proseOf = (file: string) =>
  textOf(file)
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .replaceAll(/`[^`\n]*`/g, "");

interface Link {
  file: string;
  target: string;
}

const links: Link[] = documents
  .flatMap((file) => [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => ({ file, target })))
  .filter(({ target }) => !/^[a-z]+:/.test(target));

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const slug = createSlugs();
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading));
}

describe("documents", () => {
  it("link to what is there", () => {
    const broken = links.filter(({ file, target }) => {
      const [path = "", anchor] = target.split("#");
      const to = path === "" ? file : relative(root, join(root, dirname(file), decodeURIComponent(path)));
      return (
        !existsSync(join(root, to)) ||
        (anchor !== undefined && to.endsWith(".md") && !anchorsOf(to).includes(decodeURIComponent(anchor)))
      );
    });
    expect(broken.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
  });
  it("are all found from docs/README.md", () => {
    const reached = new Set<string>();
    const walk = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { target } of links.filter((link) => link.file === file)) {
        const to = relative(root, join(root, dirname(file), target.split("#")[0] ?? ""));
        if (to.startsWith("docs/") && to.endsWith(".md") && existsSync(join(root, to))) walk(to);
      }
    };
    walk("docs/README.md");
    expect(documents.filter((file) => file.startsWith("docs/") && !reached.has(file))).toEqual([]);
  });
  it("are in the repository wherever they are named", () => {
    const names = new Set([...documents, ...madePages].map((file) => file.split("/").at(-1)));
    const missing = textFiles.flatMap((file) =>
      [...textOf(file).matchAll(/[\w./-]*\w\.md\b/g)]
        .map(([name]) => name)
        .filter((name) => !names.has(name.split("/").at(-1)))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
  it("have a map of the architecture in at most 1,200 words", () => {
    expect(textOf("ARCHITECTURE.md").split(/\s+/).length).toBeLessThanOrEqual(1200);
  });
  it("of the architecture name sources that are there", () => {
    const missing = documents
      .filter((file) => file === "ARCHITECTURE.md" || file.startsWith("docs/architecture/"))
      .flatMap((file) =>
        [...textOf(file).matchAll(/`([\w./-]+\.tsx?)`/g)]
          .map(([, name = ""]) => name)
          .filter((name) => !textFiles.some((source) => `/${source}`.endsWith(`/${name}`)))
          .map((name) => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  });
  it("have examples that are JSON", () => {
    const broken = documents.flatMap((file) =>
      [...textOf(file).matchAll(/^```json\n([\s\S]*?)^```/gm)]
        .filter(([, text = ""]) => !isJson(text))
        .map(([, text = ""]) => `${file}: ${text.slice(0, 60)}`),
    );
    expect(broken).toEqual([]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("pictures of blocks", () => {
  const folder = join(root, "docs/configuration/pictures");
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith(".webp"))
    .map((file) => ({ file, bytes: statSync(join(folder, file)).size }));

  it("were drawn of the schema and the example that are there now (npm run generate -- --pictures)", () => {
    expect(stalePictures(root, sources.blocks).map(({ content }) => content.type)).toEqual([]);
  });
  it("are small", () => {
    expect(sizes.filter(({ bytes }) => bytes > 12_000)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_500_000);
  });
});
