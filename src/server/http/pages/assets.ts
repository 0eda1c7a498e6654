import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EntryName } from "../../bundling/entries.ts";
import type { ModuleMap } from "../../bundling/module-map.ts";
import { blockTable, type BlockType } from "../../../generated/built/block-table.ts";

/** Where the browser's code is. */
export interface ClientAssets {
  /**
   * Addresses of the modules that a page with these blocks needs, its entry first; the entry of every page of a site,
   * unless another is named.
   */
  modules(types: readonly BlockType[], entry?: EntryName): readonly string[];
}

/** Reads what the build made. Throws when there is no build. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const { entries, sources }: ModuleMap = JSON.parse(await readFile(join(folder, "modules.json"), "utf8"));
  const known = new Map<string, readonly string[]>();
  return {
    modules(types, entry = "page") {
      const key = `${entry} ${types.join()}`;
      let files = known.get(key);
      if (!files)
        known.set(
          key,
          (files = [...new Set([...entries[entry], ...types.flatMap((type) => sources[sourceOf(type)] ?? [])])]),
        );
      return files;
    },
  };
}

/** The file of a block's component, as the generated map imports it. */
function sourceOf(type: BlockType): string {
  const folder = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/blocks/${folder}/${blockTable[type].component}.tsx`;
}
