import { mutate, SWRConfig, unstable_serialize } from "swr";
import type { ReadyPage } from "./pages.ts";

type Page = Pick<ReadyPage, "payload" | "compiled">;
type Key = readonly [operation: string, input: unknown];

/**
 * Puts the data of the served page into SWR's cache before anything reads it. Not by `mutate`: while a page is taken
 * over, SWR shows what its cache held before the first change, which would be nothing, and would fetch everything
 * again.
 */
export function fillCache(page: Page): void {
  const { cache } = SWRConfig.defaultValue;
  for (const { key, reply } of replies(page)) cache.set(unstable_serialize([...key]), { data: reply });
}

/** Puts the data that came with a page into SWR's cache, under the keys of its sources: nothing is fetched twice. */
export function seedData(page: Page): void {
  for (const { key, reply } of replies(page)) void mutate([...key], reply, { revalidate: false });
}

/** Fetches data again, wherever it shows. */
export async function refetch(keys: readonly Key[]): Promise<void> {
  await Promise.all(keys.map((key) => mutate([...key])));
}

function replies({ payload, compiled }: Page): { key: Key; reply: unknown }[] {
  const { viewer, site, route, data } = payload;
  const scope = { viewer, site, route, data };
  return compiled.sources.flatMap((source) => {
    const reply = data[source.name];
    return reply !== undefined && source.enabled(scope)
      ? [{ key: [source.operation, source.input(scope)] as const, reply }]
      : [];
  });
}
