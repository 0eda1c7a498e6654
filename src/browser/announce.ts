/** Moves the focus to the new page, as a load would, so that keyboard and screen reader begin there. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>("#main h1") ?? document.getElementById("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

let region: HTMLElement | undefined;

/** Has a screen reader say something without moving the focus: that a list was filtered, for example. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "vh";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  region.textContent = text;
}
