import type { Page } from "playwright-core";

/**
 * Waits until nothing has come for half a second. What the browser fetches ahead of a link under the pointer, which
 * never ends for who watches it from outside, does not count.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const again = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        };
        new PerformanceObserver(again).observe({ type: "resource", buffered: true });
        again();
      }),
  );
