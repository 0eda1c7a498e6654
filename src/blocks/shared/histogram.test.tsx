import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Histogram } from "./histogram.tsx";

it("writes the number of each bar above it, of the highest too", () => {
  const html = renderToStaticMarkup(<Histogram locale="en" counts={[0, 6, 3]} title="t" columns={["a", "b"]} />);
  const bars = [...html.matchAll(/<rect[^>]* y="([\d.]+)"[^>]*height="([\d.]+)"/g)].map(([, y]) => Number(y));
  const numbers = [...html.matchAll(/<text[^>]* y="([\d.]+)" text-anchor="middle">/g)].map(([, y]) => Number(y));
  expect(numbers).toHaveLength(2);
  for (const [place, y] of numbers.entries()) {
    expect(y).toBeLessThan(bars[place + 1] ?? 0);
    // A number is eleven units high.
    expect(y).toBeGreaterThanOrEqual(11);
  }
});
