import { within } from "@testing-library/react";
import { button } from "../../forms/testing/page.ts";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handles } from "../testing/draw.tsx";
import { AdBanner } from "./AdBanner.tsx";

const items = [
  { id: "a", advTitle: "免费课程", advImg: "/a.svg", advUrl: "/list", advTarget: "_self" as const, advLocation: 2 },
];
const mount = async (place: HTMLElement, shown = items) => {
  const root = createRoot(place);
  await act(async () => root.render(<AdBanner items={shown} hideSeconds={120} {...handles} />));
  return root;
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
});
let isStill = false;
afterEach(() => {
  isStill = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("stays away for two minutes after closing, also over a reload, and then comes back", async () => {
  const place = document.createElement("div");
  const root = await mount(place);
  await act(async () => button("关闭", place).click());
  expect(place.textContent).toBe("");
  await act(async () => root.unmount());

  await mount(place);
  await act(async () => vi.advanceTimersByTime(119_000));
  expect(place.textContent).toBe("");
  await act(async () => vi.advanceTimersByTime(1_500));
  expect(place.textContent).toContain("免费课程");
});

const [first] = items;
const several = [first!, { ...first!, id: "b", advTitle: "机构入驻" }, { ...first!, id: "c", advTitle: "会员日" }];

test("of several shows one after the other, and holds still while somebody is at it", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = await mount(place, several);
  const titles: (string | undefined)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    titles.push(several.find(({ advTitle }) => place.textContent?.includes(advTitle))?.advTitle);
    await act(async () => vi.advanceTimersByTime(8_000));
  }
  expect(titles).toEqual(["免费课程", "机构入驻", "会员日", "免费课程"]);
  const before = place.textContent;
  await act(async () => within(place).getByRole("link").focus());
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(place.textContent).toBe(before);
  await act(async () => root.unmount());
});

test("turns nothing for who asked for less motion", async () => {
  isStill = true;
  const place = document.createElement("div");
  await mount(place, several);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(place.textContent).toContain("免费课程");
});
