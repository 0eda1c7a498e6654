import type { KeyboardEvent } from "react";

interface Menu {
  side: "left" | "right";
  open: () => void;
  /** What Escape does; absent, the key is left to whatever holds the menu. */
  close?: () => void;
}

/**
 * Keys of a list of categories: up and down go through the top categories, or through the links of a panel; the arrow
 * towards the panel goes into it and the other one back; Home and End are the ends of the list. Escape closes the panel
 * and keeps the focus on its category.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, { side, open, close }: Menu): void {
  const item = event.target instanceof Element ? event.target.closest(".item") : null;
  const target = item && targetOf({ key: event.key, item, link: event.target as Element, side });
  if (!target || (event.key === "Escape" && !close)) return;
  event.preventDefault();
  if (event.key === "Escape") close?.();
  else open();
  // The panel shows in the next frame only; what is hidden cannot take the focus.
  requestAnimationFrame(() => target.focus());
}

function targetOf({
  key,
  item,
  link,
  side,
}: {
  key: string;
  item: Element;
  link: Element;
  side: Menu["side"];
}): HTMLElement | null | undefined {
  const links = [...item.querySelectorAll<HTMLElement>(".panel a")].filter((one) => !one.classList.contains("whole"));
  const here = links.indexOf(link as HTMLElement);
  const siblings = item.parentElement?.children;
  const isRight = (side === "left") === (document.dir !== "rtl");
  switch (key) {
    case "ArrowDown":
      return here < 0 ? top(item.nextElementSibling) : links[here + 1];
    case "ArrowUp":
      return here < 0 ? top(item.previousElementSibling) : (links[here - 1] ?? top(item));
    case "Home":
      return top(siblings?.[0]);
    case "End":
      return top(siblings?.[siblings.length - 1]);
    case isRight ? "ArrowRight" : "ArrowLeft":
      return here < 0 ? links[0] : undefined;
    case isRight ? "ArrowLeft" : "ArrowRight":
    case "Escape":
      return top(item);
    default:
      return undefined;
  }
}

const top = (item: Element | null | undefined) => item?.querySelector<HTMLElement>(".top");
