import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Rolldown } from "vite";
import { isOfFirstVisit } from "./chunks.ts";
import { entries, type EntryName } from "./entries.ts";

/** Where the browser's code went: the addresses of the modules of each entry, and those that each source file is in. */
export interface ModuleMap {
  entries: Record<EntryName, string[]>;
  /**
   * By source file, `src/blocks/course-grid/CourseGrid.tsx`: its chunk first, then what that imports, and the list of
   * all blocks for those that the frame does not name.
   */
  sources: Record<string, string[]>;
}

/** Writes which chunk has which block. Vite's manifest does not say it of files that were put together. */
export async function writeModuleMap({
  root,
  folder,
  output,
}: {
  root: string;
  folder: string;
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
}): Promise<void> {
  const chunks = output.filter((part) => part.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOf = (file: string, seen: Set<string> = new Set()): string[] => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const inner of byFile.get(file)?.imports ?? []) filesOf(inner, seen);
    }
    return [...seen].map((one) => `/${one}`);
  };
  const listOfAll = chunks
    .filter((chunk) => chunk.moduleIds.some((id) => id.endsWith("/src/generated/blocks.ts")))
    .flatMap((chunk) => filesOf(chunk.fileName));
  const entryOf = (name: EntryName) =>
    chunks
      .filter((chunk) => chunk.isEntry && chunk.facadeModuleId === join(root, entries[name]))
      .flatMap((chunk) => filesOf(chunk.fileName));
  const map: ModuleMap = {
    entries: { page: entryOf("page"), preview: entryOf("preview"), statistics: entryOf("statistics") },
    sources: {},
  };
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const source = relative(root, id).replaceAll("\\", "/");
      const folder = /^src\/blocks\/([^/]+)\/[A-Z]\w*\.tsx$/.exec(source)?.[1];
      if (folder) map.sources[source] = [...filesOf(chunk.fileName), ...(isOfFirstVisit(folder) ? [] : listOfAll)];
    }
  }
  await writeFile(join(folder, "modules.json"), JSON.stringify(map));
}
