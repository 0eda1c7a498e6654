import { within } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { addresses, draw, handles } from "../testing/draw.tsx";
import { categories } from "../testing/samples.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";

test("reaches every level and the recommended courses by plain links", () => {
  expect(addresses(draw(CategoryMenu, { heading: "职业技能", categories }))).toEqual([
    "/list?categoryno1=1",
    "/list?categoryno1=1",
    "/list?categoryno1=1&categoryno2=2",
    "/list?categoryno1=1&categoryno2=2&categoryno3=3",
    "/resource-detail/11",
    "/list?categoryno1=9",
    "/list?categoryno1=9",
  ]);
});

test("shows an empty SVIP price as free", () => {
  const menu = draw(CategoryMenu, { heading: "职业技能", categories });
  expect(menu.textContent).toContain("SVIP免费");
});

test("scrolls from more than ten top categories on", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ id: String(place), categoryName: `类${place}` }));
  expect(draw(CategoryMenu, { heading: "", categories: many(10) }).querySelector(".scroll")).toBeNull();
  expect(draw(CategoryMenu, { heading: "", categories: many(11) }).querySelector(".scroll")).not.toBeNull();
});

test("goes through the menu by arrow keys and closes on Escape", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, requestAnimationFrame: (work: () => void) => work() });
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(place).render(<CategoryMenu heading="职业技能" categories={categories} side="left" {...handles} />),
  );
  // jsdom takes the style of small screens for true, where the panels are not shown.
  for (const style of document.querySelectorAll("style")) style.remove();
  const press = (key: string) =>
    act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  within(place).getByRole("link", { name: "电工电子" }).focus();
  await press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("电工上岗");
  await press("Escape");
  expect(document.activeElement?.textContent).toBe("电工电子");
  expect(place.querySelector(".tops")?.classList.contains("closed")).toBe(true);
  await press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("烹饪餐饮");
});
