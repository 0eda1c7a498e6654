import type { Page } from "playwright-core";

/**
 * What has moved on the page by itself since it was opened, one line each with what moved. Asked over the next 300 ms,
 * because the browser reports a shift after the frame that made it.
 */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(" ");
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
          })[]) {
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const html = node instanceof Element ? node.outerHTML : node?.textContent;
              return `${html?.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`;
            });
            if (value > 0 && !hadRecentInput)
              found.push(`${value} at ${Math.round(startTime)} ms: ${moved.join(", ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(found), 300);
      }),
  );
}
