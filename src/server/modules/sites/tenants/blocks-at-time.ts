import { isDateTime, momentOf } from "../../../../shared/date-time.ts";
import { remember } from "../../../../shared/memoize.ts";
import { goesAlong } from "../../../../site/compile/goes-along.ts";
import { insideOf } from "../../../../site/document/placement.ts";
import { withoutBlocks, type PreparedScreen } from "./prepared-screen.ts";

/** A screen as it is at a time. */
export interface ScreenNow {
  screen: PreparedScreen;
  /** When it changes by itself, in ms since 1970; undefined where it does not. */
  until: number | undefined;
}

/** When a block shows, in ms since 1970. */
interface Window {
  key: string;
  from: number;
  until: number;
}

/**
 * The screen without the blocks that are not shown at a time (`shown.from`, `shown.until`), what goes along with them
 * and what sits in them: they do not travel. The same object for the same blocks.
 *
 * @param now in ms since 1970
 */
export function screenAt(
  screen: PreparedScreen,
  { now, timeZone }: { now: number; timeZone?: string | undefined },
): ScreenNow {
  const windows = windowsOf(screen, timeZone);
  if (windows.length === 0) return { screen, until: undefined };
  const gone = windows.filter(({ from, until }) => now < from || now >= until).map(({ key }) => key);
  const edges = windows
    .flatMap(({ from, until }) => [from, until])
    .filter((edge) => edge > now && Number.isFinite(edge));
  const shown = gone.length === 0 ? screen : remember(variantsOf(screen), gone.join("\n"), () => without(screen, gone));
  return { screen: shown, until: edges.length === 0 ? undefined : Math.min(...edges) };
}

/** Screens are shared by sites, whose clocks may differ. */
const known = new WeakMap<PreparedScreen, Map<string, Window[]>>();
const variants = new WeakMap<PreparedScreen, Map<string, PreparedScreen>>();
/** Blocks that come and go together: of more sets, those of the past are of no use. */
const MAX_VARIANTS = 8;

function windowsOf(screen: PreparedScreen, timeZone = ""): Window[] {
  const byZone = remember(known, screen, () => new Map<string, Window[]>());
  return remember(byZone, timeZone, () =>
    Object.entries(screen.composed.blocks).flatMap(([key, { shown }]) => {
      const { from, until } = shown ?? {};
      if (from === undefined && until === undefined) return [];
      return [{ key, from: edgeOf(from, -Infinity, timeZone), until: edgeOf(until, Infinity, timeZone) }];
    }),
  );
}

/** A time that there is not, which only a document from before the check can have, shows the block never. */
function edgeOf(text: string | undefined, open: number, timeZone: string): number {
  if (text === undefined) return open;
  return isDateTime(text) ? momentOf(text, timeZone || undefined).getTime() : -open;
}

function variantsOf(screen: PreparedScreen): Map<string, PreparedScreen> {
  const made = remember(variants, screen, () => new Map<string, PreparedScreen>());
  if (made.size >= MAX_VARIANTS) made.clear();
  return made;
}

function without(screen: PreparedScreen, gone: readonly string[]): PreparedScreen {
  const { blocks } = screen.composed;
  return withoutBlocks(screen, insideOf(blocks, [...gone, ...goesAlong(blocks, gone).keys()]));
}
