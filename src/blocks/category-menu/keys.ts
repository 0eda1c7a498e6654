import type { KeyboardEvent } from "react";

/**
 * Keys of the category menu: up and down go through the top categories, the arrow towards the panel goes into it and
 * the other one back, Escape closes it and keeps the focus on its category.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, menu: { side: "left" | "right"; close: () => void; open: () => void }): void {
  const item = event.target instanceof Element ? event.target.closest(".item") : null;
  const top = (of: Element | null | undefined) => of?.querySelector<HTMLElement>(".top");
  const inwards = menu.side === "left" ? "ArrowRight" : "ArrowLeft";
  const outwards = menu.side === "left" ? "ArrowLeft" : "ArrowRight";
  const target = event.key === "ArrowDown" ? top(item?.nextElementSibling)
    : event.key === "ArrowUp" ? top(item?.previousElementSibling)
    : event.key === inwards ? item?.querySelector<HTMLElement>(".panel a")
    : event.key === outwards || event.key === "Escape" ? top(item)
    : null;
  if (!target) return;
  event.preventDefault();
  if (event.key === "Escape") menu.close();
  else menu.open();
  // The panel shows in the next frame only; what is hidden cannot take the focus.
  requestAnimationFrame(() => target.focus());
}
