import { useEffect, useRef, type RefObject } from "react";
import type { LayerPath } from "../../site/document/layer-path.ts";
import { usePanel } from "./context.ts";

/** Brings a field into view when its text was pressed in the page, and gives it the focus where it is written here. */
export function usePressedField(at: LayerPath | undefined): {
  root: RefObject<HTMLDivElement | null>;
  isShown: boolean;
} {
  const { field } = usePanel();
  const root = useRef<HTMLDivElement>(null);
  const isShown = at !== undefined && field !== undefined && at.join("/") === field.path.join("/");
  useEffect(() => {
    const element = root.current;
    if (!isShown || !element) return;
    element.scrollIntoView({ block: "center" });
    if (!field?.focus) return;
    if (focusIn(element)) return;
    // The editor of rich texts is fetched when the first is shown.
    const watch = new MutationObserver(() => focusIn(element) && watch.disconnect());
    watch.observe(element, { childList: true, subtree: true, attributes: true });
    return () => watch.disconnect();
  }, [isShown, field]);
  return { root, isShown };
}

function focusIn(element: HTMLElement): boolean {
  const control = element.querySelector<HTMLElement>("[contenteditable=true], textarea, input:not([type=file])");
  control?.focus({ preventScroll: true });
  return control !== null;
}
