import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../read/files.ts";

/** What `built/` is made from: folders with the files of them that count, and single files. */
const folders: readonly [folder: string, files: RegExp][] = [
  ["generators", /(?<!\.test)\.ts$/],
  ["schemas", /\.json$/],
  ["src/blocks", /block\.schema\.json$/],
  ["src/browser/inline", /\.ts$/],
  ["src/locales", /\.json$/],
  ["src/site/document", /(?<!\.test)\.ts$/],
  ["tenants/default/layouts", /\.json$/],
];
const files = [
  "package-lock.json",
  "src/blocks/own-calls.json",
  "src/shared/capitalize.ts",
  "src/shared/error-codes.ts",
  "src/shared/json.ts",
  "src/shared/lists.ts",
  "src/shared/lost-in-json.ts",
  "src/shared/memoize.ts",
  "src/shared/schema-language.ts",
  "src/site/check/form-ajv.ts",
];

/** The files that `built/` is made from, relative to the project. */
export function builtInputs(root: string): string[] {
  return [
    ...folders.flatMap(([folder, counting]) => listFiles(root, folder, "").filter((file) => counting.test(file))),
    ...files,
  ];
}

/** One hash over names and contents. A file that is not there counts as one without content. */
export function hashOfFiles(root: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) {
    hash.update(name).update("\0");
    const content = contentOf(join(root, name));
    if (content) hash.update(`${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
