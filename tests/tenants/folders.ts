import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const committed = join(import.meta.dirname, "../../tenants");

/** For tests: a TENANTS_DIR of its own with the committed default in it, gone when the test is. */
export interface TenantsFolder {
  root: string;
  /** Writes a file of a layer; an object as JSON, a string as it is. */
  write(path: string, content: object | string): void;
  read(path: string): unknown;
  remove(path: string): void;
  copy(from: string, to: string): void;
  rename(from: string, to: string): void;
}

/** For one test. @param folders committed ones to start with, beside the default. */
export function makeTenantsFolder(...folders: string[]): TenantsFolder {
  const folder = openTenantsFolder(...folders);
  onTestFinished(() => folder.close());
  return folder;
}

/** The same for the tests of a file, which close it. */
export function openTenantsFolder(...folders: string[]): TenantsFolder & { close(): void } {
  const root = mkdtempSync(join(tmpdir(), "lectern-tenants-"));
  for (const folder of ["default", ...folders])
    cpSync(join(committed, folder), join(root, folder), { recursive: true });
  return {
    root,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content, null, 2));
    },
    read: (path) => JSON.parse(readFileSync(join(root, path), "utf8")),
    remove: (path) => rmSync(join(root, path), { recursive: true, force: true }),
    copy: (from, to) => cpSync(join(root, from), join(root, to), { recursive: true }),
    close: () => rmSync(root, { recursive: true, force: true }),
    rename: (from, to) => renameSync(join(root, from), join(root, to)),
  };
}

/** The least that an organisation's site says. */
export function named(title: string): object {
  const name = { text: { "zh-CN": title, en: title } };
  return { version: 1, info: { title: name }, organisation: { orgName: name } };
}
