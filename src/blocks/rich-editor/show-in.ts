import type { Editor } from "@tiptap/core";
import type { RichText } from "../../generated/types.ts";
import { toEditor } from "./document.ts";

/**
 * Shows a document that came from elsewhere (undone, or somebody else's). Only what differs is replaced, so that the
 * cursor stays where it was.
 */
export function showIn(editor: Editor, document: RichText): void {
  const { state, view, schema } = editor;
  const next = schema.nodeFromJSON(toEditor(document));
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // The same text on both sides may count as both start and end.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  view.dispatch(
    state.tr
      .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
      .setMeta("addToHistory", false)
      .setMeta("preventUpdate", true),
  );
}
