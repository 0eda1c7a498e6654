import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handles } from "../testing/draw.tsx";
import { AdBanner } from "./AdBanner.tsx";

const items = [{ id: "a", advTitle: "免费课程", advImg: "/a.svg", advUrl: "/list", advTarget: "_self" as const, advLocation: 2 }];
const mount = async (place: HTMLElement) => {
  const root = createRoot(place);
  await act(async () => root.render(<AdBanner items={items} hideSeconds={120} {...handles} />));
  return root;
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => vi.useRealTimers());

test("stays away for two minutes after closing, also over a reload, and then comes back", async () => {
  const place = document.createElement("div");
  const root = await mount(place);
  await act(async () => place.querySelector("button")?.click());
  expect(place.textContent).toBe("");
  await act(async () => root.unmount());

  await mount(place);
  await act(async () => vi.advanceTimersByTime(119_000));
  expect(place.textContent).toBe("");
  await act(async () => vi.advanceTimersByTime(1_500));
  expect(place.textContent).toContain("免费课程");
});
