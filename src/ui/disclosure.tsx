import type { DetailsHTMLAttributes, FocusEvent, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from "react";
import { pressedKey } from "./pressed-key.ts";

interface Props extends DetailsHTMLAttributes<HTMLDetailsElement> {
  className: string;
  /** What the button is called, where `summary` has no words. */
  label?: string;
  summary: ReactNode;
  /** Told of a press on the button, by pointer or keys, before it opens or closes. */
  onPress?: (event: MouseEvent) => void;
  children: ReactNode;
}

/**
 * A menu behind its button: `<details>`, so that it opens without JavaScript. With it, arrow keys go through its
 * entries, and it closes on Escape, when the focus leaves, when something else is pressed and when one of its links is
 * followed.
 */
export function Disclosure({ label, summary, onPress, children, ...more }: Props): ReactNode {
  return (
    // It hears of what is pressed on the links and buttons inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details {...more} onKeyDown={onKey} onBlur={closeOnLeave} onClick={closeOnFollow} onToggle={closeOnPressOutside}>
      <summary aria-label={label} title={label} onClick={onPress}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

function onKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.defaultPrevented) return;
  if (pressedKey(event) === "Escape" && details.open) {
    details.open = false;
    details.querySelector("summary")?.focus();
    // Only the innermost open menu closes.
    event.stopPropagation();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || (!details.open && step < 0)) return;
  event.preventDefault();
  details.open = true;
  const entries = [...details.querySelectorAll<HTMLElement>("summary, a, button")].filter((entry) =>
    entry.checkVisibility(),
  );
  const here = entries.indexOf(event.target as HTMLElement);
  entries[(here + step + entries.length) % entries.length]?.focus();
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>): void {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
    event.currentTarget.open = false;
}

function closeOnFollow(event: MouseEvent<HTMLDetailsElement>): void {
  // A link that did something else than lead away, such as opening what is below it, has prevented it.
  if (!event.defaultPrevented && event.target instanceof Element && event.target.closest("a, .menu-link"))
    event.currentTarget.open = false;
}

function closeOnPressOutside(event: ToggleEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  const listener = (press: PointerEvent) => {
    if (press.target instanceof Node && !details.contains(press.target)) details.open = false;
    if (!details.open) document.removeEventListener("pointerdown", listener);
  };
  if (details.open) document.addEventListener("pointerdown", listener);
}
