import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What has the focus, by its name, and whether one can see that it has. */
export const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // After the last link of a page the focus is the browser's, before it comes round.
    if (element === document.body) return { name: "", visible: true, top: 0, inMain: false };
    // A field shows it on the frame around it, a card's link on the card.
    const marked = [element, element.parentElement, element.closest(".card"), element.closest("form")];
    const visible = marked.some(
      (one) => one && (getComputedStyle(one).outlineStyle !== "none" || getComputedStyle(one).boxShadow !== "none"),
    );
    const name =
      element.getAttribute("aria-label") ??
      (element.textContent?.trim() || element.getAttribute("placeholder") || element.tagName);
    return {
      name,
      visible,
      top: Math.round(element.getBoundingClientRect().top),
      inMain: element.closest("main") !== null,
    };
  });

/** Presses the Tab key until the focus is where it is wanted; names what it came by that did not show the focus. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press("Tab");
    const { name, visible } = await focus(page);
    expect(visible, `one can see that "${name}" has the focus`).toBe(true);
    if (typeof wanted === "string" ? name === wanted : wanted.test(name)) return;
  }
  throw new Error(`the keyboard does not come to ${wanted}`);
}
