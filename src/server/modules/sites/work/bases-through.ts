import { LRUCache } from "lru-cache";
import type { Layer } from "../../../../site/document/resolve.ts";
import type { BaseLookup } from "../tenants/check-layer.ts";
import type { Ask } from "./questions.ts";

/** A layer that many threads read: its JSON in memory that they share, under a name of its own. */
export interface SharedLayer {
  name: string;
  bytes: SharedArrayBuffer;
}

/** What the main thread answers of what layers are checked on. */
export function answersOf(below: BaseLookup) {
  return {
    async layer(flavour: string | undefined): Promise<SharedLayer | undefined> {
      const layer = await below.layer(flavour);
      return layer && sharedLayer(layer);
    },
    flavours: () => below.flavours(),
    hostOwner: async (...about: Parameters<NonNullable<BaseLookup["hostOwner"]>>) => below.hostOwner?.(...about),
    pageLimit: async (orgNo: string) => below.pageLimit?.(orgNo) ?? null,
    platformHosts: () => below.platformHosts ?? [],
  };
}

/** The same of a thread, which asks for it. A base is read once in each thread, until another takes its place. */
export async function basesThrough(ask: Ask): Promise<BaseLookup> {
  return {
    async layer(flavour) {
      const shared = (await ask("layer", flavour)) as SharedLayer | undefined;
      if (!shared) return undefined;
      const layer = known.get(shared.name) ?? (JSON.parse(Buffer.from(shared.bytes).toString("utf8")) as Layer);
      known.set(shared.name, layer);
      return layer;
    },
    flavours: async () => (await ask("flavours")) as string[],
    hostOwner: async (host, name) => (await ask("hostOwner", host, name)) as string | undefined,
    pageLimit: async (orgNo) => ((await ask("pageLimit", orgNo)) as number | null) ?? Number.POSITIVE_INFINITY,
    platformHosts: (await ask("platformHosts")) as string[],
  };
}

/** The default, and a few flavours over it. */
const known = new LRUCache<string, Layer>({ max: 4 });

const shared = new WeakMap<Layer, SharedLayer>();
let count = 0;

/** Written once for each base that is resolved. */
function sharedLayer(layer: Layer): SharedLayer {
  const there = shared.get(layer);
  if (there) return there;
  const json = JSON.stringify(layer);
  const bytes = new SharedArrayBuffer(Buffer.byteLength(json));
  Buffer.from(bytes).write(json);
  count += 1;
  const made: SharedLayer = { name: `${process.pid}.${count}`, bytes };
  shared.set(layer, made);
  return made;
}
