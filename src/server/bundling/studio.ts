import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { production } from "./production.ts";
import { STUDIO_MAP, type StudioMap } from "./studio-map.ts";

/**
 * Builds the studio into the client's folder by itself, so that none of its code, and nothing that only it needs of
 * what both use, comes into a file that a page of a site loads.
 */
export async function buildStudio({ root, folder }: { root: string; folder: string }): Promise<void> {
  const built = await build({
    ...production,
    root,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: { studio: join(root, "src/studio/entry.tsx") } },
    },
  });
  if (!("output" in built)) throw new Error("the bundler gave no output");
  const entry = built.output.find((part) => part.type === "chunk" && part.isEntry);
  if (!entry) throw new Error("the studio has no entry");
  await writeFile(join(folder, STUDIO_MAP), JSON.stringify({ entry: `/${entry.fileName}` } satisfies StudioMap));
}
