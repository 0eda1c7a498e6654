import { useHydrated } from "./useHydrated.ts";

/** What a control has that needs JavaScript, until the page runs. */
interface HeldProps {
  disabled: boolean;
  /** The page's first script lets it be pressed and holds the press (`browser/inline/loader.ts`). */
  "data-held"?: "";
  /** React finds it enabled by that script. */
  suppressHydrationWarning?: true;
}

/**
 * Props of a button, box or file field that needs JavaScript: disabled in a page without it; in one whose code is on its
 * way it can be pressed, and what was pressed is done as soon as the code is there.
 */
export function useHeld(): HeldProps {
  return useHydrated() ? { disabled: false } : HELD;
}

const HELD: HeldProps = { disabled: true, "data-held": "", suppressHydrationWarning: true };
