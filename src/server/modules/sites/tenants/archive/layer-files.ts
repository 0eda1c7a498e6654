import { isObject } from "../../../../../shared/json.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { canonicalJson } from "../../../../lib/canonical-json.ts";
import type { FolderFile } from "../folder-files.ts";

/**
 * A layer as the files of its folder, in the order of their paths. The same layer gives the same bytes, wherever it
 * came from.
 */
export function filesOfLayer(layer: Layer): FolderFile[] {
  const files: FolderFile[] = [];
  const add = (path: string, document: unknown) => {
    if (document !== undefined)
      files.push({ path: `${path}.json`, text: `${JSON.stringify(JSON.parse(canonicalJson(document)), null, 2)}\n` });
  };
  for (const part of ["site", "nav", "theme"] as const) add(part, layer[part]);
  for (const part of ["layouts", "screens", "forms", "texts"] as const) {
    const documents = layer[part];
    if (isObject(documents)) for (const [name, document] of Object.entries(documents)) add(`${part}/${name}`, document);
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
