import type { Page } from "playwright-core";

/** What lies over buttons and links on purpose, as selectors of what is hit in their place. */
const coveredOnPurpose = [".toasts", "[role=dialog]", "dialog[open]"];

/**
 * The buttons, links and fields that are seen and cannot be pressed where they are drawn, one line each: what is hit in
 * the middle of each has to be it, something in it, or its label. Looked at where the page is scrolled so that it
 * stands in the middle; one call of the browser for all of a page.
 */
export function deadOnes(page: Page): Promise<string[]> {
  return page.evaluate((onPurpose) => {
    const dead: string[] = [];
    const seen = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [role=button], [role=tab]",
      ),
    ].filter((element) => {
      // Not what only ears hear, nor what is held back and says so; the handle of a row is for the keyboard, a pointer
      // drags the row itself.
      if (
        element.matches(":disabled, [aria-disabled=true], .vh, .skip, [slot=drag]") ||
        element.closest("[inert], .vh")
      )
        return false;
      // Nor the head of a table that is cards: the keyboard brings it to sight.
      const head = element.closest("thead");
      if (head && getComputedStyle(head).clipPath !== "none") return false;
      return (
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0
      );
    });
    for (const element of seen) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // Of a link that goes over lines, the middle of its first one.
      const box = element.getClientRects()[0]!;
      if (box.width < 2 || box.height < 2) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const isHit = hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)));
      if (isHit || hit?.closest(onPurpose.join())) continue;
      const name = (one: Element | null) =>
        one === null
          ? "nothing"
          : `${one.tagName.toLowerCase()}${one.id && `#${one.id}`}${one.classList.length > 0 ? `.${[...one.classList].join(".")}` : ""}`;
      dead.push(
        `${name(element)} "${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 30)}" is covered by ${name(hit)}`,
      );
    }
    scrollTo(0, 0);
    return dead;
  }, coveredOnPurpose);
}
