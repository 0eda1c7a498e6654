import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Folders and files that the build is made from. What runs on the server without being built is not among them. */
const inputs = [
  "src/blocks",
  "src/browser",
  "src/forms",
  "src/generated",
  "src/renderer",
  "src/shared",
  "src/site",
  "src/studio",
  "src/ui",
  "src/demo",
  "src/server/bundling",
];
const files = ["src/server/ssr.tsx", "src/server/build.ts", "package-lock.json", "vite.config.ts"];

/** One hash over all inputs of the build: another one means that the build is stale. */
export async function inputsHash(root: string): Promise<string> {
  const found = await Promise.all(
    inputs.map(async (folder) =>
      (await listFiles(root, folder)).filter((file) => /\.(tsx?|js|json)$/.test(file) && !/\.test\.tsx?$/.test(file)),
    ),
  );
  const hash = createHash("sha256");
  for (const file of [...found.flat(), ...files].sort())
    hash
      .update(file)
      .update("\0")
      .update(await readFile(join(root, file)));
  return hash.digest("hex");
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
