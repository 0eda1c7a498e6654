import { useEffect, useRef } from "react";
import type { Editor } from "./use-editor.ts";

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) anywhere in the page, in fields too: there is one history for all of it. */
export function useShortcuts(editor: Pick<Editor, "undo" | "redo" | "flush">, isOff: boolean): void {
  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The editor of texts prevents what the browser would undo in it, and undoes nothing itself.
      if (event.defaultPrevented && !(event.target instanceof Element && event.target.closest(".ProseMirror"))) return;
      const key = event.key.toLowerCase();
      // A dialog has the page to itself.
      if (document.querySelector("dialog[open]")) return;
      if (key === "z" && !event.shiftKey) latest.current.undo();
      else if (key === "y" || key === "z") latest.current.redo();
      else if (key === "s") void latest.current.flush();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOff]);
}
