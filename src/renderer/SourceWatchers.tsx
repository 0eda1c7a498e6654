import { useEffect, useEffectEvent } from "react";
import useSWR from "swr";
import type { CompiledSource } from "../site/compile/compile.ts";
import type { Scope } from "../site/compile/scope.ts";

interface SourceWatchersProps {
  sources: readonly CompiledSource[];
  scope: Scope;
  fetch: SourceFetcher;
  /** Called when a source has a reply that the page does not show yet. */
  onData(name: string, data: unknown): void;
}

/** Asks an operation for the data of a source; the pair is also its SWR key. */
export type SourceFetcher = (key: readonly [operation: string, input: unknown]) => Promise<unknown>;

/**
 * Watches the data of a screen in SWR's cache, which the page's own data was put into: nothing is fetched that came
 * with the page. A source whose input changes is fetched again, and the page keeps what it showed until then.
 * Watching apart from drawing lets the number of sources differ between screens while header and footer stay mounted.
 */
export function SourceWatchers({ sources, ...shared }: SourceWatchersProps) {
  return sources.map((source) => <SourceWatcher key={source.name} source={source} {...shared} />);
}

function SourceWatcher({
  source,
  scope,
  fetch,
  onData,
}: Omit<SourceWatchersProps, "sources"> & { source: CompiledSource }) {
  const key = source.enabled(scope) ? ([source.operation, source.input(scope)] as const) : null;
  const { data } = useSWR(key, fetch, quietly);
  const shown = scope.data[source.name];
  const tell = useEffectEvent(() => {
    if (data !== undefined && data !== shown) onData(source.name, data);
  });
  // Only a new reply is news: what is shown changes with the page too, and its watchers have their reply already.
  useEffect(() => tell(), [data, source.name]);
  return null;
}

const quietly = {
  keepPreviousData: true,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
