import { keptTypingKey } from "../shared/draft-key.ts";
import type { createTyped, Place } from "./keep-typed.ts";

/**
 * Notes in which fields of a page somebody typed, so that it survives the end of a session. What keeps it and puts it
 * back comes with the first typing, or where something waits: a page that is only read does without. Off the network
 * nothing is kept, and everything else works.
 */
export function watchTyping(root: Element, place: () => Place) {
  const typed = new Set<Element>();
  let keeper: ReturnType<typeof createTyped> | undefined;
  let loading: Promise<typeof keeper> | undefined;
  // Asked for once: a browser keeps that it could not be loaded, and a second failure, on the network again, would load
  // the page anew under whoever types.
  const load = () =>
    (loading ??= import("./keep-typed.ts")
      .then(({ createTyped }) => (keeper = createTyped(root, place, typed)))
      .catch(() => undefined));
  root.addEventListener("input", ({ target }) => {
    typed.add(target as Element);
    if (!keeper) void load();
  });
  return {
    /** The session ended: what is typed on the page as it stands is kept. */
    keep: () => keeper?.keep(),
    /** A page stands: what was kept of it comes back. */
    arrived(): void {
      typed.clear();
      if (keeper) keeper.arrived();
      else if (keptTypingKey in sessionStorage) void load().then((loaded) => loaded?.arrived());
    },
  };
}
