import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw, handles } from "../testing/draw.tsx";
import { categories, recommended } from "../testing/samples.ts";
import { CategoryDropdown } from "./CategoryDropdown.tsx";

const operations = {
  listCourseCategories: vi.fn(async () => ({ list: categories.map(({ courseList: _, ...category }) => category) })),
  listHomeRecommendations: vi.fn(async () => ({ list: [recommended] })),
};
const settle = () => act(async () => void (await vi.dynamicImportSettled()));
let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.clearAllMocks();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(<CategoryDropdown heading="职业技能" categoryType={1} {...handles} operations={operations} />),
  );
});
afterEach(() => place.remove());

test("asks for nothing until somebody wants it, and leads to the catalogue without JavaScript", () => {
  expect(operations.listCourseCategories).not.toHaveBeenCalled();
  const drawn = draw(CategoryDropdown, { heading: "职业技能", categoryType: 1 }, { operations });
  expect(drawn.querySelector("details a")?.getAttribute("href")).toBe("/list");
});

test("brings its categories when it is wanted, and the courses of one when its panel is", async () => {
  await act(async () => place.querySelector("summary")?.focus());
  await settle();
  expect(operations.listCourseCategories).toHaveBeenCalledExactlyOnceWith({ categoryType: 1 });
  expect([...place.querySelectorAll(".top")].map((top) => top.textContent)).toEqual(["电工电子", "烹饪餐饮"]);
  expect(place.querySelector(".known")).toBeNull();
  await act(async () => place.querySelector<HTMLElement>(".top")?.focus());
  expect(operations.listHomeRecommendations).toHaveBeenCalledExactlyOnceWith({ categoryId: "1" });
  expect(place.querySelector(".known .svip")?.textContent).toBe("SVIP免费");
});

test("says so when its categories do not come", async () => {
  operations.listCourseCategories.mockRejectedValueOnce(new Error("away"));
  await act(async () => place.querySelector("summary")?.focus());
  await settle();
  expect(place.querySelector("details")?.textContent).toContain("分类没有加载成功");
});

test("A press on the edge of the button does not close what the resting pointer opened; a press by keys does", async () => {
  vi.useFakeTimers();
  const [summary, details] = [place.querySelector("summary")!, place.querySelector("details")!];
  Object.assign(details, { matches: () => true });
  const rest = () => {
    details.open = false;
    details.dispatchEvent(new MouseEvent("pointerout", { bubbles: true }));
    const arrives = Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" });
    details.dispatchEvent(arrives);
    vi.advanceTimersByTime(200);
    expect(details.open).toBe(true);
  };
  const press = (detail: number) =>
    summary.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  await act(async () => rest());
  expect(press(1)).toBe(false);
  await act(async () => rest());
  expect(press(0)).toBe(true);
  vi.useRealTimers();
});

test("Other categories than those that were asked for are asked for anew", async () => {
  await act(async () => place.querySelector("summary")?.focus());
  await settle();
  operations.listCourseCategories.mockResolvedValueOnce({ list: [] });
  await act(async () =>
    root.render(<CategoryDropdown heading="职业技能" categoryType={2} {...handles} operations={operations} />),
  );
  expect(operations.listCourseCategories).toHaveBeenLastCalledWith({ categoryType: 2 });
  expect(place.querySelector(".top")).toBeNull();
});
