import type { FocusEvent, KeyboardEvent, ReactNode, ToggleEvent } from "react";

/**
 * A menu behind its button: `<details>`, so that it opens without JavaScript. With it, it closes on Escape, when the
 * focus leaves and when something else is pressed.
 */
export function Disclosure({ className, label, summary, children }: { className: string; label?: string; summary: ReactNode; children: ReactNode }): ReactNode {
  return (
    <details className={className} onKeyDown={closeOnEscape} onBlur={closeOnLeave} onToggle={closeOnPressOutside}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>): void {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
}

function closeOnPressOutside(event: ToggleEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  const listener = (press: PointerEvent) => {
    if (press.target instanceof Node && !details.contains(press.target)) details.open = false;
    if (!details.open) document.removeEventListener("pointerdown", listener);
  };
  if (details.open) document.addEventListener("pointerdown", listener);
}
