import type { Profiler } from "node:inspector";
import { onEachDatabase, pages, serveSignedIn } from "./signed-in/pages.ts";
import type { BenchRow } from "./table.ts";

const WARM_UP = 60;
const LOOKS = 150;
/** As many of the parts that take most. */
const SHOWN = 14;

/** What a server works on that makes signed-in pages, by package, folder of the sources, or part of Node. */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  await onEachDatabase(async (database, environment) => {
    const portal = await serveSignedIn(await environment());
    try {
      for (const { name, path } of pages.slice(0, 2)) {
        await portal.look(path, WARM_UP);
        await fetch(`${portal.url}/profile/start`);
        await portal.look(path, LOOKS);
        const profile = (await (await fetch(`${portal.url}/profile/stop`)).json()) as Profiler.Profile;
        for (const [part, share] of shares(profile).slice(0, SHOWN))
          rows.push({ name: `${name}, ${database}: ${part}`, figure: share * 100, unit: "%" });
      }
    } finally {
      await portal.stop();
    }
  });
  return rows;
}

/** The share of the time in which the main thread worked, the greatest first. */
export function shares({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): [string, number][] {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, partOfFrame(callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  for (const [index, id] of samples.entries()) {
    const part = partOf.get(id) ?? "";
    const time = timeDeltas[index] ?? 0;
    // Beginning to measure takes time of its own.
    if (part === "(idle)" || part === "node:inspector") continue;
    total += time;
    times.set(part, (times.get(part) ?? 0) + time);
  }
  return [...times].map(([part, time]): [string, number] => [part, time / total]).sort((a, b) => b[1] - a[1]);
}

function partOfFrame({ url, functionName }: Profiler.Profile["nodes"][number]["callFrame"]): string {
  if (url === "") return functionName.startsWith("(") ? functionName : `native ${functionName}`;
  const ofPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(url)?.[1];
  if (ofPackage) return ofPackage;
  if (url.startsWith("node:")) return url.split("/")[0]!;
  // Of the bundle that draws pages, by function: it holds React, the blocks and the renderer.
  const drawn = /dist\/server\/(.*)$/.exec(url)?.[1];
  if (drawn) return `dist/server ${functionName || "(no name)"}`;
  return /src\/.*(?=\/)/.exec(url)?.[0] ?? url;
}
