import { useEffect } from "react";
import { useStudio } from "../StudioContext.ts";

/**
 * Undo and redo by keyboard, wherever nothing is typed: a field undoes its own letters. Saving needs no key; it answers
 * all the same.
 */
export function useShortcuts(): void {
  const { store } = useStudio();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === "s") {
        event.preventDefault();
        void store.flush();
      } else if ((key === "z" || key === "y") && !isTyping(event.target)) {
        event.preventDefault();
        if (key === "y" || event.shiftKey) store.redo();
        else store.undo();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range", "color"].includes(target.type);
}
