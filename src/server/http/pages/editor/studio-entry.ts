import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { STUDIO_MAP, type StudioMap } from "../../../bundling/studio-map.ts";

/** Address of the studio's first module, from what the build made. Throws when there is no build. */
export async function readStudioEntry(folder: string): Promise<string> {
  const { entry }: StudioMap = JSON.parse(await readFile(join(folder, STUDIO_MAP), "utf8"));
  return entry;
}
