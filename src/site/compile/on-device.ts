import type { ComposedBlock, ComposedScreen } from "../document/resolve.ts";

/** What a block that is for some screens only stands in. The key is one that no document can have. */
const frameOf = (key: string): string => `${key}@device`;

/**
 * Puts each block that is for narrow or for wide screens alone (`shown.device`) into a block that shows it there, which
 * a style decides: the same page goes to all. Dialogs stay as they are: they stand over the
 * page, and one that has a `when` opens by itself.
 */
export function onDevices(screen: ComposedScreen): ComposedScreen {
  const entries = Object.entries(screen.blocks);
  if (!entries.some(([, block]) => isLimited(block))) return screen;
  return {
    ...screen,
    blocks: Object.fromEntries(
      entries.flatMap(([key, block]) => (isLimited(block) ? framed(key, block) : [[key, block]])),
    ),
  };
}

function isLimited({ shown, in: place, hidden }: ComposedBlock): boolean {
  return shown?.device !== undefined && place !== "overlay" && hidden !== true;
}

function framed(key: string, block: ComposedBlock): [string, ComposedBlock][] {
  const { in: place, order, shown, ...rest } = block;
  const frame: ComposedBlock = {
    type: "onDevice",
    in: place,
    ...(order === undefined ? {} : { order }),
    props: { device: shown?.device },
  };
  const { device: _, ...window } = shown ?? {};
  const isTimed = Object.keys(window).length > 0;
  return [
    [frameOf(key), frame],
    [key, { ...rest, in: `${frameOf(key)}.content`, ...(isTimed ? { shown: window } : {}) }],
  ];
}
