import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../fixtures/portal.ts";
import { makeBuilt } from "./make.ts";

function project(): string {
  const root = temporaryFolder();
  cpSync(join(import.meta.dirname, "../fixtures/portal"), root, { recursive: true });
  return root;
}

const pathsOf = async (root: string) => (await makeBuilt(root))?.map(({ path }) => path);

test("it is made where there is none, and then left alone", async () => {
  const root = project();
  expect(await pathsOf(root)).toEqual(expect.arrayContaining(["built/bundle.json", "built/validators/documents.js"]));
  expect(await makeBuilt(root)).toBeUndefined();
  expect(readdirSync(join(root, "src/generated"))).toEqual(["built"]);
});

test("a source that changed is noticed, and one that changed back", async () => {
  const root = project();
  await makeBuilt(root);
  const texts = join(root, "src/locales/zh-CN.json");
  const before = readFileSync(texts, "utf8");
  writeFileSync(texts, before.replace("{", '{ "added.text": "加的", '));
  expect(await pathsOf(root)).toEqual(["built/locale-keys.ts"]);
  expect(readFileSync(join(root, "src/generated/built/locale-keys.ts"), "utf8")).toContain('"added.text"');
  writeFileSync(texts, before);
  expect(await pathsOf(root)).toEqual(["built/locale-keys.ts"]);
});

test("a file that was changed, added or removed by hand is noticed", async () => {
  const root = project();
  await makeBuilt(root);
  const built = join(root, "src/generated/built");
  appendFileSync(join(built, "bundle.json"), " ");
  rmSync(join(built, "validators/runtime.js"));
  writeFileSync(join(built, "validators/left.js"), "");
  expect((await pathsOf(root))?.toSorted()).toEqual([
    "built/bundle.json",
    "built/validators/left.js",
    "built/validators/runtime.js",
  ]);
  expect(await makeBuilt(root)).toBeUndefined();
});

test("a run that was killed before its end leaves no stamp that a later one believes", async () => {
  const root = project();
  await makeBuilt(root);
  const schema = join(root, "schemas/api/course.api.json");
  const before = readFileSync(schema, "utf8");
  writeFileSync(schema, "{");
  await expect(makeBuilt(root)).rejects.toThrow("cannot be read");
  appendFileSync(join(root, "src/generated/built/bundle.json"), " ");
  writeFileSync(schema, before);
  expect(await pathsOf(root)).toEqual(["built/bundle.json"]);
});
