import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { MenuGroup } from "./MenuGroup.tsx";

test("names its links by its heading", () => {
  const group = draw(
    MenuGroup,
    { heading: "课程中心" },
    { slots: { entries: <a href="/account/course">我的课程</a> } },
  );
  const named = group.querySelector("[role=group]")?.getAttribute("aria-labelledby");
  expect(group.querySelector(`#${named}`)?.textContent).toBe("课程中心");
});

test("is not there without entries", () => {
  expect(draw(MenuGroup, { heading: "课程中心" }).textContent).toBe("");
});
