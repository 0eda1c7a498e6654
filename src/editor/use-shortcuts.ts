import { useEffect, useEffectEvent } from "react";

/** What the keys do. */
interface Shortcuts {
  undo: () => void;
  redo: () => void;
  save: () => unknown;
}

/**
 * Ctrl+Z, Ctrl+Y or Ctrl+Shift+Z, and Ctrl+S anywhere in the page. `takes` says whether the editor or the browser is
 * meant: a field may undo its own letters.
 */
export function useShortcuts(acts: Shortcuts, takes: (event: KeyboardEvent, act: keyof Shortcuts) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcutOf(event);
    if (!act || !takes(event, act)) return;
    event.preventDefault();
    acts[act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function shortcutOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): keyof Shortcuts | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? "redo" : "undo";
    case "y":
      return "redo";
    case "s":
      return "save";
    default:
      return undefined;
  }
}
