import { within } from "@testing-library/react";
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
/** It has no role of its own. */
const summary = () => place.querySelector("summary")!;

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
  expect(within(drawn).getByRole("link", { name: "浏览全部课程" }).getAttribute("href")).toBe("/list");
});

test("brings its categories when it is wanted, and the courses of one when its panel is", async () => {
  await act(async () => summary().focus());
  await settle();
  expect(operations.listCourseCategories).toHaveBeenCalledExactlyOnceWith({ categoryType: 1 });
  const named = (name: string) => within(place).queryAllByRole("link", { name });
  expect([named("电工电子"), named("烹饪餐饮")].map(({ length }) => length)).toEqual([1, 1]);
  expect(place.textContent).not.toContain("SVIP免费");
  await act(async () => within(place).getByRole("link", { name: "电工电子" }).focus());
  expect(operations.listHomeRecommendations).toHaveBeenCalledExactlyOnceWith({ categoryId: "1" });
  expect(place.textContent).toContain("SVIP免费");
});

test("says so when its categories do not come", async () => {
  operations.listCourseCategories.mockRejectedValueOnce(new Error("away"));
  await act(async () => summary().focus());
  await settle();
  expect(within(place).getByRole("group").textContent).toContain("分类没有加载成功");
});

test("A press on the edge of the button does not close what the resting pointer opened; a press by keys does", async () => {
  vi.useFakeTimers();
  const [button, details] = [summary(), within(place).getByRole<HTMLDetailsElement>("group")];
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
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  await act(async () => rest());
  expect(press(1)).toBe(false);
  await act(async () => rest());
  expect(press(0)).toBe(true);
  vi.useRealTimers();
});

test("Other categories than those that were asked for are asked for anew", async () => {
  await act(async () => summary().focus());
  await settle();
  operations.listCourseCategories.mockResolvedValueOnce({ list: [] });
  await act(async () =>
    root.render(<CategoryDropdown heading="职业技能" categoryType={2} {...handles} operations={operations} />),
  );
  expect(operations.listCourseCategories).toHaveBeenLastCalledWith({ categoryType: 2 });
  expect(within(place).queryByRole("link", { name: "电工电子" })).toBeNull();
});
