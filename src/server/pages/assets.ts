import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { blockTable, type BlockType } from "../../generated/block-table.ts";

/** Where the browser's code is. */
export interface ClientAssets {
  /** Addresses of the modules that a page with these blocks needs, the entry first. */
  modules(types: readonly BlockType[]): readonly string[];
}

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const entry = "src/browser/entry.tsx";

/** Reads what the build made. Throws when there is no build. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const manifest = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8")) as Record<string, ManifestChunk>;
  const filesOf = (source: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[source];
    if (!chunk || seen.has(`/${chunk.file}`)) return seen;
    seen.add(`/${chunk.file}`);
    for (const inner of chunk.imports ?? []) filesOf(inner, seen);
    return seen;
  };
  if (!manifest[entry]) throw new Error(`${folder} has no ${entry}; is the build complete?`);
  const known = new Map<string, readonly string[]>();
  return {
    modules(types) {
      const key = types.join();
      let files = known.get(key);
      if (!files) {
        const found = filesOf(entry, new Set());
        for (const type of types) filesOf(sourceOf(type), found);
        known.set(key, (files = [...found]));
      }
      return files;
    },
  };
}

/** The file of a block's component, as the generated map imports it. */
function sourceOf(type: BlockType): string {
  const folder = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/blocks/${folder}/${blockTable[type].component}.tsx`;
}
