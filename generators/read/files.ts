import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { lostInJson } from "../../src/shared/lost-in-json.ts";
import { SourceError } from "../problem.ts";

/** A JSON file of the project. */
export interface JsonFile<Content = unknown> {
  /** Path below the root, with forward slashes. */
  file: string;
  content: Content;
}

/** All files below a folder whose name ends with `ending`, in one order everywhere. A missing folder has none. */
export function listFiles(root: string, folder: string, ending: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}

/**
 * Reads one JSON file.
 *
 * @throws SourceError when it is not JSON, or says the same name twice in one object, of which the first would be lost
 */
export function readJson<Content = unknown>(root: string, file: string): JsonFile<Content> {
  const text = readFileSync(join(root, file), "utf8");
  const lost = lostInJson(text);
  if (lost)
    throw new SourceError([
      { file, pointer: "", message: `line ${lost.line}: "${lost.name}" would be lost (${lost.kind}): take one away` },
    ]);
  try {
    return { file, content: JSON.parse(text) };
  } catch (error) {
    throw new SourceError([
      { file, pointer: "", message: `cannot be read: ${error instanceof Error ? error.message : String(error)}` },
    ]);
  }
}
