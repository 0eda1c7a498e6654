import { useEffect, useEffectEvent } from "react";
import type { Editor } from "./use-editor.ts";

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) anywhere in the page, in fields too: there is one history for all of it. */
export function useShortcuts(editor: Pick<Editor, "undo" | "redo" | "flush">, isOff: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // The editor of texts prevents what the browser would undo in it, and undoes nothing itself.
    if (event.defaultPrevented && !(event.target instanceof Element && event.target.closest(".ProseMirror"))) return;
    const key = event.key.toLowerCase();
    // A dialog has the page to itself.
    if (document.querySelector("dialog[open]")) return;
    if (key === "z" && !event.shiftKey) editor.undo();
    else if (key === "y" || key === "z") editor.redo();
    else if (key === "s") void editor.flush();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (isOff) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOff]);
}
