import { mutate } from "swr";
import type { Scope } from "../site/scope.ts";
import type { ReadyPage } from "./pages.ts";

/** Puts the data that came with a page into SWR's cache, under the keys of its sources: nothing is fetched twice. */
export function seedData({ payload, compiled }: Pick<ReadyPage, "payload" | "compiled">): void {
  const { viewer, site, route, data } = payload;
  const scope: Scope = { viewer, site, route, data };
  for (const source of compiled.sources) {
    const reply = data[source.name];
    if (reply !== undefined && source.enabled(scope)) {
      void mutate([source.operation, source.input(scope)], reply, { revalidate: false });
    }
  }
}

/** Fetches data again, wherever it shows. */
export async function refetch(keys: readonly (readonly [string, unknown])[]): Promise<void> {
  await Promise.all(keys.map((key) => mutate([...key])));
}
