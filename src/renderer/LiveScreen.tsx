import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState, type ReactElement } from "react";
import type { BlockHandles } from "../blocks/block.ts";
import type { CompiledBlock, CompiledScreen } from "../site/compile/compile.ts";
import type { LiveConnections } from "../shared/live-chat.ts";
import type { PagePayload } from "../site/document/page.ts";
import type { Scope } from "../site/compile/scope.ts";
import { runActions, type ActionHost } from "./actions.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import type { RenderFrame } from "./elements.ts";
import { MissingBlock } from "./MissingBlock.tsx";
import { operationFunctions } from "./operations.ts";
import type { BlockRegistry } from "./registry.ts";
import { ScreenView } from "./ScreenView.tsx";
import { SourceWatchers, type SourceFetcher } from "./SourceWatchers.tsx";
import type { Toasts } from "./toasts.ts";
import { translateFor } from "./translate.ts";

/** What a live screen needs around it: the browser gives the real page, the studio its preview. */
export interface ScreenHost extends Omit<ActionHost, "dialog" | "refresh"> {
  /** Fetches the data of a source; the page's loading sign is its business. */
  fetch: SourceFetcher;
  /** Fetches the sources with these SWR keys again; without keys the whole page, its viewer included. */
  refresh(keys?: readonly (readonly [string, unknown])[]): Promise<void>;
  /** Called when a block fails or is not known. */
  report(error: unknown, blockKey: string): void;
  toasts: Toasts;
  /** Opens live connections for blocks. */
  live?: LiveConnections;
  /** In the studio's preview, what fails is shown. */
  preview: boolean;
}

interface LiveScreenProps {
  page: PagePayload;
  compiled: CompiledScreen;
  registry: BlockRegistry;
  host: ScreenHost;
}

/** A screen in the browser: its data watched, its actions run, each block behind its own error boundary. */
export function LiveScreen({ page, compiled, registry, host }: LiveScreenProps) {
  const [news, setNews] = useState<{ page: PagePayload; data: Record<string, unknown> }>();
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0);
  const [open, setOpen] = useState<{ page: PagePayload; key: string }>();
  // What was fetched since belongs to the page it was fetched for; the next page brings its own.
  const data = news?.page === page ? news.data : page.data;
  const opened = open?.page === page ? open.key : undefined;
  const scope = useMemo<Scope>(() => ({ viewer: page.viewer, site: page.site, route: page.route, data }), [page, data]);
  // Handlers stay the same from one drawing to the next, and read what is true when they run.
  const current = useRef(scope);
  useLayoutEffect(() => void (current.current = scope), [scope]);

  const fixed = useMemo(() => {
    const actionHost: ActionHost = {
      ...host,
      questionOf: (operation) => page.operations[operation]?.confirm,
      dialog: (key) => setOpen(key === undefined ? undefined : { page, key }),
      refresh: (names) => host.refresh(names && keysOf(compiled, names, current.current)),
    };
    const handlers = new Map<CompiledBlock, BlockHandles["on"]>();
    const handlersOf = (block: CompiledBlock) =>
      Object.fromEntries(
        Object.entries(block.actions).map(([event, actions]) => [
          event,
          (payload?: unknown, form: unknown = payload) =>
            runActions(actions, { ...current.current, item: payload, form }, actionHost),
        ]),
      );
    return {
      operations: operationFunctions(page.operations, (operation, input, { progress, signal }) =>
        host.call(operation, input, { quiet: true, progress, signal }),
      ),
      live: host.live,
      on(block: CompiledBlock) {
        let on = handlers.get(block);
        if (!on) handlers.set(block, (on = handlersOf(block)));
        return on;
      },
      guard: (block: CompiledBlock, element: ReactElement) => (
        <BlockBoundary key={block.key} blockKey={block.key} attempt={page} preview={host.preview} report={host.report}>
          {element}
        </BlockBoundary>
      ),
      unknown: (block: CompiledBlock) => (
        <MissingBlock key={block.key} block={block} registry={registry} host={host} onLoaded={redraw} />
      ),
    };
  }, [page, compiled, registry, host]);

  const onData = useCallback(
    (name: string, reply: unknown) => {
      setNews((before) => ({ page, data: { ...(before?.page === page ? before.data : page.data), [name]: reply } }));
    },
    [page],
  );
  const frame: RenderFrame = { scope, locale: page.locale, t: translateFor(page), registry, ...fixed };
  return (
    <ScreenView
      compiled={compiled}
      page={page}
      frame={frame}
      opened={opened}
      close={() => setOpen(undefined)}
      behind={<SourceWatchers sources={compiled.sources} scope={scope} fetch={host.fetch} onData={onData} />}
      toasts={host.toasts}
    />
  );
}

function keysOf(compiled: CompiledScreen, names: readonly string[], scope: Scope): (readonly [string, unknown])[] {
  return compiled.sources
    .filter((source) => names.includes(source.name) && source.enabled(scope))
    .map((source) => [source.operation, source.input(scope)] as const);
}
