import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch.ts";

test("a page is fetched early for who points at its link, but not where each look at it is recorded", async () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void work());
  document.body.innerHTML = `<a href="/profiles?open=7" data-pressed-only="">Open</a><a href="/courses">Courses</a>`;
  const prefetch = vi.fn();
  prefetchOnIntent(prefetch);
  for (const link of screen.getAllByRole("link")) {
    link.dispatchEvent(new Event("touchstart", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalled());
  expect(prefetch.mock.calls).toEqual([["/courses"]]);
});
