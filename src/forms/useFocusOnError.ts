import { useEffect, type RefObject } from "react";
import type { FormFault } from "./form-error.ts";

/** Gives the focus to what is wrong: the first bad field, else what is typed again, else the words above the form. */
export function useFocusOnError(root: RefObject<HTMLElement | null>, fault: FormFault | undefined): void {
  useEffect(() => {
    if (!fault) return;
    // A refused password or code is typed again; anything else is read first.
    const within = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const target =
      firstBad(root.current) ??
      within("input[type=password]") ??
      within("input[autocomplete=one-time-code]") ??
      within(".lf-fault");
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  }, [root, fault]);
}

/** The first bad field as a person reads the page, not as the validator found them. */
export function firstBad(root: HTMLElement | null): HTMLElement | null | undefined {
  return root?.querySelector<HTMLElement>("[aria-invalid=true]:not(:disabled)");
}
