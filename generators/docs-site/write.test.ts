import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../fixtures/portal.ts";
import { writeDocsSite } from "./write.ts";

function project() {
  const root = temporaryFolder();
  cpSync(join(import.meta.dirname, "../fixtures/portal"), root, { recursive: true });
  for (const folder of ["src/locales/docs", "docs"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "src/locales/en.json"), "{}");
  cpSync(join(import.meta.dirname, "../../src/locales/docs/en.json"), join(root, "src/locales/docs/en.json"));
  writeFileSync(join(root, "docs/README.md"), "# All\n\n[one](words.md)\n");
  writeFileSync(join(root, "docs/words.md"), "# One\n");
  return root;
}

const write = (root: string, folder = join(root, "out"), compressed = false) =>
  writeDocsSite({ root, folder, aside: join(root, "aside"), compressed });

test("the site is written once, and again after a document changed", async () => {
  const root = project();
  expect(await write(root)).toBe(2);
  expect(readFileSync(join(root, "out/index.html"), "utf8")).toContain('<a href="words.html">one</a>');
  expect(await write(root)).toBeUndefined();
  appendFileSync(join(root, "docs/words.md"), "\nMore.\n");
  expect(await write(root)).toBe(2);
  expect(readFileSync(join(root, "out/words.html"), "utf8")).toContain("More.");
  expect(readdirSync(root)).not.toContain("aside");
});

test("for the portal each page is compressed beforehand", async () => {
  const root = project();
  await write(root, undefined, true);
  expect(existsSync(join(root, "out/docs.css.br"))).toBe(true);
  expect(existsSync(join(root, "out/index.html.gz"))).toBe(true);
});

test("a folder with files of others is left as it is", async () => {
  const root = project();
  await expect(write(root, join(root, "docs"))).rejects.toThrow("has files of others");
  expect(readdirSync(join(root, "docs")).toSorted()).toEqual(["README.md", "words.md"]);
});
